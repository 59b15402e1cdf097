import {
  forumRoutes as routes,
  type WireForumNotices,
  type WireForumProfile,
} from '@/contract/community/forum/forum'
import type { DigestLevel } from '@/domain/community/forum/forum-digest'
import type { WatchLevel } from '@/domain/community/forum/forum-notices'
import type { ReadMark } from '@/domain/community/forum/forum-reading'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type ForumNotices = WireForumNotices
export type ForumProfile = WireForumProfile

export interface DigestLink {
  id: string
  key: string
}

export function forumFollowing(http: Http) {
  return {
    watch: (id: number, level: WatchLevel) =>
      call(http, routes.watch, { params: { id: String(id) }, body: { level } }),

    /** Returns the slugs of the categories about whose new threads the member is notified. */
    categoryWatches: async (): Promise<string[]> =>
      (await call(http, routes.categoryWatches, {})).categories,

    watchCategory: async (category: string, is_watching: boolean): Promise<boolean> =>
      (await call(http, routes.watchCategory, { body: { category, is_watching } })).is_watching,

    profile: (): Promise<WireForumProfile> => call(http, routes.profile, {}),
    setProfile: (body: WireForumProfile) => call(http, routes.setProfile, { body }),

    digest: async (): Promise<DigestLevel> => (await call(http, routes.digest, {})).level,

    setDigest: async (level: DigestLevel): Promise<DigestLevel> =>
      (await call(http, routes.setDigest, { body: { level } })).level,

    /** Requires no login: the key in the email authorizes it. */
    endDigest: (link: DigestLink) => call(http, routes.endDigest, { params: { ...link } }),
    resumeDigest: (link: DigestLink) => call(http, routes.resumeDigest, { params: { ...link } }),

    /** @param before `next` of the previous page; null for the newest notices */
    notices: (before: number | null): Promise<ForumNotices> =>
      call(http, routes.notices, { query: before === null ? {} : { before: String(before) } }),

    unread: async (): Promise<number> => (await call(http, routes.unread, {})).unread,

    readNotices: async (upTo: number): Promise<number> =>
      (await call(http, routes.readNotices, { body: { up_to: upTo } })).unread,

    reads: async (threads: readonly number[]): Promise<ReadMark[]> =>
      (await call(http, routes.reads, { query: { threads: threads.join(',') } })).reads,

    /** Uses `keepalive`, so that the browser completes the request after the visitor leaves the page. */
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
