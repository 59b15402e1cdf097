import {
  forumRoutes as routes,
  type WireForumFlagged,
  type WireForumLog,
  type WireForumModeration,
  type WireForumSilences,
} from '@/contract/community/forum/forum'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type ForumFlagged = WireForumFlagged
export type ForumLog = WireForumLog
export type ForumSilences = WireForumSilences

export function forumModeration(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    moderate: (id: number, body: WireForumModeration) =>
      call(http, routes.moderate, { ...named(id), body }),
    moderatePost: (id: number, is_hidden: boolean, reason: string | null = null) =>
      call(http, routes.moderatePost, { ...named(id), body: { is_hidden, reason } }),

    flagged: (): Promise<ForumFlagged> => call(http, routes.flagged, {}),

    /** @param before `next` of the previous page; null for the newest entries */
    log: (before: number | null): Promise<ForumLog> =>
      call(http, routes.log, { query: before === null ? {} : { before: String(before) } }),

    silences: (): Promise<ForumSilences> => call(http, routes.silences, {}),

    /** @param days null until it is lifted */
    silence: (member: string, body: { days: number | null; reason: string }) =>
      call(http, routes.silence, { params: { member }, body }),

    unsilence: (member: string) => call(http, routes.unsilence, { params: { member }, body: {} }),
  }
}
