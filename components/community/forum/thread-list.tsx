import Link from 'next/link'
import { useState, type ReactNode } from 'react'

import { threadAddress } from '@/domain/community/forum/forum'
import { forum as texts } from '@/messages/community/forum/forum'
import { useAuth } from '@/hooks/account/auth/use-auth'
import type { ForumRow } from '@/hooks/community/forum/use-forum-hidden'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { AuthorName, When } from './author-name'
import { ThreadBadges } from './thread-badges'

interface ThreadListProps {
  threads: readonly ForumRow[]
  /** Whether to show each thread's category; false if all threads have the same one. */
  hasCategory?: boolean
  heading?: 'h2' | 'h3'
}

const loadUnread = () => import('./unread-marks')

/** Renders threads as rows. Members see what is unread; guests don't load that code. */
export function ThreadList({ threads, hasCategory = true, heading = 'h2' }: ThreadListProps) {
  const { isUserLoggedIn } = useAuth()
  const unread = useLazyModule(loadUnread, isUserLoggedIn)
  const [reads, setReads] = useState<ReadonlyMap<number, number>>()
  return (
    <>
      {unread && isUserLoggedIn && (
        <unread.UnreadMarks threads={threads} isCategory={!hasCategory} onChange={setReads} />
      )}
      <ul className="border-t border-line">
        {threads.map((row) => (
          <ThreadRow key={row.id} row={row} hasCategory={hasCategory} heading={heading}>
            {unread && isUserLoggedIn && <unread.NewPosts row={row} read={reads?.get(row.id)} />}
          </ThreadRow>
        ))}
      </ul>
    </>
  )
}

interface ThreadRowProps {
  row: ForumRow
  hasCategory: boolean
  heading: 'h2' | 'h3'
  children?: ReactNode
}

function ThreadRow({ row, hasCategory, heading: Heading, children }: ThreadRowProps) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-b border-line py-4 transition-colors hover:bg-surface sm:grid-cols-[1fr_auto] sm:items-baseline">
      <div className="min-w-0">
        <Heading className="text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            href={threadAddress(row)}
            prefetch={false}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            <bdi>{row.title}</bdi>
          </Link>
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {children}
          <ThreadBadges row={row} />
          {hasCategory && <span>{row.category.title}</span>}
          {hasCategory && <span aria-hidden="true">·</span>}
          <span>
            {texts.by} <AuthorName author={row.author} />
          </span>
          {row.tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      </div>
      <p className="flex gap-x-3 text-sm text-ink-soft sm:flex-col sm:items-end">
        <span className="text-ink tabular-nums">{texts.replies(row.replies)}</span>
        <When at={row.last_post_at} />
      </p>
    </li>
  )
}
