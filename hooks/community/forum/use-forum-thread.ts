import { useState } from 'react'

import type { ForumPage, ForumPost, ForumThread } from '@/services/community/forum'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'
import { useThreadNews } from './use-thread-news'

export type { ForumAuthor, ForumPage, ForumPost, ForumThread } from '@/services/community/forum'

interface ForumThreadOptions {
  id: number
  page: number
  /** Server-rendered page for guests; null if guests get a 404. */
  initialPage: ForumPage | null
}

/** Loads a page as guests see it, then as the member does; some threads are for members only. */
export function useForumThread({ id, page, initialPage }: ForumThreadOptions) {
  const { isKnown, isUserLoggedIn } = useAuth()
  const request = useRequest(isUserLoggedIn ? `thread ${id} ${page}` : null, ({ forum }) =>
    forum.thread(id, page),
  )
  const own = request.state.status === 'ready' ? request.state.data : null
  // Page that a guest refetched.
  const [refetched, setTaken] = useState<ForumPage | null>(null)
  const isTaken = refetched?.thread.id === id && refetched.page === page
  const shown = own ?? (isTaken ? refetched : initialPage)
  const news = useThreadNews({ id, page }, shown)
  const failed = request.state.status === 'failed' ? request.state.error : null
  const isMissing = failed?.kind === 'problem' && failed.status === 404

  function set(change: Partial<ForumPage>) {
    if (shown) request.set({ ...shown, ...change })
  }

  return {
    // Hides a thread that was deleted in the meantime.
    shown: isMissing ? null : shown,
    isLooking: !isKnown || (isUserLoggedIn && request.state.status === 'loading'),
    isMember: isUserLoggedIn,
    /** Whether the member's own view is loaded. */
    isOwn: own !== null,
    /** Error in loading the member's own view; null if the thread is missing. */
    error: isMissing ? null : failed,
    /** Posts written in the meantime, and how to show them. */
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
