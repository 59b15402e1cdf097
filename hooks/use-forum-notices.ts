import type { WatchLevel } from '@/domain/forum-notices'

import { useAction } from './use-action'
import { useAuth } from './use-auth'
import { useLive } from './use-live'
import { useRequest } from './use-request'

export type { ForumNotices } from '@/services/forum-following'

/** How many notifications the member hasn’t read; 0 while that is unknown. Follows what happens while the page is open. */
export function useForumUnread(): number {
  const { isUserLoggedIn } = useAuth()
  const { state, renew } = useRequest(isUserLoggedIn ? 'unread' : null, async ({ forum }) =>
    forum.unread(),
  )
  useLive(isUserLoggedIn ? {} : null, ({ kind }) => {
    if (kind === 'notification' || kind === 'reset') renew()
  })
  return state.status === 'ready' ? state.data : 0
}

/**
 * A page of notifications. Showing it marks it as read; what was unread stays marked until the page is left.
 * @param before where the page begins; null for the newest
 */
export function useForumNotices(before: number | null) {
  return useRequest(`notices ${before}`, async ({ forum }) => {
    const page = await forum.notices(before)
    const newest = page.notices[0]
    // A mark that was not saved is made the next time.
    if (newest && !newest.is_read) await forum.readNotices(newest.id).catch(() => null)
    return page
  })
}

/** Sets how closely the member follows a thread. */
export function useForumWatch(threadId: number) {
  return useAction(({ forum }, level: WatchLevel) => forum.watch(threadId, level))
}
