import {
  forumRoutes as routes,
  type WireForumQueue,
  type WireForumReview,
  type WireForumWaiting,
} from '@/contract/community/forum/forum'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type ForumQueued = WireForumWaiting['posts'][number]
export type ForumQueue = WireForumQueue

export function forumReview(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    waiting: async (): Promise<ForumQueued[]> => (await call(http, routes.waiting, {})).posts,
    withdraw: (id: number) => call(http, routes.withdraw, named(id)),
    queue: (): Promise<ForumQueue> => call(http, routes.queue, {}),
    review: (id: number, body: WireForumReview) =>
      call(http, routes.review, { ...named(id), body }),
  }
}
