import Link from 'next/link'
import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import { postAddress } from '@/domain/community/forum/forum'
import { useForumNotices, type ForumNotices } from '@/hooks/community/forum/use-forum-notices'
import { forumNotices as texts, noticeSentence } from '@/messages/community/forum/forum-notices'

import { When } from './author-name'
import { DigestChoice } from './digest-choice'

export function NoticesScreen() {
  const [before, setBefore] = useState<number | null>(null)
  const { state, retry } = useForumNotices(before)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ notices, next }) => (
        <>
          {notices.length === 0 ? (
            <EmptyState
              title={texts.empty}
              hint={texts.emptyHint}
              link={{ href: '/forum', label: texts.toForum }}
            />
          ) : (
            <List notices={notices} />
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {before !== null && (
              <Button variant="secondary" onClick={() => setBefore(null)}>
                {texts.newest}
              </Button>
            )}
            {next !== null && (
              <Button variant="secondary" onClick={() => setBefore(next)}>
                {texts.older}
              </Button>
            )}
          </div>
          <DigestChoice />
        </>
      )}
    </Loaded>
  )
}

function List({ notices }: Pick<ForumNotices, 'notices'>) {
  return (
    <ul className="border-t border-line">
      {notices.map(({ id, kind, thread, number, actor, created_at, is_read }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-4 transition-colors hover:bg-surface"
        >
          <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
            <bdi>{noticeSentence(kind, actor?.name ?? texts.someone)}</bdi>{' '}
            <Link
              href={postAddress(thread, number)}
              prefetch={false}
              className="font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              <bdi>{thread.title}</bdi>
            </Link>
          </p>
          {!is_read && <Badge kind="ok">{texts.unread}</Badge>}
          <span className="text-sm text-ink-soft">
            <When at={created_at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
