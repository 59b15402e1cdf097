import Link from 'next/link'
import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { listAddress, threadAddress } from '@/domain/community/forum/forum'
import { useForumReply } from '@/hooks/community/forum/use-forum-reply'
import {
  useForumThread,
  type ForumPage,
  type ForumView,
} from '@/hooks/community/forum/use-forum-thread'
import { toSentence } from '@/messages/kit/errors'
import { forum as texts } from '@/messages/community/forum/forum'
import { forumThread } from '@/messages/community/forum/forum-thread'

import { AuthorLink } from './author-link'
import { When } from './author-name'
import { Failure } from './failure'
import { ForumPages } from './forum-pages'
import { MissingThread } from './missing-thread'
import { NewReplies } from './new-replies'
import { PostList } from './post-list'
import { ReplyArea } from './reply-area'
import { ThreadBadges } from './thread-badges'
import { ThreadTags } from './thread-tags'

export interface ThreadProps {
  id: number
  page: number
  /** Page as guests see it, or null if they can't. */
  initialPage: ForumPage | null
  failure: string | null
}

const loadGone = () => import('./deleted-thread')
const loadModeration = () => import('./moderation-bar')
const loadWaiting = () => import('./waiting-posts')
const loadWatch = () => import('./thread-watch')

/** Shows a thread with 20 posts per page. Its hydration is deferred until this code is loaded. */
export function ThreadView({ id, page, initialPage, failure }: ThreadProps) {
  const view = useForumThread({ id, page, initialPage })
  const { shown } = view
  return (
    <>
      {view.error && (
        <ErrorNotice
          sentence={`${forumThread.asGuest} ${toSentence(view.error)}`}
          onRetry={view.retry}
          className="mt-6 max-w-4xl"
        />
      )}
      {shown && <Thread view={view} shown={shown} />}
      {!shown && failure !== null && <Failure sentence={failure} href={`/forum/thread/${id}`} />}
      {!shown && failure === null && !view.error && <MissingThread isLooking={view.isLooking} />}
    </>
  )
}

function Thread({ view, shown }: { view: ForumView; shown: ForumPage }) {
  const [isGone, setGone] = useState(false)
  const gone = useLazyModule(loadGone, isGone, () => setGone(false))
  function bringBack() {
    setGone(false)
    view.renew()
  }
  if (gone && isGone) return <gone.DeletedThread thread={shown.thread} onRestored={bringBack} />
  return <Posts view={view} shown={shown} onGone={() => setGone(true)} />
}

interface PostsProps {
  view: ForumView
  shown: ForumPage
  onGone: () => void
}

function Posts({ view, shown, onGone }: PostsProps) {
  const { thread, posts, page, pages } = shown
  const { isMember } = view
  const reply = useForumReply(view, shown)
  const waiting = useLazyModule(loadWaiting, view.isOwn)
  const isOpen = !thread.is_locked || thread.can_moderate
  return (
    <>
      <ThreadHead view={view} shown={shown} onGone={onGone} />
      {posts.length === 0 && <p className="mt-10">{forumThread.emptyPage}</p>}
      <PostList view={view} shown={shown} isOpen={isOpen} onReply={reply.begin} />
      <NewReplies view={view} shown={shown} />
      <ForumPages page={page} pages={pages} addressOf={(other) => threadAddress(thread, other)} />
      {waiting && view.isOwn && <waiting.WaitingPosts thread={thread.id} reloadKey={reply.sent} />}
      <div className="max-w-4xl">
        {isOpen && <ReplyArea thread={thread.id} controls={reply.controls} isMember={isMember} />}
      </div>
    </>
  )
}

function ThreadHead({ view, shown: { thread, page, pages }, onGone }: PostsProps) {
  const hasTools = view.isOwn && (thread.can_hide || thread.can_remove)
  const moderation = useLazyModule(loadModeration, hasTools)
  const watching = useLazyModule(loadWatch, view.isOwn)
  return (
    <header className="mt-4 max-w-4xl lg:mt-8">
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <Link
          href={listAddress(thread.category.slug)}
          prefetch={false}
          className="inline-flex min-h-touch items-center link"
        >
          {thread.category.title}
        </Link>
        <ThreadBadges row={thread} />
      </p>
      <h1 className="mt-1 text-3xl wrap-anywhere">
        <bdi>{thread.title}</bdi>
      </h1>
      <ThreadTags thread={thread} onChange={view.changeThread} />
      <p className="mt-3 text-sm text-ink-soft">
        <AuthorLink author={thread.author} /> · <When at={thread.created_at} /> ·{' '}
        {forumThread.posts(thread.posts)}
        {pages > 1 && ` · ${texts.page(page, pages)}`}
      </p>
      {thread.is_hidden && <Note>{forumThread.hiddenThreadNote}</Note>}
      {thread.is_locked && <Note>{forumThread.lockedNote}</Note>}
      {watching && view.isOwn && (
        <watching.ThreadWatch thread={thread} onChange={view.changeThread} />
      )}
      {moderation && hasTools && (
        <moderation.ModerationBar thread={thread} onChange={view.changeThread} onGone={onGone} />
      )}
    </header>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-4 border-l-2 border-warn bg-surface px-4 py-3 text-sm">{children}</p>
}
