import { SearchSuggestions } from '@/components/kit/ui/search-suggestions'
import type { SearchFieldState } from '@/components/kit/ui/use-search-field'
import type { HelpQuery } from '@/domain/community/help-center/help-center'
import { useHelpSearch, type HelpHit } from '@/hooks/community/help-center/use-help-search'
import { helpSuggestions } from '@/messages/community/help-center/help-suggestions'

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
