import { ErrorNotice } from '@/components/ui/error-notice'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SpareQuery } from '@/domain/spare-address'
import { useSpareSearch } from '@/hooks/use-spare-search'
import { spareSuggestions as texts } from '@/messages/spare-suggestions'

import { SpareOptions } from './spare-options'
import type { SpareFieldState } from './use-spare-field'

interface SpareSuggestionsProps {
  id: string
  optionId: (index: number) => string
  field: SpareFieldState
  query: SpareQuery
}

/** Searches while somebody types, and shows what was found below the field. */
export function SpareSuggestions({ id, optionId, field, query }: SpareSuggestionsProps) {
  const { isOpen, text, typed } = field
  const search = useSpareSearch({ query: query.q, page: query.page, bike: query.bike }, typed)
  const failure = isOpen && search.phase === 'failed' ? search.sentence : null
  return (
    <>
      {failure && <ErrorNotice sentence={failure} onRetry={search.retry} className="mt-2" />}
      <SpareOptions id={id} optionId={optionId} field={field} search={search} />
      <VisuallyHidden role="status">{isOpen && announcementOf(search, text)}</VisuallyHidden>
    </>
  )
}

function announcementOf(search: ReturnType<typeof useSpareSearch>, text: string): string {
  if (text.trim() === '') return ''
  if (search.isSlow) return texts.slow
  return search.phase === 'ready' ? texts.announced(search.total) : ''
}
