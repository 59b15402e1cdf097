import type { z } from 'zod'

import type { dealersSchemas } from '@/contract/community/dealers/dealers.schema'
import type { Dealer, Slot } from '@/domain/community/dealers/dealers'
import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { sha256 } from '@/server/kernel/ports/ids'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { queueRideLetter } from './ride-mails'
import { requireDealer } from './find-dealers'
import { rideAnswer, rideFacts, type RideFacts } from './ride-answer'
import {
  findRideByRequest,
  insertRide,
  isTaken,
  lockDealer,
  type NewRide,
  type RideRow,
} from './ride-queries'
import { nextFreeSlots, requireBike, requireSlot } from './slots'

type RideBody = z.output<(typeof dealersSchemas)['book']['body']>

interface BookRideInput {
  dealerId: number
  body: RideBody
  visitor: Caller | null
  /** Idempotency-Key of the request. */
  key: string | undefined
  ipBlock: string
}

const REMIND_BEFORE_MS = 24 * 3_600_000

/**
 * Books a test ride. Of concurrent bookings of a slot, one succeeds and the others get free times. Idempotent by key.
 * @throws DomainError as listed by the contract
 */
export async function bookRide(deps: Deps, booking: BookRideInput) {
  const { body, key } = booking
  const requestHash = key === undefined ? null : sha256(`ride:${key}`)
  const existing = requestHash && (await findRideByRequest(deps.db, requestHash))
  if (existing) return rideAnswer(deps, await rideFacts(deps, sameRide(existing, body)))
  await deps.limits.take('rideByAddress', booking.ipBlock)
  await deps.limits.take('rideByEmail', sha256(mailboxKey(body.email)))
  const dealer = await requireDealer(deps, booking.dealerId)
  const bike = requireBike(dealer, body.bike)
  const slot = requireSlot(deps, dealer, body.starts_at)
  const row = newRide(deps, slot, { ...booking, requestHash })
  const ride = await laneOf(dealer.id)(
    async () =>
      (await bookedOrLate(deps, row, dealer.id)) ?? (await writeRide(deps, row, { bike, dealer })),
  )
  if (ride !== 'late') return rideAnswer(deps, { ride: sameRide(ride, body), bike, dealer })
  throw await slotTaken(deps, dealer, { bikeId: body.bike, slot })
}

/** @throws DomainError idempotency_mismatch if the key was used for a different ride */
function sameRide(ride: RideRow, { bike, starts_at, email }: RideBody): RideRow {
  const isSame = ride.test_ride_bike_id === bike && isSameMailbox(ride.email, email)
  if (isSame && ride.starts_at.getTime() === Date.parse(starts_at)) return ride
  // A ride that has been moved since still belongs to this request.
  if (isSame && ride.sequence > 0) return ride
  throw new DomainError('idempotency_mismatch', 'The key was used for a different ride.', {
    message: 'This test ride was already booked with different details.',
  })
}

// Bulkhead per dealer: requests waiting for one dealer hold no connections that others need.
const lanes = new Map<number, ReturnType<typeof createConcurrencyLimiter>>()
const MOST_WAITING = 200

function laneOf(dealerId: number): ReturnType<typeof createConcurrencyLimiter> {
  const lane =
    lanes.get(dealerId) ?? createConcurrencyLimiter({ atOnce: 1, mostWaiting: MOST_WAITING })
  lanes.set(dealerId, lane)
  return lane
}

/** Rejects a taken slot without locking; a free slot is rechecked under the lock. */
async function bookedOrLate(
  { db }: Deps,
  row: NewRide,
  dealerId: number,
): Promise<RideRow | 'late' | undefined> {
  if (!(await isTaken(db, { dealerId, ...toSlotQuery(row) }))) return undefined
  return (row.request_hash && (await findRideByRequest(db, row.request_hash))) || 'late'
}

async function writeRide(
  deps: Deps,
  row: NewRide,
  where: Pick<RideFacts, 'bike' | 'dealer'>,
): Promise<RideRow | 'late'> {
  return deps.db.transaction(async (tx) => {
    await lockDealer(tx, where.dealer.id)
    if (row.request_hash) {
      const existing = await findRideByRequest(tx, row.request_hash)
      if (existing) return existing
    }
    if (await isTaken(tx, { dealerId: where.dealer.id, ...toSlotQuery(row) })) return 'late'
    const ride = await insertRide(tx, row)
    if (!ride) return 'late'
    await queueRideLetter(deps, tx, { event: 'booked', ...where, ride })
    return ride
  })
}

const toSlotQuery = ({ test_ride_bike_id: bike, starts_at: from, ends_at: to }: NewRide) => ({
  bike,
  span: { from, to },
})

function newRide(
  { clock }: Pick<Deps, 'clock'>,
  slot: Slot,
  { body, visitor, requestHash }: BookRideInput & { requestHash: string | null },
): NewRide {
  return {
    test_ride_bike_id: body.bike,
    ...rideTimes(clock.now(), slot),
    user_id: visitor?.userId ?? null,
    name: body.name,
    email: body.email,
    phone: body.phone,
    height_cm: body.height_cm ?? null,
    request_hash: requestHash,
    created_at: clock.now(),
  }
}

/** Returns the times of a ride. The reminder is due the day before; later bookings get none. */
export function rideTimes(now: Date, slot: Slot) {
  const starts_at = new Date(slot.starts_at)
  const remindAt = new Date(starts_at.getTime() - REMIND_BEFORE_MS)
  return {
    starts_at,
    ends_at: new Date(slot.ends_at),
    remind_at: remindAt > now ? remindAt : null,
  }
}

export async function slotTaken(
  deps: Pick<Deps, 'db' | 'clock'>,
  dealer: Dealer,
  { bikeId, slot }: { bikeId: number; slot: Slot },
): Promise<DomainError> {
  const slots = await nextFreeSlots(deps, dealer, { bikeId, from: slot.day })
  return new DomainError('slot_taken', `Bike ${bikeId} is booked at ${slot.starts_at}.`, {
    data: { slots },
  })
}
