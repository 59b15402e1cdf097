import { eq, like } from 'drizzle-orm'

import type { WireRide, WireSlot } from '@/contract/community/dealers/dealers'
import { createApi } from '@/server/app'
import { createDb } from '@/server/kernel/db/client'
import { dealerClosedDays, testRides } from '@/server/kernel/db/schema/community/dealers'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { purgePastRides } from '@/server/community/dealers/purge-rides'
import { remindOfRide } from '@/server/community/dealers/remind'
import { JOBS } from '@/server/job-list'
import { listDue } from '@/server/kernel/jobs/due'
import { memoryLimits } from '@/server/kernel/ports/limits'
import {
  BERLIN,
  BERLIN_BIKE,
  book,
  booked,
  dataOf,
  pathOf,
  rideBody,
  slotsOf,
} from '@/__tests__/support/rides'
import { freshShop } from '@/__tests__/support/fixtures'

jest.setTimeout(60_000)

const shop = freshShop()

async function letters(kind: string) {
  return shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))
}

test('slots follow the opening hours, the notice and closed days', async () => {
  const before = await slotsOf(shop)
  // On Friday at noon, twenty hours of notice leave Saturday from ten o'clock on.
  expect(before[0]).toEqual({
    starts_at: '2026-11-21T09:00:00.000Z',
    ends_at: '2026-11-21T10:00:00.000Z',
    day: '2026-11-21',
    minutes: 600,
    is_free: true,
  })
  expect(before.some(({ day }) => day === '2026-11-22')).toBe(false)
  await shop.db
    .insert(dealerClosedDays)
    .values({ dealer_id: BERLIN, date: '2026-11-21', reason: 'Stocktaking' })
  expect((await slotsOf(shop)).some(({ day }) => day === '2026-11-21')).toBe(false)
})

test('of 100 who want the same slot at once one gets it, and the others are offered free ones', async () => {
  const [slot] = await slotsOf(shop)
  const starts_at = slot?.starts_at ?? ''
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      book(shop, rideBody(starts_at, { email: `rider${index}@example.com` })),
    ),
  )
  const won = replies.filter(({ status }) => status === 201)
  const lost = replies.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([1, 99])
  for (const { body } of lost) {
    expect(body.code).toBe('slot_taken')
    const { slots } = body.data as unknown as { slots: WireSlot[] }
    expect(slots).toHaveLength(6)
    expect(slots.some((one) => one.starts_at === starts_at)).toBe(false)
  }
  expect(await shop.db.$count(testRides)).toBe(1)
  expect(await letters('test_ride_booked')).toHaveLength(1)
  expect((await slotsOf(shop))[0]?.is_free).toBe(false)
})

test('the database itself refuses a second ride at the same time', async () => {
  const ride = await booked(shop)
  const [row] = await shop.db.select().from(testRides).where(eq(testRides.id, ride.id))
  if (!row) throw new Error('No ride.')
  const { id: _, ...copy } = row
  await expect(shop.db.insert(testRides).values(copy)).rejects.toMatchObject({
    cause: { code: '23505' },
  })
})

test('two processes with pools of their own sell a slot once', async () => {
  const other = createDb(shop.url, { max: 10 })
  const api = createApi({ ...shop.deps, db: other.db })
  const [slot] = await slotsOf(shop)
  const input = (index: number) =>
    rideBody(slot?.starts_at ?? '', { email: `rider${index}@example.com` })
  const replies = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      if (index % 2) return (await book(shop, input(index))).status
      const response = await api.request(`/api/dealers/${BERLIN}/test-rides`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input(index)),
      })
      return response.status
    }),
  )
  await other.close()
  expect(replies.filter((status) => status === 201)).toHaveLength(1)
})

test('the same key books once, however often it comes', async () => {
  const [slot] = await slotsOf(shop)
  const body = rideBody(slot?.starts_at ?? '')
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => book(shop, body, headers)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => dataOf<WireRide>(reply).id)).size).toBe(1)
  const other = await book(shop, { ...body, email: 'eve@example.com' }, headers)
  expect(other.body.code).toBe('idempotency_mismatch')
})

