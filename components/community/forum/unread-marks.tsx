import Link from 'next/link'
import { useEffect } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { postAddress } from '@/domain/community/forum/forum'
import { unreadPosts } from '@/domain/community/forum/forum-reading'
import type { ForumRow } from '@/hooks/community/forum/use-forum-hidden'
import { useReadMarks } from '@/hooks/community/forum/use-forum-reading'
import { toSentence } from '@/messages/kit/errors'
import { forumReading as texts } from '@/messages/community/forum/forum-reading'

interface UnreadMarksProps {
  threads: readonly ForumRow[]
  /** Whether the list shows a single category. */
  isCategory: boolean
  onChange: (reads: ReadonlyMap<number, number>) => void
}

export function UnreadMarks({ threads, isCategory, onChange }: UnreadMarksProps) {
  const { reads, marking } = useReadMarks(threads.map(({ id }) => id))
  useEffect(() => {
    if (reads) onChange(reads)
  }, [reads, onChange])
  const category = threads[0]?.category.slug
  const hasNew = threads.some(({ id, replies }) => unreadPosts(replies, reads?.get(id)) > 0)
  return (
    <div role="status">
      {isCategory && category !== undefined && hasNew && (
        <Button
          variant="quiet"
          className="mb-2 -ml-5"
          isLoading={marking.isRunning}
          onClick={() => void marking.mark(category)}
        >
          {texts.markAll}
        </Button>
      )}
      {marking.isDone && <p className="mb-4 text-sm text-ink-soft">{texts.marked}</p>}
      {marking.error && (
        <ErrorNotice
          sentence={`${texts.markFailed} ${toSentence(marking.error)}`}
          className="mb-4"
        />
      )}
    </div>
  )
}

/** Shows the number of unread posts, layered above the row's link. */
export function NewPosts({ row, read }: { row: ForumRow; read: number | undefined }) {
  const count = unreadPosts(row.replies, read)
  if (read === undefined || count === 0) return null
  return (
    <Link
      href={postAddress(row, read + 1)}
      prefetch={false}
      aria-label={texts.toFirst(count)}
      className="relative -my-2.5 inline-flex min-h-touch min-w-touch items-center"
    >
      <span className="rounded bg-volt px-2 py-0.5 text-xs font-semibold text-ink">
        {texts.unread(count)}
      </span>
    </Link>
  )
}
