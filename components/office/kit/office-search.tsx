import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { SearchSuggestions } from '@/components/kit/ui/search-suggestions'
import { useSearchField } from '@/components/kit/ui/use-search-field'
import type { RequestState } from '@/hooks/kit/use-request'
import { officeLists } from '@/messages/office/kit/lists'
import { toSentence } from '@/messages/kit/errors'

import { DenseField } from './dense-field'

interface OfficeSearchProps<Hit> {
  label: string
  hint: string
  words: string
  request: { state: RequestState<readonly Hit[]>; retry: () => void; isSlow: boolean }
  texts: { suggestions: string; nothing: string; announced: (total: number) => string }
  onWords: (words: string) => void
  onChoose: (hit: Hit) => void
  children: (hit: Hit) => ReactNode
}

/** The list is part of the back office's code, so there is nothing to lazy-load. */
const load = () => Promise.resolve({ SearchSuggestions })

const WAITING = { searching: officeLists.searching, slow: officeLists.slow }

function searchOf({ state, retry, isSlow }: OfficeSearchProps<unknown>['request'], words: string) {
  return {
    ...{ isSlow, retry, phase: words.trim() === '' ? 'idle' : state.status },
    total: state.status === 'ready' ? state.data.length : 0,
    sentence: state.status === 'failed' ? toSentence(state.error) : null,
  }
}

/** Combobox that finds items for a form; cleared after each choice. Enter chooses the first match. */
export function OfficeSearch<Hit extends { id: number }>(props: OfficeSearchProps<Hit>) {
  const { label, hint, words, request, texts, onWords, onChoose, children } = props
  const { state } = request
  const id = useId()
  const found = state.status === 'ready' ? state.data : []
  const field = useSearchField<Hit, Awaited<ReturnType<typeof load>>>({
    query: '',
    found: { results: found, total: found.length },
    load,
    onChoose: (entry) => {
      if (entry.kind !== 'hit') return
      field.type('')
      onWords('')
      onChoose(entry.hit)
    },
  })
  const { entries, active } = field
  const optionId = (index: number) => `${id}-option-${index}`
  const press = (event: KeyboardEvent) => {
    const [first] = entries
    if (event.key !== 'Enter' || active >= 0 || !first) return field.press(event)
    event.preventDefault()
    field.choose(first)
  }
  return (
    <div className="relative" onBlur={field.leave}>
      <DenseField
        {...{ label, hint }}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          field.type(target.value)
          onWords(target.value)
        }}
        onKeyDown={press}
        onFocus={field.open}
      />
      <SearchSuggestions<Hit>
        id={`${id}-list`}
        {...{ optionId, field }}
        search={searchOf(request, words)}
        texts={{ ...WAITING, all: texts.announced, ...texts }}
      >
        {children}
      </SearchSuggestions>
    </div>
  )
}
