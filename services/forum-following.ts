import { forumRoutes as routes, type WireForumNotices } from '@/contract/forum'
import type { WatchLevel } from '@/domain/forum-notices'
import type { ReadMark } from '@/domain/forum-reading'

import { call } from './http/call'
import type { Http } from './http/http'

export type ForumNotices = WireForumNotices

/** What a member follows, is told of and has read. */
export function forumFollowing(http: Http) {
  return {
    watch: (id: number, level: WatchLevel) =>
      call(http, routes.watch, { params: { id: String(id) }, body: { level } }),

    /** @param before the `next` of the page before; null for the newest */
    notices: (before: number | null): Promise<ForumNotices> =>
      call(http, routes.notices, { query: before === null ? {} : { before: String(before) } }),

    unread: async (): Promise<number> => (await call(http, routes.unread, {})).unread,

    readNotices: async (upTo: number): Promise<number> =>
      (await call(http, routes.readNotices, { body: { up_to: upTo } })).unread,

    reads: async (threads: readonly number[]): Promise<ReadMark[]> =>
      (await call(http, routes.reads, { query: { threads: threads.join(',') } })).reads,

    /** Goes on while the page is left: browsers finish what `keepalive` sends. */
    async markRead(reads: ReadMark[]): Promise<void> {
      const client = await http.client()
      const { method, path: url } = routes.markRead
      await client.request({
        route: routes.markRead,
        ...{ method, url, data: { reads } },
        ...(typeof window === 'undefined'
          ? {}
          : { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      })
    },

    markAllRead: (category: string) => call(http, routes.markAllRead, { body: { category } }),
  }
}
