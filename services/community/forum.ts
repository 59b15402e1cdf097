import {
  forumRoutes as routes,
  type WireForumDeleted,
  type WireForumList,
  type WireForumMembers,
  type WireForumPage,
  type WireForumPost,
  type WireForumVersions,
  type WireForumWaiting,
} from '@/contract/community/forum/forum'
import type { ReadMark } from '@/domain/community/forum/forum-reading'
import type { ContentNode } from '@/domain/shop/content/content'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export type ForumMember = WireForumMembers['members'][number]
export type ForumVersion = WireForumVersions['versions'][number]
export type ForumRow = WireForumList['threads'][number]
export type ForumAuthor = ForumRow['author']
export type ForumThread = WireForumPage['thread']
export type ForumDeleted = WireForumDeleted['threads'][number]
export type ForumQueued = WireForumWaiting['posts'][number]
/** Post. The server only sends elements defined in domain/shop/content/content. */
export type ForumPost = Omit<WireForumPost, 'body'> & { body: ContentNode[] }
export type ForumPage = Omit<WireForumPage, 'posts'> & { posts: ForumPost[] }

export interface DigestLink {
  id: string
  key: string
}

const MEMBERS = {
  categoryWatches: 'categories',
  deleted: 'threads',
  digest: 'level',
  hidden: 'threads',
  members: 'members',
  readNotices: 'unread',
  setDigest: 'level',
  source: 'text',
  tag: 'tags',
  tags: 'tags',
  unread: 'unread',
  versions: 'versions',
  waiting: 'posts',
  watchCategory: 'is_watching',
} as const

export function forumService(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    ...clientOf(http, routes, MEMBERS),

    thread: async (id: number, page: number): Promise<ForumPage> =>
      (await call(http, routes.thread, {
        ...named(id),
        query: { page: String(page) },
      })) as ForumPage,

    preview: async (text: string): Promise<ContentNode[]> =>
      (await call(http, routes.preview, { body: { text } })).body as ContentNode[],

    edit: async (id: number, text: string) =>
      (await call(http, routes.edit, { ...named(id), body: { text } })) as {
        body: ContentNode[]
        edited_at: string | null
      },

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
  }
}
