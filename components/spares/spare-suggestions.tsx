import { SearchSuggestions } from '@/components/ui/search-suggestions'
import type { SpareQuery } from '@/domain/spare-address'
import { useSpareSearch } from '@/hooks/use-spare-search'
import { spareSuggestions } from '@/messages/spare-suggestions'

import { SpareOption } from './spare-option'
import type { SpareFieldState } from './use-spare-field'

interface SpareSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: SpareFieldState
  query: SpareQuery
}

/** Searches while somebody types, and shows what was found below the field. */
export function SpareSuggestions({ query: { q, page, bike }, ...rest }: SpareSuggestionsProps) {
  const search = useSpareSearch({ query: q, page, bike }, rest.field.typed)
  return (
    <SearchSuggestions {...rest} search={search} texts={spareSuggestions}>
      {(hit) => <SpareOption hit={hit} />}
    </SearchSuggestions>
  )
}
