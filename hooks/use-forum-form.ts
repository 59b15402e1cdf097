import { useEffect, useEffectEvent, useRef } from 'react'

import type { ApiError } from '@/contract/errors'
import { FORUM_LIMITS } from '@/domain/forum'
import { forumMember as texts } from '@/messages/forum-member'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'
import { randomKey } from '@/utils/random-key'
import { hashText } from '@/utils/text'

import { useAccountForm, type AccountFaults } from './use-account-form'
import { keepForumDraft, readForumDraft, type ForumDraft } from './use-forum-draft'
import { useServices } from './use-request'

/** The quote as JSON, empty without one: it is kept and brought back with the rest. */
const EMPTY = { title: '', category: '', text: '', quote: '', website: '' }
export type ForumForm = typeof EMPTY
export type ForumQuote = ForumDraft['quote']

/** Where a post went. */
export interface PostTarget {
  thread: { id: number; slug: string }
  number: number
}

interface Message extends Omit<ForumForm, 'quote'> {
  quote: ForumQuote
  request_key: string
}

interface Writing {
  /** 'new' or 'thread-7' */
  place: string
  category?: string
  isThread: boolean
  send: (services: Services, message: Message) => Promise<PostTarget>
  onSent: (place: PostTarget) => void
}

/** What is written in the forum. It survives failures, reloads and the way to the login, and is sent once. */
export function useForumForm({ place, category = '', isThread, send, onSent }: Writing) {
  const services = useServices()
  const sentAs = useRef<ForumDraft['sentAs']>(null)
  const isSent = useRef(false)
  const controls = useAccountForm({
    initial: { ...EMPTY, category },
    check: (form) => faultsOf(form, isThread),
    send: async (form): Promise<ApiError | null> => {
      const request_key = keyFor(form)
      try {
        const at = await send(services, { ...form, quote: quoteFrom(form.quote), request_key })
        isSent.current = true
        keepForumDraft(place, null)
        onSent(at)
        return null
      } catch (thrown) {
        return apiErrorOf(thrown)
      }
    },
  })
  const { form, type } = controls
  const quote = quoteFrom(form.quote)

  /** A repeat after a lost answer is the same post; another text is another one. */
  function keyFor({ title, category: where, text, quote: quoted }: ForumForm): string {
    const hash = hashText(JSON.stringify([title, where, text, quoted]))
    if (sentAs.current?.hash !== hash) sentAs.current = { key: randomKey(), hash }
    const draft = { title, category: where, text, quote: quoteFrom(quoted) }
    keepForumDraft(place, { ...draft, sentAs: sentAs.current })
    return sentAs.current.key
  }

  const bringBack = useEffectEvent(() => {
    const draft = readForumDraft(place)
    if (!draft) return
    sentAs.current = draft.sentAs
    const { text, title, quote: quoted } = draft
    type({ text, title, category: category || draft.category, quote: textFrom(quoted) })
  })
  useEffect(() => bringBack(), [])

  useEffect(() => {
    if (isSent.current || (form.text === '' && form.title === '' && form.quote === '')) return
    const { title, category: where, text } = form
    const draft = { title, category: where, text, quote: quoteFrom(form.quote) }
    keepForumDraft(place, { ...draft, sentAs: sentAs.current })
  }, [form, place])

  return {
    ...controls,
    quote,
    setQuote: (quoted: ForumQuote) => type({ quote: textFrom(quoted) }),
    /** Empties the form for the next text. */
    again: () => {
      sentAs.current = null
      type({ text: '', title: '', quote: '' })
      controls.setChecked(false)
      isSent.current = false
    },
  }
}

const textFrom = (quote: ForumQuote) => (quote ? JSON.stringify(quote) : '')
/** Only this file writes what is read here. */
const quoteFrom = (text: string) => (text ? (JSON.parse(text) as ForumQuote) : null)

export type ForumFormControls = ReturnType<typeof useForumForm>

function faultsOf(form: ForumForm, isThread: boolean): AccountFaults<ForumForm> {
  const { post, title } = FORUM_LIMITS
  const text = form.text.trim()
  const isShort = form.title.trim().length < title.min
  return {
    ...(isThread && form.category === '' ? { category: texts.categoryMissing } : {}),
    ...(isThread && isShort ? { title: texts.titleShort } : {}),
    ...(text.length < post.min ? { text: texts.textShort } : {}),
    ...(text.length > post.max ? { text: texts.textLong } : {}),
  }
}
