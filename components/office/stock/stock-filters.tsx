import { stock as texts } from '@/messages/office/stock/stock'

import { ListFilters } from '@/components/office/kit/list-filters'

type StockFilter = Record<'q' | 'kind' | 'state', string | undefined>

interface StockFiltersProps {
  filter: StockFilter
  onChange: (filter: StockFilter) => void
}

export function StockFilters({ filter, onChange }: StockFiltersProps) {
  return (
    <ListFilters
      {...{ filter, onChange }}
      by="q"
      search={texts.search}
      searchHint={texts.searchHint}
      selects={[{ name: 'kind', label: texts.kind, options: texts.kinds }]}
    />
  )
}
