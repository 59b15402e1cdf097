import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { Spinner } from '@/components/ui/spinner'
import type { Entry } from '@/components/ui/use-search-field'
import type { SpareHit, useSpareSearch } from '@/hooks/use-spare-search'
import { spareSuggestions as texts } from '@/messages/spare-suggestions'
import { sparesResults } from '@/messages/spares-results'

import { Marked } from '@/components/ui/marked'
import type { SpareFieldState } from './use-spare-field'

interface SpareOptionsProps {
  id: string
  optionId: (index: number) => string
  field: SpareFieldState
  search: ReturnType<typeof useSpareSearch>
}

/** What the field offers below itself; always in the page, so that the field never points at nothing. */
export function SpareOptions({ id, optionId, field, search }: SpareOptionsProps) {
  const { isOpen, entries, active, text } = field
  const isWaiting = search.phase === 'loading' && entries.length === 0
  const isNothing = search.phase === 'ready' && search.total === 0
  const isShown = isOpen && text.trim() !== '' && (entries.length > 0 || isWaiting || isNothing)
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded border border-ink bg-surface',
        !isShown && 'hidden',
      )}
    >
      {isWaiting && (
        <p className="flex items-center gap-3 px-4 py-3.5 text-ink-soft">
          <Spinner />
          {search.isSlow ? texts.slow : texts.searching}
        </p>
      )}
      {isNothing && <p className="px-4 py-3.5 text-ink-soft">{texts.noSuggestion}</p>}
      <ul id={id} role="listbox" aria-label={texts.suggestions}>
        {entries.map((entry, index) => (
          <li
            key={entry.kind === 'all' ? 'all' : entry.hit.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => field.point(index)}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => field.choose(entry)}
            className={cx(
              'min-h-touch cursor-pointer border-b border-line px-4 py-2.5 last:border-b-0',
              index === active && 'bg-ink/6',
            )}
          >
            <Option entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Option({ entry }: { entry: Entry<SpareHit> }) {
  if (entry.kind === 'all') return <span className="link">{texts.all(entry.total)}</span>
  const { id, title, marks, price, in_stock } = entry.hit
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        <Marked text={title} marks={marks} />
        <span className="ml-2 figures text-sm text-ink-soft">{sparesResults.partNumber(id)}</span>
        {!in_stock && <span className="ml-2 text-sm text-bad">{sparesResults.soldOut}</span>}
      </span>
      <Price amount={price} />
    </span>
  )
}
