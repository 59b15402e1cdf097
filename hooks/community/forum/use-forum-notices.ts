import type { WatchLevel } from '@/domain/community/forum/forum-notices'

import { useAction } from '@/hooks/kit/use-action'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLive } from '@/hooks/kit/use-live'
import { useRequest } from '@/hooks/kit/use-request'

export type { WireForumNotices as ForumNotices } from '@/contract/community/forum/forum'

/** Returns the live number of unread notifications; 0 while unknown. */
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

/** Marks a page as read; highlights last until the user leaves. @param before null for the newest */
export function useForumNotices(before: number | null) {
  return useRequest(`notices ${before}`, async ({ forum }) => {
    const page = await forum.notices({ before })
    const newest = page.notices[0]
    // If marking fails, it is retried the next time.
    if (newest && !newest.is_read) await forum.readNotices({ up_to: newest.id }).catch(() => null)
    return page
  })
}

export function useForumWatch(threadId: number) {
  return useAction(({ forum }, level: WatchLevel) => forum.watch({ id: threadId, level }))
}
