import { useRouter } from 'next/router'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import type { SpareQuery } from '@/domain/spare-address'
import { useSpareSearch, type SpareHit } from '@/hooks/use-spare-search'
import { spares as texts } from '@/messages/spares'

/** What the list of the field offers: parts, and at its end the full list. */
export type Entry = { kind: 'spare'; hit: SpareHit } | { kind: 'all'; total: number }

export type SpareFieldState = ReturnType<typeof useSpareField>

/** The combobox of the search: what stands in it, what it offers, and what each key does. */
export function useSpareField(query: SpareQuery, onAll: (text: string) => void) {
  const router = useRouter()
  const search = useSpareSearch({ query: query.q, page: query.page, bike: query.bike })
  const [text, setText] = useState(query.q)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const entries = isOpen && text.trim() !== '' ? entriesOf(search.results, search.total) : []
  // A shorter list may come while the choice stands below its end.
  const chosen = Math.min(active, entries.length - 1)

  function choose(entry: Entry) {
    close()
    if (entry.kind === 'all') onAll(text)
    else void router.push(`/spares/${entry.hit.id}`)
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

  function close() {
    setOpen(false)
    setActive(-1)
  }

  return {
    search,
    text,
    isOpen,
    entries,
    active: chosen,
    announcement: isOpen ? announcementOf(search, text) : '',
    choose,
    press,
    point: setActive,
    open: () => setOpen(true),
    leave(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    type(typed: string) {
      setText(typed)
      setOpen(true)
      setActive(-1)
      search.type(typed)
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

function entriesOf(results: readonly SpareHit[], total: number): Entry[] {
  const hits = results.map((hit): Entry => ({ kind: 'spare', hit }))
  return total > results.length ? [...hits, { kind: 'all', total }] : hits
}

function announcementOf(search: ReturnType<typeof useSpareSearch>, text: string): string {
  if (text.trim() === '') return ''
  if (search.isSlow) return texts.slow
  return search.phase === 'ready' ? texts.announced(search.total) : ''
}
