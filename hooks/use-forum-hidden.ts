import type { ForumRow } from '@/services/forum'

import { useAuth } from './use-auth'
import { useRequest } from './use-request'

export type { ForumFound, ForumIndex, ForumList, ForumRow } from '@/services/forum'

/** Returns hidden threads that the member may see; empty for guests, and while unknown. */
export function useForumHidden(): ForumRow[] {
  const { isUserLoggedIn } = useAuth()
  const { state } = useRequest(isUserLoggedIn ? 'hidden threads' : null, ({ forum }) =>
    forum.hidden(),
  )
  return state.status === 'ready' ? state.data : []
}
