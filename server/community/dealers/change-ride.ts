import { RIDE_MOVES } from '@/domain/community/dealers/ride-moves'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { queueRideLetter } from './ride-mails'
import { rideTimes, slotTaken } from './book-ride'
import { requireDealer } from './find-dealers'
import { rideAnswer, type RideFacts } from './ride-answer'
import { isTaken, lockDealer, lockRide, updateRide, type RideRow } from './ride-queries'
import { requireSlot } from './slots'

/**
 * Moves a ride to another slot.
 * @param isStaff allows inactive dealers, too
 * @throws DomainError test_ride_closed, slot_not_offered, slot_taken
 */
export async function moveRide(
  deps: Deps,
  facts: RideFacts,
  { startsAt, isStaff = false }: { startsAt: string; isStaff?: boolean },
) {
  const { ride, bike } = facts
  if (ride.starts_at.getTime() === Date.parse(startsAt)) return rideAnswer(deps, facts)
  const dealer = await requireDealer(deps, facts.dealer.id, isStaff)
  const target = { dealerId: dealer.id, bike: bike.id }
  const slot = requireSlot(deps, dealer, startsAt)
  const moved = await deps.db.transaction(async (tx) => {
    const locked = requireOpen(deps, await lockRide(tx, ride.id))
    await lockDealer(tx, dealer.id)
    const times = rideTimes(deps.clock.now(), slot)
    const span = { from: times.starts_at, to: times.ends_at }
    if (await isTaken(tx, { ...target, span, except: ride.id })) return undefined
    const change = { ...times, reminded_at: null, sequence: locked.sequence + 1 }
    const after = await updateRide(tx, ride.id, change)
    if (after) await queueRideLetter(deps, tx, { event: 'moved', ...facts, ride: after })
    return after
  })
  if (moved) return rideAnswer(deps, { ...facts, ride: moved })
  throw await slotTaken(deps, dealer, { bikeId: bike.id, slot })
}

/**
 * Cancels a ride and frees its slot. Idempotent.
 * @param reason the shop's reason, for the rider; empty if the rider cancels
 * @throws DomainError test_ride_closed if the ride has begun
 */
export async function cancelRide(deps: Deps, facts: RideFacts, reason = '') {
  const cancelled = await deps.db.transaction(async (tx) => {
    const locked = await lockRide(tx, facts.ride.id)
    if (locked?.status === 'cancelled') return locked
    const { sequence } = requireOpen(deps, locked)
    const after = await updateRide(tx, facts.ride.id, {
      status: 'cancelled',
      cancelled_at: deps.clock.now(),
      sequence: sequence + 1,
    })
    if (after)
      await queueRideLetter(deps, tx, { event: 'cancelled', ...facts, ride: after, reason })
    return after
  })
  return rideAnswer(deps, { ...facts, ride: cancelled ?? facts.ride })
}

/** @throws DomainError test_ride_closed */
function requireOpen({ clock }: Pick<Deps, 'clock'>, ride: RideRow | undefined): RideRow {
  const isOpen = ride && RIDE_MOVES.some(({ from }) => from === ride.status)
  if (isOpen && ride.starts_at > clock.now()) return ride
  throw new DomainError('test_ride_closed', 'The ride was canceled or has started.')
}
