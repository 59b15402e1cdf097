import type { RideOutcome } from '@/domain/community/dealers/ride-moves'
import { isStillOffered, type Dealer } from '@/domain/community/dealers/dealers'
import { zoneTime } from '@/domain/kit/zone-time'
import { readCatalog } from '@/server/catalog'
import { cancelRide, findRide, freeTimes, moveRide, rideFacts } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import {
  findOfficeRide,
  listRideDealers,
  listRides,
  writeOutcome,
  type OfficeRide,
  type RidesQuery,
} from './queries'

type RideDeps = Pick<Deps, 'db' | 'clock'>

export async function readRides({ db, clock }: RideDeps, query: RidesQuery) {
  const now = clock.now()
  const [{ rows, ...ends }, dealers, catalog] = await Promise.all([
    listRides(db, now, query),
    listRideDealers(db),
    readCatalog(db),
  ])
  return { rides: rows.map((row) => toResponse(row, catalog.dealers, now)), dealers, ...ends }
}

/** Lists the free times to which a ride can be moved. @throws DomainError test_ride_not_found */
export async function readTimes(deps: RideDeps, id: number) {
  return { times: await freeTimes(deps, await requireFacts(deps, id)) }
}

/** @throws DomainError test_ride_not_found, test_ride_closed, slot_taken, slot_not_offered */
export async function moveForRider(deps: Deps, id: number, startsAt: string) {
  await moveRide(deps, await requireFacts(deps, id), { startsAt, isStaff: true })
  return readOne(deps, id)
}

/** @throws DomainError test_ride_not_found, test_ride_closed */
export async function cancelForRider(deps: Deps, id: number, reason: string) {
  await cancelRide(deps, await requireFacts(deps, id), reason)
  return readOne(deps, id)
}

/** @throws DomainError test_ride_not_found; test_ride_closed, also before the ride begins */
export async function recordOutcome(
  { db, clock }: RideDeps,
  { id, outcome }: { id: number; outcome: RideOutcome | null },
) {
  const before = await readOne({ db, clock }, id)
  if (before.outcome === outcome) return before
  const now = clock.now()
  const isWritten = await db.transaction((tx) => writeOutcome(tx, { id, now, outcome }))
  if (!isWritten) throw new DomainError('test_ride_closed', 'It hasn’t begun, or was canceled.')
  return readOne({ db, clock }, id)
}

async function requireFacts({ db }: Pick<Deps, 'db'>, id: number) {
  const ride = await findRide(db, id)
  if (!ride) throw new DomainError('test_ride_not_found', `No ride ${id}.`)
  return rideFacts({ db }, ride)
}

async function readOne({ db, clock }: RideDeps, id: number) {
  const row = await findOfficeRide(db, id)
  if (!row) throw new DomainError('test_ride_not_found', `No ride ${id}.`)
  return toResponse(row, (await readCatalog(db)).dealers, clock.now())
}

function toResponse(
  { number, ride, bike, size, time_zone, ...row }: OfficeRide,
  dealers: readonly Dealer[],
  now: Date,
) {
  const { status, outcome, starts_at, name, email, phone, height_cm } = ride
  const isBooked = status === 'booked'
  const { day, minutes } = zoneTime(starts_at, time_zone)
  const dealer = dealers.find(({ id }) => id === row.dealer_id)
  return {
    ...row,
    ...{ id: number, status, outcome, name, email, phone, height_cm },
    can_change: isBooked && starts_at > now,
    can_tell: isBooked && starts_at <= now,
    is_offered: dealer !== undefined && isStillOffered(dealer, { bike: row.bike_id, starts_at }),
    starts_at: starts_at.toISOString(),
    ...{ day, minutes },
    bike: `${bike}, size ${size}`,
  }
}
