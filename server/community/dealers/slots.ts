import {
  bookableSlots,
  BOOKING_DAYS,
  isFull,
  type Dealer,
  type RideBike,
  type Slot,
} from '@/domain/community/dealers/dealers'
import { dayAfter, zoneTime } from '@/domain/kit/zone-time'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { requireDealer } from './find-dealers'
import { listTaken } from './ride-queries'

type SlotDeps = Pick<Deps, 'db' | 'clock'>

interface SlotQuery {
  dealerId: number
  bikeId: number
  from?: string | undefined
  days?: number | undefined
}

const DEFAULT_DAYS = 7
const OFFERED = 6

/** @throws DomainError dealer_not_found, test_ride_bike_not_found */
export async function readSlots(deps: SlotDeps, query: SlotQuery) {
  const dealer = await requireDealer(deps, query.dealerId)
  requireBike(dealer, query.bikeId)
  const today = zoneTime(deps.clock.now(), dealer.time_zone).day
  const { from = today, days = DEFAULT_DAYS } = query
  return {
    time_zone: dealer.time_zone,
    today,
    last_day: dayAfter(today, BOOKING_DAYS),
    slots: await markedSlots(deps, dealer, { bikeId: query.bikeId, from, days }),
  }
}

/** @throws DomainError test_ride_bike_not_found */
export function requireBike({ id, bikes }: Dealer, bikeId: number): RideBike {
  const bike = bikes.find((one) => one.id === bikeId)
  if (bike) return bike
  throw new DomainError('test_ride_bike_not_found', `No bike ${bikeId} at dealer ${id}.`)
}

/** @throws DomainError slot_not_offered if the dealer is closed, or the time too soon or too late */
export function requireSlot({ clock }: Pick<Deps, 'clock'>, dealer: Dealer, startsAt: string) {
  const at = new Date(startsAt)
  const { day } = zoneTime(at, dealer.time_zone)
  const offered = bookableSlots(dealer, { from: day, days: 1, now: clock.now() })
  const slot = offered.find(({ starts_at }) => starts_at === at.toISOString())
  if (!slot) throw new DomainError('slot_not_offered', `Dealer ${dealer.id} has no ${startsAt}.`)
  return slot
}

export async function nextFreeSlots(
  deps: SlotDeps,
  dealer: Dealer,
  { bikeId, from }: { bikeId: number; from: string },
): Promise<Slot[]> {
  const slots = await markedSlots(deps, dealer, { bikeId, from, days: BOOKING_DAYS })
  return slots
    .filter(({ is_free }) => is_free)
    .slice(0, OFFERED)
    .map(({ is_free: _, ...slot }) => slot)
}

export async function freeTimes(deps: SlotDeps, where: { dealer: Dealer; bike: RideBike }) {
  const dealer = await requireDealer(deps, where.dealer.id, true)
  const from = zoneTime(deps.clock.now(), dealer.time_zone).day
  const input = { bikeId: where.bike.id, from, days: BOOKING_DAYS + 1 }
  const slots = await markedSlots(deps, dealer, input)
  return slots.filter(({ is_free }) => is_free).map(({ is_free: _, ...slot }) => slot)
}

async function markedSlots(
  { db, clock }: SlotDeps,
  dealer: Dealer,
  { bikeId, from, days }: { bikeId: number; from: string; days: number },
) {
  const slots = bookableSlots(dealer, { from, days, now: clock.now() })
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const span = { from: new Date(first.starts_at), to: new Date(last.ends_at) }
  const booked = await listTaken(db, dealer.id, span)
  const input = { bike: bikeId, atOnce: dealer.rides_at_once }
  return slots.map((slot) => ({
    ...slot,
    is_free: !isFull(
      booked.filter((one) => overlaps(one, slot)),
      input,
    ),
  }))
}

function overlaps(booking: { from: Date; to: Date }, { starts_at, ends_at }: Slot): boolean {
  return booking.from < new Date(ends_at) && booking.to > new Date(starts_at)
}
