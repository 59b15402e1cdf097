import Link from 'next/link'
import { useEffect } from 'react'

import { postAddress } from '@/domain/community/forum/forum'
import { unreadPosts } from '@/domain/community/forum/forum-reading'
import { useLastVisit, useReadingMark } from '@/hooks/community/forum/use-forum-reading'
import type { ForumPage } from '@/hooks/community/forum/use-forum-thread'
import { forumReading as texts } from '@/messages/community/forum/forum-reading'

interface ThreadReadingProps {
  shown: ForumPage
  /** Number of the last post read before this visit, or null until loaded. */
  read: number | null
  onRead: (read: number | null) => void
}

/** Links to the first unread post, and marks visible posts as read. */
export function ThreadReading({ shown, read, onRead }: ThreadReadingProps) {
  const { thread, page, posts } = shown
  const { isKnown, last } = useLastVisit(thread.id)
  useEffect(() => onRead(last), [last, onRead])
  useReadingMark({ thread: thread.id, isKnown, shown: `${page} ${posts.length}` })
  const count = unreadPosts(thread.posts - 1, read ?? undefined)
  if (read === null || count === 0) return null
  return (
    <p className="mt-4">
      <Link
        href={postAddress(thread, read + 1)}
        className="inline-flex min-h-touch items-center link"
      >
        {texts.since(count)}
      </Link>
    </p>
  )
}

/** Renders the line between read and unread posts. */
export function NewLine() {
  return (
    <li className="flex items-center gap-3 text-sm font-medium text-ok">
      {texts.line}
      <span aria-hidden="true" className="h-px flex-1 bg-ok/50" />
    </li>
  )
}
