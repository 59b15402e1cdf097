import { SearchSuggestions } from '@/components/ui/search-suggestions'
import type { SearchFieldState } from '@/components/ui/use-search-field'
import type { HelpQuery } from '@/domain/help-center'
import { useHelpSearch, type HelpHit } from '@/hooks/use-help-search'
import { helpSuggestions } from '@/messages/help-suggestions'

import { HelpOption } from './help-option'

interface HelpSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: SearchFieldState<HelpHit>
  query: HelpQuery
}

export function HelpSuggestions({ query, ...rest }: HelpSuggestionsProps) {
  const search = useHelpSearch(query, rest.field.typed)
  return (
    <SearchSuggestions {...rest} search={search} texts={helpSuggestions}>
      {(hit) => <HelpOption hit={hit} />}
    </SearchSuggestions>
  )
}
