import type { ReactNode } from 'react'

import { CompactSelect } from './compact-select'
import { SearchField } from './search-field'

type Values<Filter> = { [Name in keyof Filter]: string | undefined }

interface ListFiltersProps<Filter extends Values<Filter>> {
  filter: Filter
  /** URL parameter of the search text. */
  by: keyof Filter & string
  search: string
  searchHint: string
  /** While the user types, the entry of the browser's history is replaced. */
  onChange: (filter: Filter, how?: 'replace') => void
  selects?: readonly {
    name: keyof Filter & string
    label: string
    options: readonly { value: string; title: string }[]
  }[]
  children?: ReactNode
}

export function ListFilters<Filter extends Values<Filter>>(props: ListFiltersProps<Filter>) {
  const { filter, by, search, searchHint, onChange, selects = [], children } = props
  const set = (name: keyof Filter, value: string | undefined) =>
    onChange({ ...filter, [name]: value || undefined })
  return (
    <div className="flex flex-wrap items-end gap-x-4 print:hidden">
      <div className="max-w-xl min-w-72 flex-1 max-md:min-w-full">
        <SearchField
          label={search}
          hint={searchHint}
          value={filter[by] ?? ''}
          className="mt-3"
          onSearch={(words) => onChange({ ...filter, [by]: words }, 'replace')}
        />
      </div>
      {selects.map(({ name, label, options }) => (
        <CompactSelect
          key={name}
          {...{ name, label, options }}
          className="mt-3 w-44 max-md:min-w-36 max-md:flex-1"
          value={filter[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {children}
    </div>
  )
}
