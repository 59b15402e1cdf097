import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { sizeOf } from '@/domain/shop/bikes/build'

import { mock, mockProblem } from '../mock'
import { todayOf, type MockShop } from '../mock-shop'
import { moderatedOf, SEED_REVIEWS } from '../reviews'
import { deliveredAt } from './arrivals'
import { asMember } from './books'
import type { MockMember, MockReview } from './records'
import { requireBike } from './cart-lines'

export function ownReviewHandlers(shop: MockShop): HttpHandler[] {
  const { reviews: routes } = api
  const { reviews: schemas } = apiSchemas
  return [
    mock(routes.ofBike, schemas.ofBike, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const bike = requireBike(member, params.id)
        const review = reviewOf(member, bike.id)
        if (review) return { state: 'written' as const, review: answerOf(shop, review) }
        const isHere = deliveredAt(shop, bike) !== null
        return { state: isHere ? ('open' as const) : ('not_delivered' as const), review: null }
      }),
    ),
    mock(routes.write, schemas.write, ({ header, body }) =>
      asMember(shop, header, (member) => {
        const bike = requireBike(member, body.order_bike_id)
        const { id, bike_slug, build } = bike
        if (deliveredAt(shop, bike) === null) throw mockProblem('review_not_delivered')
        if (reviewOf(member, id)) throw mockProblem('review_exists')
        const model = shop.catalog.bikesBySlug.get(bike_slug)
        const size = (model && sizeOf(model, build.size_id)?.title) ?? ''
        const metadata = { id: nextId(shop), bike_slug, size, date: todayOf(shop) }
        const review = { ...body, ...metadata }
        member.reviews.push(review)
        return answerOf(shop, review)
      }),
    ),
    mock(routes.change, schemas.change, ({ header, params, body }) =>
      asMember(shop, header, (member) =>
        answerOf(shop, Object.assign(requireReview(member, params.id), body)),
      ),
    ),
    mock(routes.withdraw, schemas.withdraw, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const review = requireReview(member, params.id)
        member.reviews = member.reviews.filter((one) => one !== review)
        return {}
      }),
    ),
  ]
}

function reviewOf({ reviews }: MockMember, bikeId: number): MockReview | undefined {
  return reviews.find(({ order_bike_id }) => order_bike_id === bikeId)
}

/** @throws review_not_found, also for another member's review */
function requireReview({ reviews }: MockMember, id: number): MockReview {
  const review = reviews.find((one) => one.id === id)
  if (!review) throw mockProblem('review_not_found')
  return review
}

function nextId(shop: MockShop): number {
  const ids = shop.books().members.flatMap(({ reviews }) => reviews.map(({ id }) => id))
  return Math.max(SEED_REVIEWS.length, ...ids) + 1
}

function answerOf(shop: MockShop, review: MockReview) {
  const { id, rating, title, text, rider_height, consent, date } = review
  return { id, rating, title, text, rider_height, consent, date, ...moderatedOf(shop, id) }
}
