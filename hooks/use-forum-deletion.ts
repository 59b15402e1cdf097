import type { ForumDeleted } from '@/services/forum-deletion'

import { useAction } from './use-action'
import { useAuth } from './use-auth'
import { useRequest } from './use-request'

/** Brings a deleted post back. */
export function useRestorePost(postId: number) {
  return useAction(({ forum }) => forum.restore(postId))
}

/** Brings deleted threads back. */
export function useRestoreThread() {
  return useAction(({ forum }, threadId: number) => forum.restoreThread(threadId))
}

/** Deleted threads that the member can restore; none while that is unknown. */
export function useForumDeleted(): ForumDeleted[] {
  const { isUserLoggedIn } = useAuth()
  const { state } = useRequest(isUserLoggedIn ? 'deleted threads' : null, ({ forum }) =>
    forum.deleted(),
  )
  return state.status === 'ready' ? state.data : []
}
