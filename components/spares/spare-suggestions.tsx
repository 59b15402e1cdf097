import { SearchSuggestions } from '@/components/ui/search-suggestions'
import type { SearchFieldState } from '@/components/ui/use-search-field'
import type { SpareQuery } from '@/domain/spare-address'
import { useSpareSearch, type SpareHit } from '@/hooks/use-spare-search'
import { spareSuggestions } from '@/messages/spare-suggestions'

import { SpareOption } from './spare-option'

interface SpareSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: SearchFieldState<SpareHit>
  query: SpareQuery
}

export function SpareSuggestions({ query: { q, page, bike }, ...rest }: SpareSuggestionsProps) {
  const search = useSpareSearch({ query: q, page, bike }, rest.field.typed)
  return (
    <SearchSuggestions {...rest} search={search} texts={spareSuggestions}>
      {(hit) => <SpareOption hit={hit} />}
    </SearchSuggestions>
  )
}
