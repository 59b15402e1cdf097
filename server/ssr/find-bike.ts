import type { Bike } from '@/domain/shop/bikes/bike'
import type { BikePage } from '@/services/shop/configurator'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

const SEAL = /^draft-[0-9a-f]{24}$/

/** Returns whether the bike is a draft behind a sealed slug. */
export const isSealed = ({ slug }: Pick<Bike, 'slug'>): boolean => SEAL.test(slug)

/** Caches a bike's pictures for a day, but never a draft's. */
export const pictureCacheControl = (bike: Pick<Bike, 'slug'>): string =>
  isSealed(bike) ? 'no-store' : 'public, max-age=86400, stale-while-revalidate=604800'

/** Reads a published bike, or a draft by its sealed slug. @throws ApiFailure if it doesn't exist */
export function openBikePage(slug: string): Promise<BikePage> {
  const { configurator, bikes } = pageServices()
  return SEAL.test(slug) ? bikes.sealed({ seal: slug }) : configurator.bike(slug)
}

export async function findBike(slug: string): Promise<Bike | null> {
  try {
    return (await openBikePage(slug)).bike
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}
