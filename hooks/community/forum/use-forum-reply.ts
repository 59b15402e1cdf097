import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'

import { textOf } from '@/domain/shop/content/content'
import { FORUM_LIMITS, normalizeText, postAddress } from '@/domain/community/forum/forum'
import { forum as texts } from '@/messages/community/forum/forum'

import { useForumForm, type PostTarget } from './use-forum-form'
import { useForumLogin } from './use-forum-login'
import type { ForumPage, ForumPost, ForumView } from './use-forum-thread'

/** Manages the reply form of the thread: quotes a post, and scrolls to the sent reply. */
export function useForumReply(view: ForumView, { thread, posts, page }: ForumPage) {
  const router = useRouter()
  const { join } = useForumLogin()
  const [sent, setSent] = useState(0)
  const awaited = useRef<number | null>(null)
  const controls = useForumForm({
    storageKey: `thread-${thread.id}`,
    isThread: false,
    send: ({ forum }, { text, quote, request_key, website }) =>
      forum.reply({
        id: thread.id,
        text,
        quote: quote && { post_id: quote.post_id, text: quote.text },
        request_key,
        website,
      }),
    onSent: (target) => void show(target),
  })

  async function show({ number }: PostTarget) {
    controls.renew({ text: '', quote: null })
    setSent((count) => count + 1)
    if (number === null) return
    awaited.current = number
    await router.push(postAddress(thread, number), undefined, { scroll: false })
    view.renew()
  }

  // The post arrives with the next response, on this page or on a later one.
  useEffect(() => {
    if (!posts.some(({ number }) => number === awaited.current)) return
    const post = document.getElementById(`post-${awaited.current}`)
    awaited.current = null
    post?.focus({ preventScroll: true })
    post?.scrollIntoView({ block: 'start' })
  }, [posts, page])

  function begin(post: ForumPost) {
    if (!view.isMember) return void join('reply', post.number)
    const { id: post_id, number } = post
    const name = post.author?.name ?? texts.deletedMember
    controls.type({ quote: { post_id, number, name, text: textToQuote(post) } })
    const field = controls.ref.current?.querySelector('textarea')
    field?.focus({ preventScroll: true })
    controls.ref.current?.scrollIntoView({ block: 'center' })
  }

  /** `sent` counts the sent replies. */
  return { controls, begin, sent }
}

/** Returns the selected text of the post, or its start. */
function textToQuote(post: ForumPost): string {
  const whole = normalizeText(textOf(post.body))
  const selected = normalizeText(window.getSelection()?.toString() ?? '')
  if (selected !== '' && whole.includes(selected)) return selected.slice(0, FORUM_LIMITS.quote)
  const first = /^.{40,}?[.!?](?= )/.exec(whole)?.[0] ?? whole
  if (first.length <= 240) return first
  return first.slice(0, first.lastIndexOf(' ', 240) + 1 || 240).trim()
}
