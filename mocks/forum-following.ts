import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { textOf } from '@/domain/shop/content/content'
import { threadSlug } from '@/domain/community/forum/forum'
import { DEFAULT_DIGEST, type DigestLevel } from '@/domain/community/forum/forum-digest'

import { authorOf, FIXTURE, type MockThread } from './forum-books'
import { asMember } from './members/books'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.forum
const schemas = apiSchemas.forum

const PRIVATE = { has_page: false, shows_bikes: false }
const SINCE = '2025-11-01'

export function forumFollowingHandlers(shop: MockShop, threads: MockThread[]): HttpHandler[] {
  // One member of the recorded forum has consented to a public page.
  const shown = threads[0]?.posts[0]?.author ?? ''
  const profiles = new Map([[shown, { has_page: true, shows_bikes: false }]])
  const watches = new Map<string, Set<string>>()
  const digests = new Map<string, DigestLevel>()
  return [
    mock(routes.categoryWatches, schemas.categoryWatches, ({ header }) =>
      asMember(shop, header, ({ user }) => ({ categories: [...(watches.get(user.id) ?? [])] })),
    ),
    mock(
      routes.watchCategory,
      schemas.watchCategory,
      ({ body: { category, is_watching }, header }) =>
        asMember(shop, header, ({ user }) => {
          if (!FIXTURE.categories.some(({ slug }) => slug === category)) {
            throw mockProblem('forum_category_not_found')
          }
          const own = watches.get(user.id) ?? new Set()
          watches.set(user.id, own)
          if (is_watching) own.add(category)
          else own.delete(category)
          return { is_watching }
        }),
    ),
    mock(routes.digest, schemas.digest, ({ header }) =>
      asMember(shop, header, ({ user }) => ({ level: digests.get(user.id) ?? DEFAULT_DIGEST })),
    ),
    mock(routes.setDigest, schemas.setDigest, ({ body: { level }, header }) =>
      asMember(shop, header, ({ user }) => {
        digests.set(user.id, level)
        return { level }
      }),
    ),
    mock(routes.profile, schemas.profile, ({ header }) =>
      asMember(shop, header, ({ user }) => profiles.get(user.user_name) ?? PRIVATE),
    ),
    mock(routes.setProfile, schemas.setProfile, ({ body, header }) =>
      asMember(shop, header, ({ user }) => {
        profiles.set(user.user_name, body)
        return body
      }),
    ),
    mock(routes.memberPage, schemas.memberPage, ({ params: { name } }) => {
      const [member] = [...profiles].find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? []
      if (member === undefined || !profiles.get(member)?.has_page) {
        throw mockProblem('forum_member_not_found')
      }
      return { ...pageOf(threads, member), bikes: [], since: SINCE }
    }),
    // The mock shop sends no email with such a link.
    mock(routes.endDigest, schemas.endDigest, () => {
      throw mockProblem('link_invalid')
    }),
    mock(routes.resumeDigest, schemas.resumeDigest, () => {
      throw mockProblem('link_invalid')
    }),
  ]
}

function pageOf(threads: MockThread[], name: string) {
  const posts = threads.flatMap((thread) =>
    thread.is_hidden
      ? []
      : thread.posts.map((post, index) => ({ thread, post, number: index + 1 })),
  )
  const own = posts.filter(({ post }) => post.author === name && !post.isDeleted && !post.isHidden)
  const newest = own.sort((a, b) => Date.parse(b.post.at) - Date.parse(a.post.at)).slice(0, 20)
  return {
    ...{ name, avatar: authorOf(name).avatar, posts: own.length, next: null },
    written: newest.map(({ thread: { id, title }, post, number }) => ({
      thread: { id, title, slug: threadSlug(title) },
      ...{ number, excerpt: textOf(post.body).trim().slice(0, 240), created_at: post.at },
    })),
  }
}