test('rider and dealer get a letter, with the link and the file for calendars', async () => {
  const ride = await booked(shop)
  const [letter] = await letters('test_ride_booked')
  expect(letter?.recipient).toBe('ada@example.com')
  expect(letter?.text).toContain(`https://shop.test/dealers/rides/${ride.id}/${ride.key}`)
  expect(letter?.text).toContain(`${pathOf(ride)}/test-ride.ics`)
  expect(letter?.text).toContain('November 21st, 2026 at 10:00 AM')
  const [toDealer] = await letters('test_ride_booked_dealer')
  expect(toDealer?.recipient).toBe('hallo@radhaus-mitte.example')
  expect(toDealer?.text).not.toContain(ride.key)
})

test('the calendar file names the moment in UTC, and later the cancellation', async () => {
  const ride = await booked(shop)
  const file = async () =>
    (await createApi(shop.deps).request(`${pathOf(ride)}/test-ride.ics`)).text()
  expect(await file()).toContain('DTSTART:20261121T090000Z')
  expect(await file()).toContain('STATUS:CONFIRMED')
  await shop.send('DELETE', pathOf(ride))
  expect(await file()).toContain('STATUS:CANCELLED')
  expect(await file()).toContain('SEQUENCE:1')
})

test('a ride is found by its key only', async () => {
  const ride = await booked(shop)
  expect((await shop.send('GET', pathOf(ride))).status).toBe(200)
  const foreign = await booked(shop)
  for (const key of ['x', foreign.key]) {
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { starts_at: ride.starts_at }],
      ['DELETE', undefined],
    ] as const) {
      const { status, body: problem } = await shop.send(method, pathOf({ ...ride, key }), body)
      expect([status, problem.code]).toEqual([404, 'test_ride_not_found'])
    }
  }
})

test('a cancelled time can be booked again, and cancelling twice is quiet', async () => {
  const ride = await booked(shop)
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await shop.send('DELETE', pathOf(ride))
    expect([status, body.data?.status]).toEqual([200, 'cancelled'])
  }
  expect(await letters('test_ride_cancelled')).toHaveLength(1)
  expect((await book(shop, rideBody(ride.starts_at, { email: 'ben@example.com' }))).status).toBe(
    201,
  )
})

test('a ride moves to a free time, not to a taken one, and frees its own', async () => {
  const ride = await booked(shop)
  const other = await booked(shop)
  const refused = await shop.send('PUT', pathOf(ride), { starts_at: other.starts_at })
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
  const free = (await slotsOf(shop)).filter(({ is_free }) => is_free)[3]
  const moved = await shop.send('PUT', pathOf(ride), { starts_at: free?.starts_at })
  expect(dataOf<WireRide>(moved).starts_at).toBe(free?.starts_at)
  expect((await slotsOf(shop))[0]).toMatchObject({ starts_at: ride.starts_at, is_free: true })
})

