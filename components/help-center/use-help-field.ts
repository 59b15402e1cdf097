import { useRouter } from 'next/router'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import { useLoaded } from '@/components/ui/use-loaded'
import { helpSearchAddress, helpTopicAddress, type HelpQuery } from '@/domain/help-center'
import { useHelpHits } from '@/hooks/use-help-hits'
import type { HelpHit } from '@/hooks/use-help-search'

const load = () => import('./help-suggestions')

/** What the list of the field offers: topics, and at its end the page of results. */
export type Entry = { kind: 'topic'; hit: HelpHit } | { kind: 'all'; total: number }

/** The field as its list sees it. */
export interface HelpFieldState {
  text: string
  /** What was typed since the page was opened; null for nothing. */
  typed: string | null
  isOpen: boolean
  entries: Entry[]
  /** Which entry Enter takes; -1 is the field itself. */
  active: number
  choose: (entry: Entry) => void
  point: (index: number) => void
}

/**
 * The combobox of the search: what stands in it, what it offers, and what each key does. What searches and draws the
 * list is fetched when somebody reaches for the field; until then, and without it, the field sends its form.
 */
export function useHelpField(query: HelpQuery) {
  const router = useRouter()
  const { results, total } = useHelpHits()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useLoaded(load, isWanted, () => setWanted(false))
  const text = typed ?? query.q
  const isOffering = isOpen && suggestions !== undefined && text.trim() !== ''
  const entries = isOffering ? entriesOf(results, total) : []
  // A shorter list may come while the choice stands below its end.
  const chosen = Math.min(active, entries.length - 1)

  function choose(entry: Entry) {
    close()
    void router.push(addressOf(entry, text))
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

function addressOf(entry: Entry, text: string): string {
  if (entry.kind === 'all') return helpSearchAddress({ q: text.trim(), page: 1 })
  return helpTopicAddress(entry.hit.slug, entry.hit.found.anchor)
}

function entriesOf(results: readonly HelpHit[], total: number): Entry[] {
  const hits = results.map((hit): Entry => ({ kind: 'topic', hit }))
  return total > results.length ? [...hits, { kind: 'all', total }] : hits
}
