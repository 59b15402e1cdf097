import { ErrorNotice } from './error-notice'
import { SearchOptions, type SearchOptionsProps } from './search-options'
import { VisuallyHidden } from './visually-hidden'

interface SearchSuggestionsProps<Hit> extends SearchOptionsProps<Hit> {
  search: SearchOptionsProps<Hit>['search'] & {
    sentence: string | null
    retry: () => void
  }
  texts: SearchOptionsProps<Hit>['texts'] & { announced: (total: number) => string }
}

export function SearchSuggestions<Hit extends { id: number }>(props: SearchSuggestionsProps<Hit>) {
  const { field, search } = props
  const failure = field.isOpen && search.phase === 'failed' ? search.sentence : null
  return (
    <>
      {failure && <ErrorNotice sentence={failure} onRetry={search.retry} className="mt-2" />}
      <SearchOptions {...props} />
      <VisuallyHidden role="status">{announcementOf(props)}</VisuallyHidden>
    </>
  )
}

function announcementOf<Hit>({ field, search, texts }: SearchSuggestionsProps<Hit>): string {
  if (!field.isOpen || field.text.trim() === '') return ''
  if (search.isSlow) return texts.slow
  return search.phase === 'ready' ? texts.announced(search.total) : ''
}
