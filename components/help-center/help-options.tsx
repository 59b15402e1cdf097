import { cx } from '@/components/ui/cx'
import { Marked } from '@/components/ui/marked'
import { Spinner } from '@/components/ui/spinner'
import type { Entry } from '@/components/ui/use-search-field'
import type { HelpHit, useHelpSearch } from '@/hooks/use-help-search'
import { helpSuggestions as texts } from '@/messages/help-suggestions'

import type { HelpFieldState } from './use-help-field'

interface HelpOptionsProps {
  id: string
  optionId: (index: number) => string
  field: HelpFieldState
  search: ReturnType<typeof useHelpSearch>
}

/** What the field offers below itself; always in the page, so that the field never points at nothing. */
export function HelpOptions({ id, optionId, field, search }: HelpOptionsProps) {
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
            key={entry.kind === 'all' ? 'all' : entry.hit.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => field.point(index)}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => field.choose(entry)}
            className={cx(
              'min-h-touch cursor-pointer border-b border-line px-4 py-3 last:border-b-0',
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

function Option({ entry }: { entry: Entry<HelpHit> }) {
  if (entry.kind === 'all') return <span className="link">{texts.all(entry.total)}</span>
  const { title, marks, category, found } = entry.hit
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <Marked text={title} marks={marks} />
        </span>
        <span className="text-sm text-ink-soft">{category.title}</span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
        <Marked text={found.text} marks={found.marks} />
      </span>
    </>
  )
}
