import { forumRoutes as routes, type WireForumDeleted } from '@/contract/community/forum/forum'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type ForumDeleted = WireForumDeleted['threads'][number]

export function forumDeletion(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    deleted: async (): Promise<ForumDeleted[]> => (await call(http, routes.deleted, {})).threads,
    restore: (id: number) => call(http, routes.restore, named(id)),
    restoreThread: (id: number) => call(http, routes.restoreThread, named(id)),
  }
}
