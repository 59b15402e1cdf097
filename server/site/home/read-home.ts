import { summaryOf } from '@/domain/shop/reviews/reviews'
import { factoryCalendar } from '@/domain/shop/checkout/delivery'
import { listCounts, listLatestOfEach, listRatings, publicReview } from '@/server/after-sale'
import { type Catalog, readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { listedBikes, showcase } from './showcase'

type Context = Pick<Deps, 'db' | 'clock'>
type Rating = { mean: number | null; count: number }

const UNRATED: Rating = { mean: null, count: 0 }

/** Reads the home page. @throws DomainError country_not_found */
export async function readHomePage({ db, clock }: Context, countryId?: number) {
  const [catalog, ratings, counts, latest] = await Promise.all([
    readCatalog(db),
    readRatings(db),
    listCounts(db, undefined),
    listLatestOfEach(db),
  ])
  const { hero, bikes, ...page } = showcase(catalog, calendarOf(catalog, clock.now()), countryId)
  const rated = <B extends { slug: string }>(bike: B) => {
    return { ...bike, rating: ratings.get(bike.slug) ?? UNRATED }
  }
  const reviews = bikes.flatMap(({ slug }) => latest.filter((one) => one.bike_slug === slug))
  const { sections } = page
  return {
    ...page,
    sections: reviews.length > 0 ? sections : sections.filter((name) => name !== 'reviews'),
    hero: rated(hero),
    bikes: bikes.map(rated),
    reviews: {
      summary: summaryOf(counts),
      picked: reviews.map((row) => publicReview(catalog, row)),
    },
  }
}

/** Lists the bikes by name (spec §7: GET /api/bikes/list). */
export async function readBikeList({ db }: Pick<Deps, 'db'>) {
  const [catalog, ratings] = await Promise.all([readCatalog(db), readRatings(db)])
  const bikes = listedBikes(catalog)
  return { bikes: bikes.map((bike) => ({ ...bike, rating: ratings.get(bike.slug) ?? UNRATED })) }
}

async function readRatings(db: Deps['db']): Promise<Map<string, Rating>> {
  const rows = await listRatings(db)
  return new Map(rows.map(({ bike_slug, mean, count }) => [bike_slug, { mean, count }]))
}

const calendarOf = (catalog: Catalog, now: Date) => factoryCalendar(catalog, dayOf(now))
