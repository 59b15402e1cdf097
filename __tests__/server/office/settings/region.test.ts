import type { ShopSettings } from '@/contract/office/settings/settings'
import type { WirePromo } from '@/contract/shop/promo/promo'
import { readPageMoves } from '@/server/kernel/pages/queries'
import { processGlobals } from '@/utils/process-globals'

import { dataOf } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, office } = freshOffice('settings')

const TOKYO = { zone: 'Asia/Tokyo', dates: 'day_first', paper: 'LETTER', week_start: 7 }
const seen = async () => dataOf<ShopSettings>(await office('GET')).region.seen
const move = async (region: object) =>
  office('PUT', '/region', { ...TOKYO, ...region, seen: await seen() })

const NOW = new Date('2026-11-20T12:00:00Z')

afterEach(() => delete processGlobals().region)

test('a company in Tokyo has its hours, days and dates there', async () => {
  expect(dataOf<ShopSettings>(await move({})).region).toMatchObject(TOKYO)
  const { support } = dataOf<WirePromo>(await shop.send('GET', '/api/promo'))
  expect(support.hours[0]?.time).toBe('9 A.M to 5 P.M GMT+9')
})

test.each([
  ['zone', 'Mars/Olympus'],
  ['dates', 'year'],
  ['paper', 'A3'],
  ['week_start', 2],
  ['units', 'stones'],
  ['currency', '€'],
])('%s %j is refused', async (name, value) => {
  expect((await move({ [name]: value })).status).toBe(422)
})

test('units and the sign of the currency stay as they are where a client leaves them out', async () => {
  const chosen = { units: 'metric', currency: 'USD' }
  expect(dataOf<ShopSettings>(await move(chosen)).region).toMatchObject(chosen)
  expect(dataOf<ShopSettings>(await move({})).region).toMatchObject(chosen)
  const ada = await register(shop, 'Ada')
  const me = await as(shop, ada)('GET', '/api/me')
  expect(me.body.data).toMatchObject({ unit: 1 })
})

test('whoever saves over another version is refused', async () => {
  const first = await seen()
  await office('PUT', '/region', { ...TOKYO, seen: first })
  const late = await office('PUT', '/region', { ...TOKYO, zone: 'Europe/Oslo', seen: first })
  expect(late.body).toMatchObject({ code: 'settings_changed' })
})

test('the paper is that of the company’s country until staff choose another', async () => {
  const paper = async () => dataOf<ShopSettings>(await office('GET')).region.paper
  expect(await paper()).toBe('LETTER')
  const { shop: company } = dataOf<ShopSettings>(await office('GET'))
  await office('PUT', '/shop', { ...company, address: ['Werkstr. 1', 'Germany'] })
  expect(await paper()).toBe('A4')
  expect((await readPageMoves(shop.db, { since: null, from: NOW, to: NOW })).region.paper).toBe(
    'A4',
  )
  await move({ paper: 'LETTER' })
  expect(await paper()).toBe('LETTER')
})
