import { useState } from 'react'

import type { ForumPage, ForumPost, ForumThread } from '@/services/forum'

import { useAuth } from './use-auth'
import { useRequest } from './use-request'
import { useThreadNews } from './use-thread-news'

export type { ForumAuthor, ForumPage, ForumPost, ForumThread } from '@/services/forum'

interface ForumThreadOptions {
  id: number
  page: number
  /** What the server rendered, as a guest reads it; null where a guest finds nothing. */
  initialPage: ForumPage | null
}

/**
 * A page of a thread: at once as everybody reads it, and a moment later as the member who looks at it does, with what
 * he likes and may change. A thread that guests do not find may be there for him.
 */
export function useForumThread({ id, page, initialPage }: ForumThreadOptions) {
  const { isKnown, isUserLoggedIn } = useAuth()
  const request = useRequest(isUserLoggedIn ? `thread ${id} ${page}` : null, ({ forum }) =>
    forum.thread(id, page),
  )
  const own = request.state.status === 'ready' ? request.state.data : null
  // What a guest asked for since the page was made.
  const [taken, setTaken] = useState<ForumPage | null>(null)
  const isTaken = taken?.thread.id === id && taken.page === page
  const shown = own ?? (isTaken ? taken : initialPage)
  const news = useThreadNews({ id, page }, shown)
  const failed = request.state.status === 'failed' ? request.state.error : null
  const isMissing = failed?.kind === 'problem' && failed.status === 404

  function set(change: Partial<ForumPage>) {
    if (shown) request.set({ ...shown, ...change })
  }

  return {
    // What was found missing since is shown no longer.
    shown: isMissing ? null : shown,
    isLooking: !isKnown || (isUserLoggedIn && request.state.status === 'loading'),
    isMember: isUserLoggedIn,
    /** The member's own view is there. */
    isOwn: own !== null,
    /** Why the member's own view is not there, where there might be one. */
    error: isMissing ? null : failed,
    /** What was written meanwhile, and the way to show it. */
    news,
    take(fresh: ForumPage) {
      if (isUserLoggedIn) request.set(fresh)
      else setTaken(fresh)
    },
    retry: request.retry,
    renew: request.renew,
    changePost: (post: number, change: Partial<ForumPost>) =>
      set({
        posts: (shown?.posts ?? []).map((one) => (one.id === post ? { ...one, ...change } : one)),
      }),
    changeThread: (change: Partial<ForumThread>) => {
      if (shown) set({ thread: { ...shown.thread, ...change } })
    },
  }
}

export type ForumView = ReturnType<typeof useForumThread>
