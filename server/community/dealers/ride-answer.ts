import { zoneTime } from '@/domain/kit/zone-time'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

import { bikeAnswer, dealerAnswer } from './find-dealers'
import { findRide, type RideRow } from './ride-queries'

type RideDeps = Pick<Deps, 'db' | 'clock' | 'secret'>

export async function rideFacts({ db }: Pick<Deps, 'db'>, ride: RideRow) {
  const { dealers } = await readCatalog(db)
  for (const dealer of dealers) {
    const bike = dealer.bikes.find(({ id }) => id === ride.test_ride_bike_id)
    if (bike) return { ride, bike, dealer }
  }
  throw new DomainError('test_ride_not_found', `Ride ${ride.id} has no bike.`)
}

export type RideFacts = Awaited<ReturnType<typeof rideFacts>>

export function rideAnswer(deps: Pick<Deps, 'clock' | 'secret'>, facts: RideFacts) {
  const { ride, bike, dealer } = facts
  const { day, minutes } = zoneTime(ride.starts_at, dealer.time_zone)
  return {
    id: ride.id,
    key: keyOf(deps, ride.id),
    status: ride.status,
    can_change: ride.status === 'booked' && ride.starts_at > deps.clock.now(),
    starts_at: ride.starts_at.toISOString(),
    ends_at: ride.ends_at.toISOString(),
    day,
    minutes,
    name: ride.name,
    email: ride.email,
    bike: bikeAnswer(bike),
    dealer: dealerAnswer(dealer),
  }
}

interface RideLink {
  id: number
  key: string
}

/** A wrong key and an unknown ride return the same error. @throws DomainError test_ride_not_found */
export async function requireRide(deps: RideDeps, { id, key }: RideLink): Promise<RideFacts> {
  const ride = isSameSecret(key, keyOf(deps, id)) ? await findRide(deps.db, id) : undefined
  if (!ride) throw new DomainError('test_ride_not_found', 'No ride with this number and key.')
  return rideFacts(deps, ride)
}

function keyOf({ secret }: Pick<Deps, 'secret'>, id: number): string {
  return deriveKey(secret, 'test-ride', String(id))
}
