import type { Bike } from '@/domain/shop/bikes/bike'
import { FORMER_BIKE } from '@/domain/shop/bikes/former-bike'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { Catalog } from './read-catalog'

type Bikes = Pick<Catalog, 'bikesBySlug' | 'allBikesBySlug'>

/** Returns a bike that is sold. @throws DomainError bike_not_found, with its own message for a former bike */
export function requireSoldBike({ bikesBySlug, allBikesBySlug }: Bikes, slug: string): Bike {
  const bike = bikesBySlug.get(slug)
  if (bike) return bike
  const former = allBikesBySlug.get(slug)
  throw new DomainError(
    'bike_not_found',
    `No bike "${slug}" is sold.`,
    former && { message: `${former.title}: ${FORMER_BIKE}` },
  )
}
