import { bookableSlots, BOOKING_DAYS } from '@/domain/community/dealers/dealers'
import { zoneTime } from '@/domain/kit/zone-time'
import { readCatalog } from '@/server/catalog'
import { testRides } from '@/server/kernel/db/schema/community/dealers'

import { BERLIN, BERLIN_BIKE } from '../rides'
import type { TestShop } from '../shop'

const HOUR_MS = 3_600_000

let used = 0
/** Creates a test ride at a unique time, in the future if `direction` is 1, in the past if -1. */
async function newRide({ db, clock }: TestShop, direction: 1 | -1) {
  used += 1
  const starts = clock.now().getTime() + direction * (1_000 + used * 2) * HOUR_MS
  const times = { starts_at: new Date(starts), ends_at: new Date(starts + HOUR_MS) }
  const who = { name: 'Ada', email: 'ada@example.com' }
  const [ride] = await db
    .insert(testRides)
    .values({ test_ride_bike_id: BERLIN_BIKE, ...times, ...who })
    .returning()
  return { params: { id: String(ride?.id ?? 0) } }
}

/** Returns one of the last bookable times, each only once. */
async function lateSlot({ db, clock }: TestShop): Promise<string> {
  const dealer = (await readCatalog(db)).dealers.find(({ id }) => id === BERLIN)
  if (!dealer) throw new Error('No dealer.')
  const now = clock.now()
  const from = zoneTime(now, dealer.time_zone).day
  const slots = bookableSlots(dealer, { from, days: BOOKING_DAYS, now })
  return slots.at(-used)?.starts_at ?? ''
}

export const testRideRequests = {
  'testRides.list': () => ({ query: '?list=upcoming&q=ada' }),
  'testRides.times': (_: unknown, shop: TestShop) => newRide(shop, 1),
  'testRides.move': async (_: unknown, shop: TestShop) => {
    const ride = await newRide(shop, 1)
    return { ...ride, body: { starts_at: await lateSlot(shop) } }
  },
  'testRides.cancel': async (_: unknown, shop: TestShop) => ({
    ...(await newRide(shop, 1)),
    body: { reason: 'The bike is being repaired.' },
  }),
  'testRides.tell': async (_: unknown, shop: TestShop) => ({
    ...(await newRide(shop, -1)),
    body: { outcome: 'ridden' },
  }),
}
