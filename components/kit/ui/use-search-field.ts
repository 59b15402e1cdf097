import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

/** Option of the list: a match, or as the last one the link to all results. */
export type Entry<Hit> = { kind: 'hit'; hit: Hit } | { kind: 'all'; total: number }

export interface SearchFieldState<Hit> {
  text: string
  /** Input since the page was opened, or null if there is none. */
  typed: string | null
  isOpen: boolean
  entries: Entry<Hit>[]
  /** Index of the active option, or -1 for the field itself. */
  active: number
  choose: (entry: Entry<Hit>) => void
  point: (index: number) => void
}

interface SearchField<Hit, Module> {
  query: string
  found: SearchMatches<Hit>
  /** Stable function at module scope that loads the search and its list. */
  load: () => Promise<Module>
  onChoose: (entry: Entry<Hit>, text: string) => void
}

interface SearchMatches<Hit> {
  results: readonly Hit[]
  total: number
}

/** Lazy-loads search and list on focus; until they are loaded, the field submits its form. */
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
  // The list may become shorter than the active index.
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

/** Returns the next index, wrapping around; -1 is the field itself. */
function turned(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

function entriesOf<Hit>({ results, total }: SearchMatches<Hit>): Entry<Hit>[] {
  const hits = results.map((hit): Entry<Hit> => ({ kind: 'hit', hit }))
  return total > results.length ? [...hits, { kind: 'all', total }] : hits
}
