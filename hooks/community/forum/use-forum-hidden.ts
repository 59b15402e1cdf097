import type { ForumRow } from '@/services/community/forum'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'

export type {
  WireForumFound as ForumFound,
  WireForumIndex as ForumIndex,
  WireForumList as ForumList,
} from '@/contract/community/forum/forum'
export type { ForumRow } from '@/services/community/forum'

/** Returns hidden threads that the member may see; empty for guests, and while unknown. */
export function useForumHidden(): ForumRow[] {
  const { isUserLoggedIn } = useAuth()
  const { state } = useRequest(isUserLoggedIn ? 'hidden threads' : null, ({ forum }) =>
    forum.hidden(),
  )
  return state.status === 'ready' ? state.data : []
}
