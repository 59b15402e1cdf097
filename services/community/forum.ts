import {
  forumRoutes as routes,
  type WireForumBegin,
  type WireForumFlag,
  type WireForumFound,
  type WireForumIndex,
  type WireForumList,
  type WireForumMembers,
  type WireForumPage,
  type WireForumPost,
  type WireForumReply,
  type WireForumTags,
  type WireForumVersions,
  type WireMemberPage,
} from '@/contract/community/forum/forum'
import type { ContentNode } from '@/domain/shop/content/content'

import type { ForumQuery } from '@/domain/community/forum/forum-search'

import { forumDeletion } from './forum-deletion'
import { forumFollowing } from './forum-following'
import { forumModeration } from './forum-moderation'
import { forumReview } from './forum-review'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type ForumIndex = WireForumIndex
export type ForumList = WireForumList
export type ForumFound = WireForumFound
export type ForumMember = WireForumMembers['members'][number]
export type ForumVersion = WireForumVersions['versions'][number]
export type MemberPage = WireMemberPage
export type ForumRow = WireForumList['threads'][number]
export type ForumAuthor = ForumRow['author']
export type ForumThread = WireForumPage['thread']
/** Post. The server only sends elements defined in domain/shop/content/content. */
export type ForumPost = Omit<WireForumPost, 'body'> & { body: ContentNode[] }
export type ForumPage = Omit<WireForumPage, 'posts'> & { posts: ForumPost[] }

interface ListQuery {
  category: string | null
  tag: string | null
  page: number
}

export function forumService(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    index: (): Promise<ForumIndex> => call(http, routes.index, {}),

    list: ({ page, ...of }: ListQuery): Promise<ForumList> => {
      const entries = Object.entries(of).filter((entry) => entry[1] !== null)
      return call(http, routes.list, {
        query: { page: String(page), ...Object.fromEntries(entries) },
      })
    },

    /** Returns a consenting member's page. @param before previous page's `next`; null for the newest */
    memberPage: (name: string, before: number | null): Promise<WireMemberPage> =>
      call(http, routes.memberPage, {
        params: { name },
        query: before === null ? {} : { before: String(before) },
      }),

    tags: async (): Promise<WireForumTags['tags']> => (await call(http, routes.tags, {})).tags,

    search: ({ q, ...filters }: ForumQuery): Promise<ForumFound> => {
      const entries = Object.entries(filters).filter((entry) => entry[1] !== null)
      return call(http, routes.search, { query: { q, ...Object.fromEntries(entries) } })
    },

    /** Lists members whose names start with `q`. @param thread lists its authors first; null for none */
    members: async (q: string, thread: number | null): Promise<ForumMember[]> => {
      const query = thread === null ? { q } : { q, thread: String(thread) }
      return (await call(http, routes.members, { query })).members
    },

    hidden: async (): Promise<ForumRow[]> => (await call(http, routes.hidden, {})).threads,

    thread: async (id: number, page: number): Promise<ForumPage> =>
      (await call(http, routes.thread, {
        ...named(id),
        query: { page: String(page) },
      })) as ForumPage,

    begin: (body: WireForumBegin) => call(http, routes.begin, { body }),
    removeThread: (id: number) => call(http, routes.removeThread, named(id)),
    reply: (id: number, body: WireForumReply) => call(http, routes.reply, { ...named(id), body }),

    hide: (id: number, is_hidden: boolean) =>
      call(http, routes.hide, { ...named(id), body: { is_hidden } }),

    tag: async (id: number, tags: string[]): Promise<string[]> =>
      (await call(http, routes.tag, { ...named(id), body: { tags } })).tags,

    solve: (id: number, number: number | null) =>
      call(http, routes.solve, { ...named(id), body: { number } }),

    preview: async (text: string): Promise<ContentNode[]> =>
      (await call(http, routes.preview, { body: { text } })).body as ContentNode[],

    source: async (id: number): Promise<string> =>
      (await call(http, routes.source, named(id))).text,

    versions: async (id: number): Promise<ForumVersion[]> =>
      (await call(http, routes.versions, named(id))).versions,

    edit: async (id: number, text: string) =>
      (await call(http, routes.edit, { ...named(id), body: { text } })) as {
        body: ContentNode[]
        edited_at: string | null
      },

    remove: (id: number) => call(http, routes.remove, named(id)),
    like: (id: number) => call(http, routes.like, named(id)),
    unlike: (id: number) => call(http, routes.unlike, named(id)),
    flag: (id: number, body: WireForumFlag) => call(http, routes.flag, { ...named(id), body }),

    ...forumDeletion(http),
    ...forumReview(http),
    ...forumModeration(http),
    ...forumFollowing(http),
  }
}
