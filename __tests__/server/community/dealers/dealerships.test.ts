import type { Dealership } from '@/contract/office/dealers/dealers'
import type { TestRide, TestRidesPage } from '@/contract/office/test-rides/test-rides'
import type { AuditList } from '@/contract/office/audit/audit'

import { as } from '@/__tests__/support/members'
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

const { shop, admin, office } = freshOffice('dealers')

const read = async (id = BERLIN) => {
  const { entries } = dataOf<{ entries: Dealership[] }>(await office('GET'))
  const found = entries.find((one) => one.id === String(id))
  if (!found) throw new Error(`No dealer ${id}.`)
  return found
}
type Rules = Partial<Omit<Dealership, 'assembly_fee'>> & { assembly_fee?: number }
const rulesOf = ({ id: _, country_title: __, version: ___, ...rules }: Dealership) => rules
const change = async (rules: Rules, id = BERLIN) => {
  const known = await read(id)
  return office('PUT', `/${id}`, { ...rulesOf(known), version: known.version, ...rules })
}
const shown = async (id: number | string = BERLIN) => shop.send('GET', `/api/dealers/${id}`)
const rides = async () =>
  dataOf<TestRidesPage>(await as(shop, admin)('GET', `/api/backoffice/test-rides?dealer=${BERLIN}`))
    .rides

test('what is changed of a dealer is what visitors see next', async () => {
  const saved = await change({
    ...{ title: 'Radhaus Nord', phone: '+49 30 1', lat: 52.6, lng: 13.3 },
    services: ['sale', 'assembly'],
    ...{ assembly_fee: 149.5, assembly_days: 4 },
    hours: [
      { weekday: 2, opens: 600, closes: 780 },
      { weekday: 2, opens: 840, closes: 1080 },
    ],
    closed_days: [{ date: '2026-12-24', reason: 'Christmas Eve' }],
    bikes: [],
  })
  expect(saved.status).toBe(200)
  expect((await shown()).body.data).toMatchObject({
    ...{ title: 'Radhaus Nord', phone: '+49 30 1', lat: 52.6, lng: 13.3, bikes: [] },
    services: ['sale', 'assembly'],
    assembly: { fee: 149.5, days: 4 },
    hours: [
      { weekday: 2, opens: 600, closes: 780 },
      { weekday: 2, opens: 840, closes: 1080 },
    ],
    closed_days: [{ date: '2026-12-24', reason: 'Christmas Eve' }],
  })
  expect((await shown()).body.data).not.toHaveProperty('rides_at_once')
})

test('a change of its hours alone makes a new version, and the audit log has the hours', async () => {
  const before = await read()
  await change({ hours: [{ weekday: 2, opens: 600, closes: 780 }] })
  expect((await read()).version).not.toBe(before.version)
  const { items } = dataOf<AuditList>(await as(shop, admin)('GET', '/api/backoffice/audit'))
  expect(items[0]).toMatchObject({ action: 'dealerships.change', after: { hours: ['2 600 780'] } })
})

test('a new dealer is shown and can be ridden at, and its repeat is refused', async () => {
  const rules = { ...rulesOf(await read()), title: 'Velo Süd', street: 'Am Ring 3' }
  const { id } = dataOf<Dealership>(await office('POST', '', rules))
  expect((await shown(id)).body.data).toMatchObject({ title: 'Velo Süd', city: 'Berlin' })
  const { bikes } = dataOf<{ bikes: { id: number }[] }>(await shown(id))
  const slots = await shop.send('GET', `/api/dealers/${id}/slots?bike=${bikes[0]?.id}`)
  expect(dataOf<{ slots: unknown[] }>(slots).slots.length).toBeGreaterThan(0)
  expect((await office('POST', '', { ...rules, title: 'velo süd ' })).body.code).toBe(
    'dealership_exists',
  )
})

test('a withdrawn dealer is gone for visitors; its rides stay and are moved', async () => {
  const ride = await booked(shop)
  await change({ is_active: false })
  expect((await shown()).status).toBe(404)
  expect((await rides()).map(({ id, is_offered }) => [id, is_offered])).toEqual([
    [String(ride.id), false],
  ])
  const path = `/api/backoffice/test-rides/${ride.id}`
  const { times } = dataOf<{ times: { starts_at: string }[] }>(
    await as(shop, admin)('GET', `${path}/times`),
  )
  const target = times.at(-1)?.starts_at
  expect(dataOf<TestRide>(await as(shop, admin)('PUT', path, { starts_at: target }))).toMatchObject(
    {
      ...{ starts_at: target, status: 'booked' },
    },
  )
})

test('rides outside of new hours, on a new holiday or on a bike that went are named', async () => {
  const ride = await booked(shop)
  expect((await rides())[0]?.is_offered).toBe(true)
  await change({ closed_days: [{ date: ride.day, reason: 'Stocktaking' }] })
  expect((await rides())[0]?.is_offered).toBe(false)
  await change({ closed_days: [] })
  expect((await rides())[0]?.is_offered).toBe(true)
  const { bikes } = await read()
  await change({ bikes: bikes.slice(1) })
  expect((await rides())[0]?.is_offered).toBe(false)
  await change({ bikes })
  // The ride's bike is offered again, so the ride is, too.
  expect((await rides())[0]).toMatchObject({ is_offered: true, bike_id: BERLIN_BIKE })
})

test('no more ride at once than the dealer says, also where they book together', async () => {
  const { bikes } = dataOf<{ bikes: { id: number }[] }>(await shown())
  expect(bikes.length).toBeGreaterThan(1)
  await change({ rides_at_once: 1 })
  const [slot] = (await slotsOf(shop)).filter(({ is_free }) => is_free)
  const answers = await Promise.all(
    bikes.map(({ id }, index) =>
      book(shop, rideBody(slot?.starts_at ?? '', { bike: id, email: `r${index}@example.com` })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201,
    ...bikes.slice(1).map(() => 409),
  ])
  const again = (await slotsOf(shop)).find(({ starts_at }) => starts_at === slot?.starts_at)
  expect(again?.is_free).toBe(false)
  await change({ rides_at_once: 2 })
  const more = await Promise.all(
    bikes.map(({ id }, index) =>
      book(shop, rideBody(slot?.starts_at ?? '', { bike: id, email: `s${index}@example.com` })),
    ),
  )
  expect(more.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('what cannot be is refused in words, field by field', async () => {
  const fieldOf = async (rules: Record<string, unknown>) =>
    (await change(rules as Rules)).body.errors?.map(({ field }) => field)
  const overlapping = [
    { weekday: 1, opens: 600, closes: 780 },
    { weekday: 1, opens: 700, closes: 800 },
  ]
  expect(await fieldOf({ hours: overlapping })).toEqual(['hours'])
  expect(await fieldOf({ time_zone: 'Europe/Atlantis' })).toEqual(['time_zone'])
  expect(await fieldOf({ country_id: 9999 })).toEqual(['country_id'])
  expect(await fieldOf({ bikes: [{ bike_id: 1, size_id: 99999 }] })).toEqual(['bikes'])
  expect(await fieldOf({ phone: ' ' })).toEqual(['phone'])
  const twice = [
    { date: '2026-12-24', reason: 'A' },
    { date: '2026-12-24', reason: 'B' },
  ]
  expect(await fieldOf({ closed_days: twice })).toEqual(['closed_days'])
})
