import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { DEFAULT_DIGEST, type DigestLevel } from '@/domain/forum-digest'

import { FIXTURE } from './forum-books'
import { asMember } from './members/books'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'

const routes = api.forum
const schemas = apiSchemas.forum

/** Which categories the members of the mock shop watch, and what they want by email. */
export function forumFollowingHandlers(shop: MockShop): HttpHandler[] {
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
    // No letter of the mock shop has such a link.
    mock(routes.endDigest, schemas.endDigest, () => {
      throw mockProblem('link_invalid')
    }),
    mock(routes.resumeDigest, schemas.resumeDigest, () => {
      throw mockProblem('link_invalid')
    }),
  ]
}
