import type { WireDealer, WireTown } from '@/contract/community/dealers/dealers'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import { seed } from '@/server/seed/seed'
import { dealers, places } from '@/server/kernel/db/schema/community/dealers'
import { eq } from 'drizzle-orm'
import { dataOf, readDealer } from '@/__tests__/support/rides'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

interface List {
  near: WireTown | null
  dealers: (WireDealer & { distance_km: number | null })[]
}

const list = async (query = '') => dataOf<List>(await shop.send('GET', `/api/dealers${query}`))
const find = async (q: string) =>
  dataOf<{ places: WireTown[] }>(await shop.send('GET', `/api/places?q=${encodeURIComponent(q)}`))
    .places

test('fourteen dealers in six countries, each with what a visitor needs', async () => {
  const { near, dealers: all } = await list()
  expect(near).toBeNull()
  expect(all).toHaveLength(14)
  expect(new Set(all.map(({ country_code }) => country_code)).size).toBe(6)
  const offered = new Set(all.flatMap(({ services }) => services))
  expect([...offered].sort()).toEqual([...DEALER_SERVICES].sort())
  for (const dealer of all) {
    expect(dealer.hours.length).toBeGreaterThan(0)
    expect(dealer.services.includes('assembly')).toBe(dealer.assembly !== null)
    expect(dealer.services.includes('test_ride')).toBe(dealer.bikes.length > 0)
    expect(dealer.distance_km).toBeNull()
  }
})

test('a place of a country is the one of that name and state, and no other', async () => {
  const from = async (place: string, region = '') =>
    shop.send('GET', `/api/dealers?service=assembly&country=222&place=${place}${region}`)
  const near = async (...town: [string, string?]) =>
    dataOf<{ near: WireTown }>(await from(...town)).near
  expect(await near('Portland')).toMatchObject({ name: 'Portland', region: 'OR' })
  expect(await near('Portland', '&region=ME')).toMatchObject({ name: 'Portland', region: 'ME' })
  expect((await from('Portlan')).status).toBe(404)
  expect((await from('Hamburg')).status).toBe(404)
})

test('nearest first from a place by name, by id and from a point', async () => {
  const byName = await list('?place=hamburg')
  expect(byName.near?.name).toBe('Hamburg')
  expect(byName.dealers[0]?.city).toBe('Hamburg')
  const distances = byName.dealers.map(({ distance_km }) => Number(distance_km))
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect((await list(`?place=${byName.near?.id}`)).dealers).toEqual(byName.dealers)
  expect((await list('?lat=47.6&lng=-122.3')).dealers[0]?.city).toBe('Seattle')
})

test('a service and a country narrow the list', async () => {
  const { dealers: some } = await list('?service=assembly&country=15')
  expect(some.map(({ city }) => city)).toEqual(['Berlin', 'Hamburg'])
})

test('an unknown place and a wrong filter are refused', async () => {
  const unknown = await shop.send('GET', '/api/dealers?place=xyzzyx')
  expect([unknown.status, unknown.body.code]).toEqual([404, 'place_not_found'])
  for (const query of ['?service=coffee', '?lat=91&lng=0', '?lat=1e3', '?country=x']) {
    expect((await shop.send('GET', `/api/dealers${query}`)).status).toBe(422)
  }
})

test('towns are found by their first letters, without accents and by their other name', async () => {
  expect((await find('zuri'))[0]).toMatchObject({ name: 'Zürich', country_code: 'CH' })
  expect((await find('München'))[0]?.name).toBe('Munich')
  expect((await find('portland'))[0]).toMatchObject({ name: 'Portland', region: 'OR' })
  expect((await find('york')).every(({ name }) => name.startsWith('York'))).toBe(true)
  expect((await find('new')).length).toBe(8)
})

test.each(['', '  ', '%', '_', "'; drop table places; --", '\\'])(
  'the letters %p find nothing and break nothing',
  async (q) => expect(await find(q)).toEqual([]),
)

test('a dealer is read by its id; one that is closed or unknown is not', async () => {
  expect((await readDealer(shop, 10)).title).toBe('De Groene Spaak')
  await shop.db.update(dealers).set({ is_active: false }).where(eq(dealers.id, 10))
  for (const id of [10, 999]) {
    expect((await shop.send('GET', `/api/dealers/${id}`)).body.code).toBe('dealer_not_found')
  }
  expect((await list()).dealers).toHaveLength(13)
  await shop.db.update(dealers).set({ is_active: true }).where(eq(dealers.id, 10))
})

test('sowing a second time changes nothing', async () => {
  await shop.db.update(dealers).set({ title: 'Mine' }).where(eq(dealers.id, 1))
  const before = await shop.db.$count(places)
  expect(await seed(shop.url)).toEqual({ seeded: false })
  expect(await shop.db.$count(places)).toBe(before)
  expect((await readDealer(shop, 1)).title).toBe('Mine')
})
