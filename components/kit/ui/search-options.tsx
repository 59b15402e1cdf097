import type { ReactNode } from 'react'

import { cx } from './cx'
import { Spinner } from './spinner'
import type { Entry, SearchFieldState } from './use-search-field'

export interface SearchOptionsProps<Hit> {
  id: string
  optionId: (index: number) => string
  field: SearchFieldState<Hit>
  search: { phase: string; total: number; isSlow: boolean }
  texts: {
    /** Accessible name of the list. */
    suggestions: string
    searching: string
    slow: string
    nothing: string
    all: (total: number) => string
  }
  children: (hit: Hit) => ReactNode
}

/** Listbox of a search field; always in the DOM, so that the field's `aria-controls` is valid. */
export function SearchOptions<Hit extends { id: number }>(props: SearchOptionsProps<Hit>) {
  const { id, optionId, field, search, texts, children } = props
  const { isOpen, entries, active, text } = field
  const isWaiting = search.phase === 'loading' && entries.length === 0
  const isNothing = search.phase === 'ready' && search.total === 0
  const isShown = isOpen && text.trim() !== '' && (entries.length > 0 || isWaiting || isNothing)
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded border border-ink bg-surface',
        !isShown && 'hidden',
      )}
    >
      {isWaiting && (
        <p className="flex items-center gap-3 px-4 py-3.5 text-ink-soft">
          <Spinner />
          {search.isSlow ? texts.slow : texts.searching}
        </p>
      )}
      {isNothing && <p className="px-4 py-3.5 text-ink-soft">{texts.nothing}</p>}
      <ul id={id} role="listbox" aria-label={texts.suggestions}>
        {entries.map((entry, index) => (
          <li
            key={keyOf(entry)}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => field.point(index)}
            // Keeps focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => field.choose(entry)}
            className={cx(
              'min-h-touch cursor-pointer border-b border-line px-4 py-2.5 last:border-b-0',
              index === active && 'bg-ink/6',
            )}
          >
            {entry.kind === 'hit' && children(entry.hit)}
            {entry.kind === 'all' && <span className="link">{texts.all(entry.total)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const keyOf = (entry: Entry<{ id: number }>) => (entry.kind === 'all' ? 'all' : entry.hit.id)
