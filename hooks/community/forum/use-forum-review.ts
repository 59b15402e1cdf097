import type { ForumQueued } from '@/services/community/forum'

import { useAction } from '@/hooks/kit/use-action'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'

export type { ForumQueued } from '@/services/community/forum'
export type { WireForumQueue as ForumQueue } from '@/contract/community/forum/forum'

const NOTHING: ForumQueued[] = []

/**
 * Provides the member's posts that wait for review; empty while unknown.
 * @param thread null for all
 * @param reloadKey changes if there may be more
 */
export function useForumWaiting(thread: number | null, reloadKey: number) {
  const { isUserLoggedIn } = useAuth()
  const key = isUserLoggedIn ? `waiting ${reloadKey}` : null
  const { state, renew } = useRequest(key, ({ forum }) => forum.waiting())
  const { run, error } = useAction(({ forum }, id: number) => forum.withdraw({ id }))
  const all = state.status === 'ready' ? state.data : NOTHING
  return {
    posts: thread === null ? all : all.filter((post) => post.thread?.id === thread),
    error,
    async withdraw(id: number) {
      if (await run(id)) renew()
    },
  }
}

export function useForumQueue() {
  return useRequest('forum queue', ({ forum }) => forum.queue())
}

interface Decision {
  id: number
  isApproved: boolean
  reason: string
}

export function useForumReview() {
  return useAction(({ forum }, { id, isApproved, reason }: Decision) =>
    forum.review({ is_approved: isApproved, reason: reason.trim() || null, id }),
  )
}
