import type { CatalogKind, CatalogPage } from '@/hooks/use-catalog'
import { catalog as texts } from '@/messages/prices'

import { CompactSelect } from '../desk/compact-select'
import { SearchField } from '../search-field'

type Filter = Record<'q' | 'bike' | 'group' | 'offered', string | undefined>

interface CatalogFiltersProps {
  kind: CatalogKind
  filter: Filter
  /** Null while the list is on its way. */
  page: Pick<CatalogPage, 'bikes' | 'groups'> | null
  onChange: (filter: Filter) => void
}

/** Words, a bike and a group to narrow the list down to. */
export function CatalogFilters({ kind, filter, page, onChange }: CatalogFiltersProps) {
  const bikes = page?.bikes.map(({ slug, title }) => ({ value: slug, title })) ?? []
  const groups = page?.groups.map(({ code, title }) => ({ value: code, title })) ?? []
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      <div className="min-w-60 flex-1">
        <SearchField
          key={filter.q ?? ''}
          label={texts.search}
          hint={texts.searchHint}
          value={filter.q ?? ''}
          onSearch={(q) => onChange({ ...filter, q })}
        />
      </div>
      <CompactSelect
        label={texts.bike}
        name="bike"
        className="mt-3 w-40"
        value={filter.bike ?? ''}
        options={[{ value: '', title: texts.anyBike }, ...bikes]}
        onChange={({ target }) => onChange({ ...filter, bike: target.value || undefined })}
      />
      <CompactSelect
        label={texts.group[kind]}
        name="group"
        className="mt-3 w-48"
        value={filter.group ?? ''}
        options={[{ value: '', title: texts.anyGroup }, ...groups]}
        onChange={({ target }) => onChange({ ...filter, group: target.value || undefined })}
      />
    </div>
  )
}
