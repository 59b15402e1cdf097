import { ErrorNotice } from '@/components/ui/error-notice'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { HelpQuery } from '@/domain/help-center'
import { useHelpSearch } from '@/hooks/use-help-search'
import { helpSuggestions as texts } from '@/messages/help-suggestions'

import { HelpOptions } from './help-options'
import type { HelpFieldState } from './use-help-field'

interface HelpSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: HelpFieldState
  query: HelpQuery
}

/** Searches while somebody types, and shows what was found below the field. */
export function HelpSuggestions({ id, optionId, field, query }: HelpSuggestionsProps) {
  const { isOpen, text, typed } = field
  const search = useHelpSearch(query, typed)
  const failure = isOpen && search.phase === 'failed' ? search.sentence : null
  return (
    <>
      {failure && <ErrorNotice sentence={failure} onRetry={search.retry} className="mt-2" />}
      <HelpOptions id={id} optionId={optionId} field={field} search={search} />
      <VisuallyHidden role="status">{isOpen && announcementOf(search, text)}</VisuallyHidden>
    </>
  )
}

function announcementOf(search: ReturnType<typeof useHelpSearch>, text: string): string {
  if (text.trim() === '') return ''
  if (search.isSlow) return texts.slow
  return search.phase === 'ready' ? texts.announced(search.total) : ''
}
