import { SearchField } from '../search-field'
import { CompactSelect } from '../desk/compact-select'
import { stock as texts } from '@/messages/stock'

type StockFilter = Record<'q' | 'kind' | 'state', string | undefined>

interface StockFiltersProps {
  filter: StockFilter
  onChange: (filter: StockFilter) => void
}

/** Words and a type to narrow a list of stock down to. */
export function StockFilters({ filter, onChange }: StockFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 print:hidden">
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
        label={texts.kind}
        name="kind"
        className="mt-3 w-40"
        value={filter.kind ?? ''}
        options={texts.kinds}
        onChange={({ target }) => onChange({ ...filter, kind: target.value || undefined })}
      />
    </div>
  )
}
