import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { mentionAt, withMention, type Mention } from '@/domain/community/forum/forum-mention'
import type { ForumMember } from '@/services/community/forum'

import { useRequest } from '@/hooks/kit/use-request'

const DEBOUNCE_MS = 150
const NOBODY: ForumMember[] = []

interface ForumMentionOptions {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Thread whose authors are listed first; null for a new thread. */
  thread: number | null
  onType: (text: string) => void
}

/** Autocompletes a mention being typed, by the arrow keys and Enter or Tab, or by the pointer. */
export function useForumMention({ field, text, thread, onType }: ForumMentionOptions) {
  const { mention, close } = useTypedMention(field)
  const members = useOffers(mention, thread)
  const [active, setActive] = useState(0)
  const caret = useRef<number | null>(null)
  const at = Math.min(active, Math.max(0, members.length - 1))

  // Runs once the field has the text, so that the caret isn't moved to its end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [field, text])

  function choose(member: ForumMember | undefined) {
    if (!mention || !member) return
    const done = withMention(text, mention, member.name)
    caret.current = done.caret
    close()
    setActive(0)
    onType(done.text)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (members.length === 0 || event.isComposing) return
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((at + step + members.length) % members.length)
    else if (key === 'Enter' || key === 'Tab') choose(members[at])
    else if (key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const area = field.current
    const onKey = (event: KeyboardEvent) => press(event)
    area?.addEventListener('keydown', onKey)
    return () => area?.removeEventListener('keydown', onKey)
  }, [field])

  return { members, active: at, choose }
}

/** Returns the mention at the caret; null if there is none or it was closed. */
function useTypedMention(field: RefObject<HTMLTextAreaElement | null>) {
  const [mention, setMention] = useState<Mention | null>(null)
  const closed = useRef<number | null>(null)

  const look = useEffectEvent(() => {
    const area = field.current
    if (!area || document.activeElement !== area) return setMention(null)
    const found = mentionAt(area.value, area.selectionEnd)
    if (found?.from !== closed.current) closed.current = null
    setMention(found && closed.current === null ? found : null)
  })
  useEffect(() => {
    const area = field.current
    const onMove = () => look()
    const events = ['input', 'keyup', 'click', 'blur'] as const
    for (const event of events) area?.addEventListener(event, onMove)
    // Handles input from before this code was loaded.
    const first = setTimeout(onMove)
    return () => {
      clearTimeout(first)
      for (const event of events) area?.removeEventListener(event, onMove)
    }
  }, [field])

  return {
    mention,
    close() {
      closed.current = mention?.from ?? null
      setMention(null)
    },
  }
}

/** Loads members, debounced; keeps the previous ones until then. */
function useOffers(mention: Mention | null, thread: number | null): ForumMember[] {
  const query = mention?.query ?? null
  const [debouncedQuery, setAsked] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const { state } = useRequest(
    debouncedQuery === null ? null : `members ${thread} ${debouncedQuery}`,
    ({ forum }) => forum.members({ q: debouncedQuery ?? '', thread }),
  )
  const [offered, setOffered] = useState(NOBODY)
  if (state.status === 'ready' && state.data !== offered) setOffered(state.data)
  if (query === null) return NOBODY
  return offered.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
}
