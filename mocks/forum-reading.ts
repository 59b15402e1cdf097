import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'

import { FIXTURE, type MockThread } from './forum-books'
import { asMember } from './members/books'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.forum
const schemas = apiSchemas.forum

export function forumReadingHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  const seenBy = (reader: string) =>
    threads.filter(({ is_hidden, posts }) => !is_hidden || posts[0]?.author === reader)
  const raise = (thread: MockThread, reader: string, number: number) => {
    const seen = Math.min(number, thread.posts.length)
    thread.reads.set(reader, Math.max(seen, thread.reads.get(reader) ?? 0))
  }
  return [
    mock(routes.reads, schemas.reads, ({ query, header }) =>
      asMember(shop, header, ({ user: { user_name } }) => ({
        reads: seenBy(user_name).flatMap(({ id, reads }) => {
          const number = query.threads.includes(id) ? reads.get(user_name) : undefined
          return number === undefined ? [] : [{ thread: id, number }]
        }),
      })),
    ),
    mock(routes.markRead, schemas.markRead, ({ body, header }) =>
      asMember(shop, header, ({ user: { user_name } }) => {
        for (const { thread: id, number } of body.reads) {
          const thread = seenBy(user_name).find((one) => one.id === id)
          if (thread) raise(thread, user_name, number)
        }
        return {}
      }),
    ),
    mock(routes.markAllRead, schemas.markAllRead, ({ body: { category }, header }) =>
      asMember(shop, header, ({ user: { user_name } }) => {
        if (!FIXTURE.categories.some(({ slug }) => slug === category)) {
          throw mockProblem('forum_category_not_found')
        }
        for (const thread of seenBy(user_name)) {
          const isOpened = thread.category === category && thread.reads.has(user_name)
          if (isOpened) raise(thread, user_name, thread.posts.length)
        }
        return {}
      }),
    ),
  ]
}
