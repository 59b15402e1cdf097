import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  colorChosen,
  defaultBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'

import { seedReviews, type SeedReview } from './data/reviews'

const DAY_MS = 86_400_000
/** Approximate number of days from order to first ride; the factory's calendar is exact. */
const BUILT_WITHIN_DAYS = 50

/** Delivered bike of a sample rider, priced like a customer's, and its review. */
export interface SampleOrder {
  review: SeedReview
  bike: Bike
  build: Build
  priced: PricedCart
  created_at: Date
  paid_at: Date
  delivered_at: Date
  reviewed_at: Date
}

/** Lists orders, oldest first. Shifts days by whole years to precede `now` in the same season. */
export function sampleOrders(catalog: Catalog, now: Date): SampleOrder[] {
  const country = catalog.countriesById.get(DEFAULT_COUNTRY_ID)
  const all = Object.entries(seedReviews).flatMap(([slug, reviews]) => {
    const bike = catalog.bikesBySlug.get(slug)
    return bike ? reviews.map((review) => ({ bike, review })) : []
  })
  if (!country) return []
  const newest = all.map(({ review }) => review.on).sort((a, b) => (a < b ? 1 : -1))[0] ?? ''
  const years = yearsUntil(newest, now)
  return all
    .flatMap(({ bike, review }) =>
      orderIfMade(catalog, {
        bike,
        review: { ...review, on: yearsOn(review.on, years) },
        country,
      }),
    )
    .sort((a, b) => a.reviewed_at.getTime() - b.reviewed_at.getTime())
}

interface SampleOrderInput {
  bike: Bike
  review: SeedReview
  country: Country
}

/** Returns the order, or none if the shop no longer makes the product. */
function orderIfMade(catalog: Catalog, input: SampleOrderInput): SampleOrder[] {
  try {
    return [sampleOrder(catalog, input)]
  } catch (fault) {
    if (fault instanceof DomainError || fault instanceof RangeError) return []
    throw fault
  }
}

function sampleOrder(catalog: Catalog, { bike, review, country }: SampleOrderInput): SampleOrder {
  const build = buildOf(bike, review, country)
  const reviewed = at(review.on, 17, review.height)
  const ordered = new Date(reviewed.getTime() - (review.after + BUILT_WITHIN_DAYS) * DAY_MS)
  const created_at = at(dayOf(ordered), 9 + (review.height % 12), review.text.length % 60)
  const priced = priceCart(catalog, {
    items: [{ product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }],
    destination: { countryId: country.id },
    promo: null,
    today: dayOf(created_at),
  })
  return {
    review,
    bike,
    build,
    priced,
    created_at,
    paid_at: new Date(created_at.getTime() + 4 * 60_000),
    delivered_at: at(priced.quote.delivery_date ?? review.on, 15, review.height % 60),
    reviewed_at: reviewed,
  }
}

/** @throws RangeError if the bike isn't made with this size or part */
function buildOf(bike: Bike, { size, color, parts }: SeedReview, country: Country): Build {
  const chosen = bike.sizes.find(({ title }) => title === size)
  if (!chosen) throw new RangeError(`${bike.slug} is not made in ${size}`)
  const sized = sizeChosen(bike, defaultBuild(bike, country), chosen.id)
  const paint = availableColors(bike, chosen.id).find(({ title }) => title === color)
  const painted = paint ? colorChosen(bike, sized, paint.id) : sized
  const all = bike.groups.flatMap((group) => group.parts)
  return parts.reduce((build, code) => {
    const part = all.find((one) => one.code === code)
    if (!part) throw new RangeError(`${bike.slug} is not made with ${code}`)
    return partChosen(bike, build, part.id)
  }, painted)
}

function yearsUntil(newest: string, now: Date): number {
  const years = now.getUTCFullYear() - Number(newest.slice(0, 4))
  return at(yearsOn(newest, years), 23, 59) <= now ? years : years - 1
}

function yearsOn(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

function at(day: string, hour: number, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 + minutes * 60_000)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
