import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

/** What the list of the field offers: what was found, and at its end the page of all results. */
export type Entry<Hit> = { kind: 'hit'; hit: Hit } | { kind: 'all'; total: number }

/** The field as its list sees it. */
export interface SearchFieldState<Hit> {
  text: string
  /** What was typed since the page was opened; null for nothing. */
  typed: string | null
  isOpen: boolean
  entries: Entry<Hit>[]
  /** Which entry Enter takes; -1 is the field itself. */
  active: number
  choose: (entry: Entry<Hit>) => void
  point: (index: number) => void
}

interface SearchField<Hit, Module> {
  /** What stands in the field when the page is opened. */
  query: string
  found: SearchMatches<Hit>
  /** Brings what searches and draws the list; a stable function at module scope. */
  load: () => Promise<Module>
  onChoose: (entry: Entry<Hit>, text: string) => void
}

interface SearchMatches<Hit> {
  results: readonly Hit[]
  total: number
}

/**
 * The combobox of a search: what stands in it, what it offers, and what each key does. What searches and draws the
 * list is fetched when somebody reaches for the field; until then, and without it, the field sends its form.
 */
export function useSearchField<Hit, Module>({
  query,
  found,
  load,
  onChoose,
}: SearchField<Hit, Module>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useLazyModule(load, isWanted, () => setWanted(false))
  const text = typed ?? query
  const isOffering = isOpen && suggestions !== undefined && text.trim() !== ''
  const entries = isOffering ? entriesOf(found) : []
  // A shorter list may come while the choice stands below its end.
  const chosen = Math.min(active, entries.length - 1)

  function choose(entry: Entry<Hit>) {
    close()
    onChoose(entry, text)
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const entry = entries[chosen]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(turned(chosen, step, entries.length))
    } else if (event.key === 'Enter' && entry) {
      event.preventDefault()
      choose(entry)
    } else if (event.key === 'Escape' || event.key === 'Enter') close()
  }

  function open() {
    setWanted(true)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  return {
    suggestions,
    text,
    typed,
    isOpen,
    entries,
    active: chosen,
    choose,
    press,
    point: setActive,
    open,
    leave(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    type(typed: string) {
      setTyped(typed)
      setActive(-1)
      open()
    },
  }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** One on, around the ends; -1 is the field itself. */
function turned(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

function entriesOf<Hit>({ results, total }: SearchMatches<Hit>): Entry<Hit>[] {
  const hits = results.map((hit): Entry<Hit> => ({ kind: 'hit', hit }))
  return total > results.length ? [...hits, { kind: 'all', total }] : hits
}
