import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { textOf } from '@/domain/shop/content/content'
import { FORUM_PAGE_SIZE, pagesOf, threadSlug } from '@/domain/community/forum/forum'

import { MENTION_LEAST, MENTION_OFFERS } from '@/domain/community/forum/forum-mention'
import { isAllowed } from '@/domain/kit/permissions'
import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import type { WatchLevel } from '@/domain/community/forum/forum-notices'

import {
  authorOf,
  FIXTURE,
  newPost,
  openForum,
  paragraphsOf,
  postOf,
  toRow,
  sorted,
  tagCounts,
  watchOf,
  type ForumFixture,
  type MockPost,
  type MockThread,
} from './forum-books'
import { forumFollowingHandlers } from './forum-following'
import { forumReadingHandlers } from './forum-reading'
import { searchThreads } from './forum-search'
import { asMember, hasToken } from './members/books'
import { forumModerationHandlers } from './office/forum-moderation'
import { mockSynonyms } from './office/searches'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

/** Serves the forum of the mock shop; its state lasts as long as the page. */
export function forumHandlers(shop: MockShop): HttpHandler[] {
  const threads = openForum()
  return [
    ...readHandlers(shop, threads),
    ...writeHandlers(shop, threads),
    ...postHandlers(shop, threads),
    ...forumReadingHandlers(shop, threads),
    ...forumFollowingHandlers(shop, threads),
    ...forumModerationHandlers(shop, threads),
  ]
}

const presentOf = ({ body, at, edited_at }: MockPost) => ({
  text: textOf(body).trim(),
  written_at: edited_at ?? at,
})

type Header = (name: string) => string | undefined

const memberName = (shop: MockShop, header: Header) =>
  asMember(shop, header, ({ user }) => user.user_name)

/** Returns the thread. Throws if it is missing, or hidden from a reader other than its author. */
function requireThread(threads: MockThread[], id: number, reader: string | null): MockThread {
  const thread = threads.find((one) => one.id === id)
  if (!thread || (thread.is_hidden && thread.posts[0]?.author !== reader))
    throw mockProblem('forum_thread_not_found')
  return thread
}

function requireOwn(threads: MockThread[], id: number, author: string): MockThread {
  const thread = requireThread(threads, id, author)
  if (thread.posts[0]?.author !== author) throw mockProblem('forum_thread_not_found')
  return thread
}

function requirePost(threads: MockThread[], id: number, reader: string) {
  for (const thread of threads) {
    if (thread.is_hidden && thread.posts[0]?.author !== reader) continue
    const post = thread.posts.find((one) => one.id === id && !one.isDeleted)
    if (post) return { thread, post }
  }
  throw mockProblem('forum_post_not_found')
}

const mayModerate = (shop: MockShop, reader: string | null) =>
  shop
    .books()
    .members.some(({ user }) => user.user_name === reader && isAllowed(user.role, 'forum.moderate'))

const routes = api.forum
const schemas = apiSchemas.forum

function readHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  const shown = () => threads.filter(({ is_hidden }) => !is_hidden)
  const of = (slug: string) => shown().filter(({ category }) => category === slug)
  const latest = (list: MockThread[]) => sorted(list.map((one) => ({ ...one, is_pinned: false })))
  const categoryOf = (one: ForumFixture['categories'][number]) => ({
    ...one,
    threads: of(one.slug).length,
  })
  return [
    mock(routes.index, schemas.index, () => ({
      categories: FIXTURE.categories.map((one) => ({
        ...categoryOf(one),
        latest: latest(of(one.slug))[0] ?? null,
      })),
      latest: latest(shown()).slice(0, 12),
    })),
    mock(routes.list, schemas.list, ({ query: { category, tag, page = 1 } }) => {
      const slug = tag === undefined ? category : undefined
      const found = FIXTURE.categories.find((one) => one.slug === slug)
      if (slug !== undefined && !found) throw mockProblem('forum_category_not_found')
      const listed = slug === undefined ? shown() : of(slug)
      const rows = sorted(listed.filter(({ tags }) => tag === undefined || tags.includes(tag)))
      return {
        category: found ? categoryOf(found) : null,
        threads: rows.slice((page - 1) * FORUM_PAGE_SIZE, page * FORUM_PAGE_SIZE),
        found: rows.length,
        page,
        pages: pagesOf(rows.length),
      }
    }),
    mock(routes.tags, schemas.tags, () => ({ tags: tagCounts(shown()) })),
    mock(routes.search, schemas.search, ({ query }) =>
      searchThreads(threads, query, mockSynonyms(shop, 'forum')),
    ),
    mock(routes.members, schemas.members, ({ query: { q, thread: id }, header }) => {
      const reader = memberName(shop, header)
      const near = id === undefined ? [] : requireThread(threads, id, reader).posts.toReversed()
      const wide = q.length < MENTION_LEAST ? [] : shown().flatMap(({ posts }) => posts)
      const written = [near, wide].flatMap((posts) =>
        posts.filter(({ isDeleted, author }) => !isDeleted && author !== reader),
      )
      const names = [...new Set(written.map(({ author }) => author))]
      const found = names.filter((name) => name.toLowerCase().startsWith(q.toLowerCase()))
      return { members: found.slice(0, MENTION_OFFERS).map(authorOf) }
    }),
    mock(routes.hidden, schemas.hidden, ({ header }) =>
      asMember(shop, header, ({ user }) => ({
        threads: sorted(
          threads.filter(
            ({ is_hidden, posts }) => is_hidden && posts[0]?.author === user.user_name,
          ),
        ),
      })),
    ),
    mock(routes.thread, schemas.thread, ({ params, query: { page = 1 }, header }) => {
      const reader = hasToken(header) ? memberName(shop, header) : null
      const thread = requireThread(threads, params.id, reader)
      const isOwn = thread.posts[0]?.author === reader
      return {
        thread: {
          ...toRow(thread),
          ...{ posts: thread.posts.length, solved_by: thread.solved_by, is_own: isOwn },
          watch: reader === null ? null : watchOf(thread, reader),
          can_moderate: mayModerate(shop, reader),
          ...{ can_hide: isOwn, can_remove: isOwn, can_tag: isOwn },
        },
        posts: thread.posts
          .slice((page - 1) * FORUM_PAGE_SIZE, page * FORUM_PAGE_SIZE)
          .map((post) => postOf(thread, post, reader)),
        page,
        pages: pagesOf(thread.posts.length),
      }
    }),
  ]
}

function writeHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  const deleted: MockThread[] = []
  const nextPost = () =>
    1 + Math.max(...[...threads, ...deleted].flatMap(({ posts }) => posts.map(({ id }) => id)))
  const targetOf = (thread: MockThread, number: number) => ({
    thread: { id: thread.id, slug: threadSlug(thread.title) },
    number,
    is_waiting: false,
  })
  const now = () => shop.now().toISOString()
  return [
    mock(routes.begin, schemas.begin, ({ body, header }) => {
      const author = memberName(shop, header)
      const { category, title, text, tags = [], request_key: key } = body
      const known = threads.find(({ posts }) => posts[0]?.key === key)
      if (known) return targetOf(known, 1)
      const post = newPost(nextPost(), {
        author,
        at: now(),
        body: paragraphsOf(text),
        likes: 0,
        quote: null,
        key,
      })
      const marks = { is_pinned: false, is_locked: false, is_hidden: false, solved_by: null }
      const watches = new Map<string, WatchLevel>([[author, 'watching']])
      const id = 1 + Math.max(...[...threads, ...deleted].map((one) => one.id))
      const thread = {
        ...{ id, category, title, tags, watches, reads: new Map<string, number>() },
        ...marks,
        posts: [post],
      }
      threads.push(thread)
      return targetOf(thread, 1)
    }),
    mock(routes.reply, schemas.reply, ({ params, body, header }) => {
      const author = memberName(shop, header)
      const thread = requireThread(threads, params.id, author)
      if (thread.is_locked) throw mockProblem('forum_thread_locked')
      const { text, request_key: key } = body
      const known = thread.posts.findIndex((post) => post.key === key)
      if (known >= 0) return targetOf(thread, known + 1)
      const quoted = thread.posts.findIndex(({ id }) => id === body.quote?.post_id)
      const quote = body.quote ? { number: quoted + 1, text: body.quote.text } : null
      thread.posts.push(
        newPost(nextPost(), { author, at: now(), body: paragraphsOf(text), likes: 0, quote, key }),
      )
      return targetOf(thread, thread.posts.length)
    }),
    mock(routes.preview, schemas.preview, ({ body, header }) =>
      asMember(shop, header, () => ({ body: paragraphsOf(body.text) })),
    ),
    mock(routes.tag, schemas.tag, ({ params, body: { tags }, header }) => {
      requireOwn(threads, params.id, memberName(shop, header)).tags = tags
      return { tags }
    }),
    mock(routes.solve, schemas.solve, ({ params, body, header }) => {
      const thread = requireOwn(threads, params.id, memberName(shop, header))
      thread.solved_by = body.number
      return { solved_by: body.number }
    }),
    mock(routes.hide, schemas.hide, ({ params, body: { is_hidden }, header }) => {
      requireOwn(threads, params.id, memberName(shop, header)).is_hidden = is_hidden
      return { is_hidden }
    }),
    mock(routes.removeThread, schemas.removeThread, ({ params, header }) => {
      const thread = requireOwn(threads, params.id, memberName(shop, header))
      if (thread.posts.length > 1) throw mockProblem('forum_thread_answered')
      threads.splice(threads.indexOf(thread), 1)
      deleted.push(thread)
      return {}
    }),
    mock(routes.deleted, schemas.deleted, ({ header }) => {
      const author = memberName(shop, header)
      const own = deleted.filter(({ posts }) => posts[0]?.author === author)
      const until = new Date(shop.now().getTime() + UNDO_WINDOW_MS).toISOString()
      return {
        threads: own.map((one) => ({ ...targetOf(one, 1).thread, title: one.title, until })),
      }
    }),
    mock(routes.restoreThread, schemas.restoreThread, ({ params, header }) => {
      const author = memberName(shop, header)
      const at = deleted.findIndex(
        ({ id, posts }) => id === params.id && posts[0]?.author === author,
      )
      const [thread] = at < 0 ? [] : deleted.splice(at, 1)
      if (!thread) throw mockProblem('forum_thread_not_found')
      threads.push(thread)
      return { thread: targetOf(thread, 1).thread }
    }),
  ]
}

function postHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  const own = (header: Header, id: number) => {
    const author = memberName(shop, header)
    const found = requirePost(threads, id, author)
    if (found.post.author !== author) throw mockProblem('forum_post_not_found')
    return found
  }
  const others = (header: Header, id: number) => {
    const reader = memberName(shop, header)
    const { post } = requirePost(threads, id, reader)
    if (post.author === reader) throw mockProblem('forum_own_post')
    return { post, reader }
  }
  const like = (header: Header, id: number, isLiked: boolean) => {
    const { post, reader } = others(header, id)
    post.likedBy = post.likedBy.filter((name) => name !== reader)
    if (isLiked) post.likedBy.push(reader)
    return { likes: post.likes + post.likedBy.length, is_liked: isLiked }
  }
  return [
    // Posts of the mock shop are paragraphs without pictures.
    mock(routes.picture, schemas.picture, () => {
      throw mockProblem('file_not_found')
    }),
    mock(routes.source, schemas.source, ({ params, header }) => ({
      text: textOf(own(header, params.id).post.body).trim(),
    })),
    mock(routes.versions, schemas.versions, ({ params, header }) => {
      const { post } = requirePost(
        threads,
        params.id,
        hasToken(header) ? memberName(shop, header) : '',
      )
      return { versions: [presentOf(post), ...post.versions] }
    }),
    mock(routes.edit, schemas.edit, ({ params, body, header }) => {
      const { post } = own(header, params.id)
      post.versions.unshift(presentOf(post))
      post.body = paragraphsOf(body.text)
      post.edited_at = shop.now().toISOString()
      return { body: post.body, edited_at: post.edited_at }
    }),
    mock(routes.remove, schemas.remove, ({ params, header }) => {
      const { thread, post } = own(header, params.id)
      if (thread.posts[0] === post) throw mockProblem('forum_opening_post')
      post.isDeleted = true
      return {}
    }),
    mock(routes.restore, schemas.restore, ({ params, header }) => {
      const author = memberName(shop, header)
      const all = threads.flatMap(({ posts }) => posts)
      const post = all.find(({ id, isDeleted }) => id === params.id && isDeleted)
      if (post?.author !== author) throw mockProblem('forum_post_not_found')
      post.isDeleted = false
      return {}
    }),
    mock(routes.like, schemas.like, ({ params, header }) => like(header, params.id, true)),
    mock(routes.unlike, schemas.unlike, ({ params, header }) => like(header, params.id, false)),
    mock(routes.flag, schemas.flag, ({ params, header }) => {
      others(header, params.id)
      return {}
    }),
    // Only one member writes in the mock shop, so there are no notifications.
    mock(routes.watch, schemas.watch, ({ params, body: { level }, header }) => {
      const reader = memberName(shop, header)
      requireThread(threads, params.id, reader).watches.set(reader, level)
      return { level }
    }),
    mock(routes.notices, schemas.notices, ({ header }) =>
      asMember(shop, header, () => ({ notices: [], next: null })),
    ),
    mock(routes.unread, schemas.unread, ({ header }) =>
      asMember(shop, header, () => ({ unread: 0 })),
    ),
    mock(routes.readNotices, schemas.readNotices, ({ header }) =>
      asMember(shop, header, () => ({ unread: 0 })),
    ),
    // The member of the mock shop isn't new, so no post waits for review.
    mock(routes.waiting, schemas.waiting, ({ header }) =>
      asMember(shop, header, () => ({ posts: [] })),
    ),
    mock(routes.withdraw, schemas.withdraw, ({ header }) => {
      memberName(shop, header)
      throw mockProblem('forum_post_not_found')
    }),
  ]
}
