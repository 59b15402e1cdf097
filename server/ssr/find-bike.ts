import type { Bike } from '@/domain/shop/bikes/bike'
import type { BikePage } from '@/services/shop/configurator'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

const SEAL = /^draft-[0-9a-f]{24}$/

/** Returns whether the bike is a draft behind a sealed slug. */
export const isSealed = ({ slug }: Pick<Bike, 'slug'>): boolean => SEAL.test(slug)

const CACHE_CONTROL = {
  final: 'public, max-age=86400, stale-while-revalidate=604800',
  planned: 'no-store',
  none: 'public, max-age=60',
} as const

/** Caches a bike's final pictures for a day, a drawing that a picture may replace for a minute, and never a draft's. */
export const pictureCacheControl = (
  bike: Pick<Bike, 'slug'>,
  state: keyof typeof CACHE_CONTROL = 'final',
): string => (isSealed(bike) ? 'no-store' : CACHE_CONTROL[state])

/** Reads a bike that is sold, or a draft by its sealed slug. @throws ApiFailure if it doesn't exist */
export function openBikePage(slug: string): Promise<BikePage> {
  const { configurator, bikes } = pageServices()
  return SEAL.test(slug) ? bikes.sealed({ seal: slug }) : configurator.bike(slug)
}

/** Finds a bike that is sold, or a draft by its sealed slug. */
export const findBike = (slug: string): Promise<Bike | null> => orNull(openBikePage(slug))

/** Finds a bike for its pictures, which orders and garages show after it is no longer sold, too. */
export const findPicturedBike = (slug: string): Promise<Bike | null> =>
  SEAL.test(slug) ? findBike(slug) : orNull(pageServices().configurator.pictured({ slug }))

async function orNull(request: Promise<{ bike: Bike }>): Promise<Bike | null> {
  try {
    return (await request).bike
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}
