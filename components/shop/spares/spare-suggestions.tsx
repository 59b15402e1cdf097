import { SearchSuggestions } from '@/components/kit/ui/search-suggestions'
import type { SearchFieldState } from '@/components/kit/ui/use-search-field'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { useSpareSearch, type SpareHit } from '@/hooks/shop/spares/use-spare-search'
import { spareSuggestions } from '@/messages/shop/spares/spare-suggestions'

import { SpareOption } from './spare-option'

interface SpareSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: SearchFieldState<SpareHit>
  query: SpareQuery
}

export function SpareSuggestions({
  query: { q, page, bike, parts },
  ...rest
}: SpareSuggestionsProps) {
  const search = useSpareSearch({ query: q, page, bike, parts }, rest.field.typed)
  return (
    <SearchSuggestions {...rest} search={search} texts={spareSuggestions}>
      {(hit) => <SpareOption hit={hit} />}
    </SearchSuggestions>
  )
}
