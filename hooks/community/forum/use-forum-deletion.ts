import type { ForumDeleted } from '@/services/community/forum'

import { useAction } from '@/hooks/kit/use-action'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'

export function useRestorePost(postId: number) {
  return useAction(({ forum }) => forum.restore({ id: postId }))
}

export function useRestoreThread() {
  return useAction(({ forum }, threadId: number) => forum.restoreThread({ id: threadId }))
}

/** Returns deleted threads that the member can restore; empty while unknown. */
export function useForumDeleted(): ForumDeleted[] {
  const { isUserLoggedIn } = useAuth()
  const { state } = useRequest(isUserLoggedIn ? 'deleted threads' : null, ({ forum }) =>
    forum.deleted(),
  )
  return state.status === 'ready' ? state.data : []
}
