import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import {
  bandCounts,
  bandOf,
  publicName,
  sizeCounts,
  summaryOf,
  type HeightBand,
  type ReviewCount,
} from '@/domain/reviews'
import { listedBikes, showcase } from '@/server/home/showcase'

import recorded from './fixtures/reviews.json'
import { asMember } from './members/books'
import { requireBike } from './members/cart'
import { mock, mockProblem } from './mock'
import { calendarOf, type MockShop } from './mock-shop'

/** A review of the seed, as mocks/record.ts writes it. */
export interface ReviewFixture {
  bike_slug: string
  name: string
  last_name: string
  size: string
  height: number
  rating: number
  title: string
  text: string
  date: string
  consent: boolean
}

const ALL: ReviewFixture[] = recorded
const PAGE_SIZE = 6

/** The reviews of the seed. Bikes of the mocks are never delivered, so nobody adds one. */
export function reviewHandlers(shop: MockShop): HttpHandler[] {
  const { reviews: routes } = api
  const { reviews: schemas } = apiSchemas
  const missing = (): never => {
    throw mockProblem('review_not_found')
  }
  return [
    mock(routes.list, schemas.list, ({ query }) => listReviews(shop, query)),
    mock(routes.ofBike, schemas.ofBike, ({ header, params }) =>
      asMember(shop, header, (member) => {
        requireBike(member, params.id)
        return { state: 'not_delivered' as const, review: null }
      }),
    ),
    mock(routes.write, schemas.write, ({ header, body }) =>
      asMember(shop, header, (member) => {
        requireBike(member, body.order_bike_id)
        throw mockProblem('review_not_delivered')
      }),
    ),
    mock(routes.change, schemas.change, ({ header }) => asMember(shop, header, missing)),
    mock(routes.withdraw, schemas.withdraw, ({ header }) => asMember(shop, header, missing)),
  ]
}

export function homeHandlers(shop: MockShop): HttpHandler[] {
  const { home: routes } = api
  const { home: schemas } = apiSchemas
  const rated = <B extends { slug: string }>(bike: B) => ({ ...bike, rating: ratingOf(bike.slug) })
  return [
    mock(routes.page, schemas.page, ({ query }) => {
      const { hero, bikes, ...page } = showcase(shop.catalogue, calendarOf(shop), query.country_id)
      const picked = bikes.flatMap(({ slug }) => newestFirst(slug).slice(0, 1))
      return {
        ...page,
        hero: rated(hero),
        bikes: bikes.map(rated),
        reviews: { summary: summaryOf(countsOf(ALL)), picked: picked.map(publicReview(shop)) },
      }
    }),
    mock(routes.bikes, schemas.bikes, () => ({ bikes: listedBikes(shop.catalogue).map(rated) })),
  ]
}

interface Query {
  bike?: string | undefined
  size?: string | undefined
  height?: HeightBand | undefined
  page?: number | undefined
}

function listReviews(shop: MockShop, { bike, size, height, page = 1 }: Query) {
  const ofBike = newestFirst(bike)
  const counts = countsOf(ofBike)
  const found = ofBike.filter(
    (one) =>
      (size === undefined || (one.consent && one.size === size)) &&
      (height === undefined || (one.consent && bandOf(one.height) === height)),
  )
  const models = shop.catalogue.bikes.filter(({ slug }) => bike === undefined || slug === bike)
  const sizes = new Set(models.flatMap((model) => model.sizes.map(({ title }) => title)))
  return {
    summary: summaryOf(counts),
    sizes: sizeCounts(counts, [...sizes]),
    heights: bandCounts(counts),
    found: found.length,
    reviews: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(publicReview(shop)),
    page,
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
  }
}

/** The fixture is oldest first. */
function newestFirst(slug: string | undefined): ReviewFixture[] {
  return ALL.filter((one) => slug === undefined || one.bike_slug === slug).reverse()
}

function countsOf(list: readonly ReviewFixture[]): ReviewCount[] {
  return list.map(({ rating, consent, size, height }) => ({
    rating,
    size: consent ? size : null,
    band: consent ? (bandOf(height) ?? null) : null,
    count: 1,
  }))
}

function ratingOf(slug: string) {
  const { mean, count } = summaryOf(countsOf(newestFirst(slug)))
  return { mean, count }
}

function publicReview({ catalogue }: MockShop) {
  return ({ name, last_name, height, size, consent, ...review }: ReviewFixture) => ({
    ...review,
    id: ALL.findIndex(({ title }) => title === review.title) + 1,
    bike_title: catalogue.bikesBySlug.get(review.bike_slug)?.title ?? '',
    name: publicName(name, last_name),
    is_verified: consent,
    size: consent ? size : null,
    rider_height: consent ? height : null,
  })
}