test('of many who move to the same time one arrives', async () => {
  const rides: WireRide[] = []
  for (let index = 0; index < 8; index += 1) rides.push(await booked(shop))
  const free = (await slotsOf(shop)).filter(({ is_free }) => is_free)[5]
  const replies = await Promise.all(
    rides.map((ride) => shop.send('PUT', pathOf(ride), { starts_at: free?.starts_at })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(7)
})

test.each([
  ['a time between two slots', '2026-11-21T09:30:00.000Z'],
  ['the break at noon', '2026-11-23T12:00:00.000Z'],
  ['a Sunday', '2026-11-22T10:00:00.000Z'],
  ['a time without notice', '2026-11-20T14:00:00.000Z'],
  ['a time too far ahead', '2027-01-11T10:00:00.000Z'],
])('%s is not offered', async (_, starts_at) => {
  const { status, body } = await book(shop, rideBody(starts_at))
  expect([status, body.code]).toEqual([409, 'slot_not_offered'])
})

test('bikes of other dealers, unknown dealers and broken bodies are refused', async () => {
  const [slot] = await slotsOf(shop)
  const body = rideBody(slot?.starts_at ?? '')
  expect((await book(shop, { ...body, bike: 100 })).body.code).toBe('test_ride_bike_not_found')
  const nowhere = await shop.send('POST', '/api/dealers/999/test-rides', body)
  expect(nowhere.body.code).toBe('dealer_not_found')
  for (const change of [{ email: 'x' }, { name: '' }, { height_cm: 20 }, { starts_at: 'soon' }]) {
    expect((await book(shop, { ...body, ...change })).status).toBe(422)
  }
})

test('a ride that has begun can neither be moved nor cancelled', async () => {
  const ride = await booked(shop)
  shop.clock.set(ride.starts_at)
  const { body } = await shop.send('GET', pathOf(ride))
  expect((body.data as unknown as WireRide).can_change).toBe(false)
  expect((await shop.send('DELETE', pathOf(ride))).body.code).toBe('test_ride_closed')
})

describe('the reminder', () => {
  const dueIds = async () => (await listDue(shop.db, shop.clock.now(), JOBS.rows))['ride-reminder']
  async function later(): Promise<WireRide> {
    return booked(shop, 10)
  }

  test('goes out once, the day before, however many workers remind', async () => {
    const ride = await later()
    await remindOfRide(shop.deps, ride.id)
    expect(await letters('test_ride_reminder')).toHaveLength(0)
    shop.clock.set(new Date(Date.parse(ride.starts_at) - 24 * 3_600_000).toISOString())
    expect(await dueIds()).toEqual([ride.id])
    await Promise.all(Array.from({ length: 10 }, () => remindOfRide(shop.deps, ride.id)))
    expect(await letters('test_ride_reminder')).toHaveLength(1)
    expect(await dueIds()).toEqual([])
  })

  test('of a moved ride comes at its new time, of a cancelled one never', async () => {
    const ride = await later()
    const free = (await slotsOf(shop)).filter(({ is_free }) => is_free).at(-1)
    await shop.send('PUT', pathOf(ride), { starts_at: free?.starts_at })
    shop.clock.set(new Date(Date.parse(ride.starts_at) - 3_600_000).toISOString())
    expect(await dueIds()).toEqual([])
    shop.clock.set(new Date(Date.parse(free?.starts_at ?? '') - 3_600_000).toISOString())
    expect(await dueIds()).toEqual([ride.id])
    await shop.send('DELETE', pathOf(ride))
    await remindOfRide(shop.deps, ride.id)
    expect(await letters('test_ride_reminder')).toHaveLength(0)
  })
})

test('thirty days after a ride nothing names its rider any more', async () => {
  const ride = await booked(shop)
  await purgePastRides(shop.deps)
  expect(await shop.db.$count(testRides, like(testRides.email, 'ada%'))).toBe(1)
  shop.clock.set('2027-03-01T12:00:00Z')
  await purgePastRides(shop.deps)
  const [row] = await shop.db.select().from(testRides).where(eq(testRides.id, ride.id))
  expect(row).toMatchObject({ name: '', email: '', phone: '', height_cm: null })
  expect(await shop.db.$count(mailOutbox, like(mailOutbox.kind, 'test_ride%'))).toBe(0)
})

test('a sender books so many rides in an hour, and an address so many in a day', async () => {
  const limited = createApi({ ...shop.deps, limits: memoryLimits() })
  const free = await slotsOf(shop)
  const codes: number[] = []
  for (let index = 0; index < 12; index += 1) {
    const response = await limited.request(`/api/dealers/${BERLIN}/test-rides`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...rideBody(free[index]?.starts_at ?? ''),
        bike: BERLIN_BIKE,
        email: `rider${Math.floor(index / 6)}@example.com`,
      }),
    })
    codes.push(response.status)
  }
  expect(codes.slice(0, 6)).toEqual([201, 201, 201, 201, 201, 429])
  expect(codes.at(-1)).toBe(429)
})
