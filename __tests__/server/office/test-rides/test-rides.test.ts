import { eq } from 'drizzle-orm'

import type { TestRide, TestRidesPage } from '@/contract/office/test-rides/test-rides'
import { testRides } from '@/server/kernel/db/schema/community/dealers'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import {
  BERLIN,
  BERLIN_BIKE,
  book,
  booked,
  dataOf,
  rideBody,
  slotsOf,
} from '@/__tests__/support/rides'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, office } = freshOffice('test-rides')

const list = async (query = '') => dataOf<TestRidesPage>(await office('GET', query))
const idsOf = async (query = '') => (await list(query)).rides.map(({ id }) => Number(id))
const free = async () => (await slotsOf(shop)).filter(({ is_free }) => is_free)
const letters = async () =>
  (await shop.db.select().from(mailOutbox))
    .filter(({ kind }) => /^test_ride_(moved|cancelled)/.test(kind))
    .map(({ kind, recipient, text }) => ({ kind, recipient, text }))

const moveBack = (id: number, hours: number) => {
  const now = shop.clock.now().getTime()
  const at = (ago: number) => new Date(now - ago * 3_600_000)
  return shop.db
    .update(testRides)
    .set({ starts_at: at(hours), ends_at: at(hours - 1) })
    .where(eq(testRides.id, id))
}

test('rides are listed by time, by dealer and by what is known of the rider', async () => {
  const [late, soon] = [await booked(shop, 8), await booked(shop, 0)]
  const other = rideBody((await free())[4]?.starts_at ?? '', {
    ...{ name: 'Ben Weber', email: 'ben@example.org', phone: '+49 151 77' },
  })
  const ben = dataOf<{ id: number }>(await book(shop, other))
  expect(await idsOf()).toEqual([soon.id, ben.id, late.id])
  expect(await idsOf('?q=WEBER')).toEqual([ben.id])
  expect(await idsOf('?q=ada+example.com')).toEqual([soon.id, late.id])
  expect(await idsOf('?q=151')).toEqual([ben.id])
  await shop.db
    .update(testRides)
    .set({ email: 'ben@käfer.example', phone: '+49 (151) 30-40 50' })
    .where(eq(testRides.id, ben.id))
  for (const q of ['+4915130 4050', 'xn--kfer-loa.example', 'BEN@KÄFER.example']) {
    expect([q, await idsOf(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [ben.id]])
  }
  expect(await idsOf(`?dealer=${BERLIN}`)).toHaveLength(3)
  expect(await idsOf('?dealer=1')).toEqual([])
  const [first, , last] = (await list()).rides
  const markOf = (ride = first) => `${Date.parse(ride?.starts_at ?? '')}.${ride?.id}`
  expect(await idsOf(`?after=${markOf()}`)).toEqual([ben.id, late.id])
  expect(await idsOf(`?before=${markOf(last)}`)).toEqual([soon.id, ben.id])
  expect((await list(`?after=${markOf()}`)).range).toEqual({ from: 2, matching: 3 })
  expect((await list(`?before=${markOf(last)}`)).range).toEqual({ from: 1, matching: 3 })
  expect(first).toMatchObject({
    ...{ status: 'booked', outcome: null, can_change: true, can_tell: false },
    ...{ dealer_id: BERLIN, bike_id: BERLIN_BIKE, day: soon.day, minutes: soon.minutes },
  })
  await moveBack(soon.id, 30)
  await moveBack(ben.id, 20)
  expect(await idsOf('?list=past')).toEqual([ben.id, soon.id])
  expect(await idsOf()).toEqual([late.id])
})

test('a ride is moved to a free time only, and both sides get an email', async () => {
  const [one, two] = [await booked(shop, 0), await booked(shop, 5)]
  const conflict = await office('PUT', `/${one.id}`, { starts_at: two.starts_at })
  expect([conflict.status, conflict.body.code]).toEqual([409, 'slot_taken'])
  expect(await letters()).toEqual([])
  const [target] = (await free()).slice(-1)
  const moved = await office('PUT', `/${one.id}`, { starts_at: target?.starts_at })
  expect(dataOf<TestRide>(moved)).toMatchObject({ starts_at: target?.starts_at, can_change: true })
  expect((await letters()).map(({ kind }) => kind).sort()).toEqual([
    ...['test_ride_moved', 'test_ride_moved_dealer'],
  ])
})

test('of two who move rides to the same time one gets it', async () => {
  const rides = [await booked(shop, 0), await booked(shop, 5)]
  const [target] = (await free()).slice(-1)
  const answers = await Promise.all(
    rides.map(({ id }) => office('PUT', `/${id}`, { starts_at: target?.starts_at })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a canceled ride tells its rider why, once, and frees the time', async () => {
  const ride = await booked(shop, 0)
  expect((await office('POST', `/${ride.id}/cancel`, { reason: ' ' })).status).toBe(422)
  const cancel = () =>
    office('POST', `/${ride.id}/cancel`, { reason: 'The motor is being repaired.' })
  expect(dataOf<TestRide>(await cancel())).toMatchObject({ status: 'cancelled', can_change: false })
  await cancel()
  const sent = await letters()
  expect(sent.map(({ kind }) => kind).sort()).toEqual([
    ...['test_ride_cancelled', 'test_ride_cancelled_dealer'],
  ])
  expect(sent.every(({ text }) => text?.includes('The motor is being repaired.'))).toBe(true)
  expect(await idsOf('?list=cancelled')).toEqual([ride.id])
  expect((await free())[0]?.starts_at).toBe(ride.starts_at)
})

test('how it went is told once it has begun, and never of a canceled one', async () => {
  const [one, two] = [await booked(shop, 0), await booked(shop, 5)]
  const tell = (id: number, outcome: string | null) => office('POST', `/${id}/outcome`, { outcome })
  expect((await tell(one.id, 'ridden')).body.code).toBe('test_ride_closed')
  await moveBack(one.id, 3)
  expect(dataOf<TestRide>(await tell(one.id, 'ridden'))).toMatchObject({ outcome: 'ridden' })
  expect(dataOf<TestRide>(await tell(one.id, null))).toMatchObject({ outcome: null })
  expect((await office('POST', `/${one.id}/cancel`, { reason: 'Too late' })).body.code).toBe(
    'test_ride_closed',
  )
  await office('POST', `/${two.id}/cancel`, { reason: 'Closed' })
  expect((await tell(two.id, 'missed')).body.code).toBe('test_ride_closed')
  expect((await tell(999_999, 'missed')).body.code).toBe('test_ride_not_found')
})
