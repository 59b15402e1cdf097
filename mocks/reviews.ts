import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import {
  bandCounts,
  bandOf,
  publicName,
  sizeCounts,
  summaryOf,
  type HeightBand,
  type ReviewCount,
} from '@/domain/shop/reviews/reviews'
import { listedBikes, showcase } from '@/server/site/home/showcase'

import recorded from './fixtures/reviews.json'
import { mock } from './mock'
import { calendarOf, type MockShop } from './mock-shop'
import type { Moderation } from './shop-state'

/** A review of the seed, as written by mocks/record.ts. */
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

/** Reviews of the seed, oldest first. */
export const SEED_REVIEWS: readonly ReviewFixture[] = recorded
const PAGE_SIZE = 6

export type MockReview = ReviewFixture & { id: number; is_sample: boolean; email: string }

export const moderatedOf = (shop: MockShop, id: number): Moderation =>
  shop.books().moderated?.[id] ?? { answer: '', hidden_reason: '' }

export function reviewHandlers(shop: MockShop): HttpHandler[] {
  return [mock(api.reviews.list, apiSchemas.reviews.list, ({ query }) => listReviews(shop, query))]
}

/** Returns the reviews from the seed and from members, newest first. */
export function everyReview(shop: MockShop): MockReview[] {
  const seeded = SEED_REVIEWS.map((one, index) => ({
    ...one,
    id: index + 1,
    is_sample: true,
    email: `${one.name}.${one.last_name}@riders.example`.toLowerCase(),
  }))
  const written = shop.books().members.flatMap(({ user, reviews }) =>
    reviews.map(({ order_bike_id: _, rider_height: height, ...review }) => {
      const { name, last_name } = user
      return { ...review, height, name, last_name, is_sample: false, email: user.email }
    }),
  )
  return [...seeded, ...written.sort((one, other) => one.id - other.id)].reverse()
}

const allReviews = (shop: MockShop) =>
  everyReview(shop).filter(({ id }) => moderatedOf(shop, id).hidden_reason === '')

const ofBike = (reviews: readonly MockReview[], slug: string | undefined) =>
  reviews.filter((one) => slug === undefined || one.bike_slug === slug)

export function homeHandlers(shop: MockShop): HttpHandler[] {
  const { home: routes } = api
  const { home: schemas } = apiSchemas
  const rated = <B extends { slug: string }>(bike: B) => {
    const { mean, count } = summaryOf(countsOf(ofBike(allReviews(shop), bike.slug)))
    return { ...bike, rating: { mean, count } }
  }
  return [
    mock(routes.page, schemas.page, ({ query }) => {
      const { hero, bikes, ...page } = showcase(shop.catalog, calendarOf(shop), query.country_id)
      const reviews = allReviews(shop)
      const picked = bikes.flatMap(({ slug }) => ofBike(reviews, slug).slice(0, 1))
      return {
        ...page,
        hero: rated(hero),
        bikes: bikes.map(rated),
        reviews: { summary: summaryOf(countsOf(reviews)), picked: picked.map(publicReview(shop)) },
      }
    }),
    mock(routes.bikes, schemas.bikes, () => ({ bikes: listedBikes(shop.catalog).map(rated) })),
  ]
}

interface Query {
  bike?: string | undefined
  size?: string | undefined
  height?: HeightBand | undefined
  page?: number | undefined
}

function listReviews(shop: MockShop, { bike, size, height, page = 1 }: Query) {
  const own = ofBike(allReviews(shop), bike)
  const counts = countsOf(own)
  const found = own.filter(
    (one) =>
      (size === undefined || (one.consent && one.size === size)) &&
      (height === undefined || (one.consent && bandOf(one.height) === height)),
  )
  const models = shop.catalog.bikes.filter(({ slug }) => bike === undefined || slug === bike)
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

function countsOf(list: readonly ReviewFixture[]): ReviewCount[] {
  return list.map(({ rating, consent, size, height }) => ({
    rating,
    size: consent ? size : null,
    band: consent ? (bandOf(height) ?? null) : null,
    count: 1,
  }))
}

function publicReview(shop: MockShop) {
  return ({ name, last_name, height, size, consent, email: _, ...review }: MockReview) => ({
    ...review,
    answer: moderatedOf(shop, review.id).answer,
    bike_title: shop.catalog.bikesBySlug.get(review.bike_slug)?.title ?? '',
    name: publicName(name, last_name),
    is_verified: consent,
    size: consent ? size : null,
    rider_height: consent ? height : null,
  })
}
