import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { fullName } from '@/domain/kit/person-name'
import { LOW_RATING, type ReviewList } from '@/domain/shop/reviews/reviews'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { everyReview, moderatedOf, type MockReview } from '../reviews'
import { pageOf } from './paging'

const [routes, schemas] = [api.moderation, apiSchemas.moderation]

/** Serves reviews to staff; the mock shop's pages show the answers. */
export function moderationHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const all = everyReview(shop).map((review) => toRow(shop, review))
        const listed = all.filter((row) => isIn(query.list, row))
        const numbered = listed.map((row) => ({ ...row, number: row.id }))
        const { rows, ...ends } = pageOf(numbered, query)
        return { reviews: rows.map(({ number: _, ...row }) => row), ...ends }
      }),
    ),
    mock(routes.set, schemas.set, ({ from, params, body: { seen, ...input } }) =>
      asAdmin(shop, from, () => {
        const review = everyReview(shop).find(({ id }) => id === params.id)
        if (!review) throw mockProblem('review_not_found')
        if (toRow(shop, review).seen !== seen) throw mockProblem('review_changed')
        shop.change((books) => {
          books.moderated = { ...books.moderated, [review.id]: input }
        })
        return toRow(shop, review)
      }),
    ),
  ]
}

type Row = ReturnType<typeof toRow>

function isIn(list: ReviewList | undefined, { rating, answer, hidden_reason }: Row): boolean {
  if (list === 'low') return rating <= LOW_RATING
  if (list === 'unanswered') return answer === ''
  return list === undefined || hidden_reason !== ''
}

function toRow(shop: MockShop, review: MockReview) {
  const { id, bike_slug, rating, title, text, name, last_name, email, date } = review
  const post = moderatedOf(shop, id)
  return {
    ...{ rating, title, text, email, date, ...post },
    id: String(id),
    name: fullName({ name, last_name }),
    bike_title: shop.catalog.bikesBySlug.get(bike_slug)?.title ?? '',
    customer_id: email,
    seen: hashText(JSON.stringify([rating, title, text, post])),
  }
}
