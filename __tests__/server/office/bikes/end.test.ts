import { sql } from 'drizzle-orm'

import type { WireQuote } from '@/contract/shop/cart/cart'
import type { WireBikeDetail } from '@/contract/account/garage/garage'
import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import type { WireResponse } from '@/contract/kit/route'
import type { AuditDetails } from '@/server/kernel/db/schema/accounts/audit'
import { startBikeEdit, listDueBikeEdits } from '@/server/office'

import { deliver } from '@/__tests__/support/after-sales'
import { bikeEditor, type BikePage, type BikeState } from '@/__tests__/support/catalog/bike-editor'
import { freshOffice } from '@/__tests__/support/fixtures'
import {
  buyCart,
  dataOf,
  outcome,
  readCart,
  readGarage,
  saveBike,
} from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { book, rideBody, slotsOf } from '@/__tests__/support/rides'

type Rows = WireResponse<(typeof bikesSchemas)['list']>['bikes']

const { shop, admin, office } = freshOffice()
const { read, save } = bikeEditor({ shop, admin })

const MINUTE_MS = 60_000
const GONE = 'Nyx: We no longer offer this bike.'
const ended = (is_ended: boolean) => (state: BikeState) => ({ ...state, is_ended })
const end = async (slug = 'nyx', more: object = {}) => save(ended(true), more, slug)
const get = async <Data>(path: string) => dataOf<Data>(await shop.send('GET', path))
const textOf = async (path: string) => JSON.stringify((await shop.send('GET', path)).body)
const rows = async () => dataOf<{ bikes: Rows }>(await office('GET', 'bikes')).bikes

const LISTS = [
  ...['/api/configurator', '/api/bikes/list', '/api/home-page', '/api/public-addresses'],
  ...['/api/dealers/7', '/api/promo', '/api/accessories', '/api/spares/search?q='],
]

test('a bike that is taken off the shop is in no public list, and back in all once it is sold again', async () => {
  const before = await Promise.all(LISTS.map(textOf))
  const page = dataOf<BikePage>(await end())
  expect(page).toMatchObject({
    ended_at: shop.clock.now().toISOString(),
    state: { is_ended: true },
  })
  for (const path of LISTS)
    expect([path, /"nyx"|(configurator|user-manual)\/nyx/.test(await textOf(path))]).toEqual([
      path,
      false,
    ])
  expect(outcome(await shop.send('GET', '/api/configurator/nyx'))).toBe('bike_not_found')
  expect(outcome(await shop.send('GET', '/api/models/nyx'))).toBe('bike_not_found')
  dataOf(await save(ended(false)))
  expect(await Promise.all(LISTS.map(textOf))).toEqual(before)
})

test('the office lists it with the time since which it is not sold, and undoes that', async () => {
  const { ended_at } = dataOf<BikePage>(await end())
  expect((await rows()).find(({ slug }) => slug === 'nyx')).toMatchObject({ ended_at })
  shop.clock.advance(MINUTE_MS)
  // Another change leaves the time.
  const page = dataOf<BikePage>(await save((state) => ({ ...state, tagline: 'It was fun.' })))
  expect(page.ended_at).toBe(ended_at)
  const [, edit] = page.edits
  expect(edit?.differences).toEqual([{ key: 'is_ended', was: 'false', became: 'true' }])
  const undone = dataOf<BikePage>(await office('POST', `bikes/nyx/edits/${edit?.id}/undo`))
  expect(undone).toMatchObject({ ended_at: null, state: { tagline: 'It was fun.' } })
  const { rows: log } = await shop.db.execute<{ entry: AuditDetails }>(
    sql`select d.payload as entry from audit_entries a join audit_details d on d.entry_id = a.id
      where a.entity_kind = 'bikes' and a.entity_id = 'nyx' order by a.id`,
  )
  const ends = log.map(({ entry: { before, after } }) => [before.ended_at, after.ended_at])
  expect(ends.map((both) => both.map(Boolean)).filter(([was, is]) => was !== is)).toEqual([
    [false, true],
    [true, false],
  ])
})

test('its frames are no shortage any more', async () => {
  await shop.db.execute(sql`update stock_items set on_hand = 0 where sku like 'frame:nyx:%'`)
  const soldOut = async () => JSON.stringify((await office('GET', 'stock?state=sold_out')).body)
  expect(await soldOut()).toContain('frame:nyx:')
  await end()
  expect(await soldOut()).not.toContain('frame:nyx:')
})

test('it can be planned for an hour', async () => {
  const starts_at = new Date(shop.clock.now().getTime() + MINUTE_MS).toISOString()
  await end('nyx', { starts_at })
  expect((await shop.send('GET', '/api/configurator/nyx')).status).toBe(200)
  const [due] = await listDueBikeEdits(shop.db, new Date(starts_at), 10)
  shop.clock.advance(MINUTE_MS)
  await startBikeEdit(shop.deps, due?.id ?? 0)
  expect((await rows()).find(({ slug }) => slug === 'nyx')?.ended_at).toBe(starts_at)
})

test('a line in a cart stays, says that the bike is gone and can be removed', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  await end()
  const [line] = (await readCart(shop, ada)).carts
  const problem = `${GONE} Please remove it from your cart.`
  expect(line).toMatchObject({ title: 'Nyx', problem, kind: 'bike', is_gone: true })
  const order = { shipping_address: ADDRESS, provider: 'sandbox', expected_total: 1 }
  const refused = await as(shop, ada)('POST', '/api/checkout', order)
  expect(refused.status).toBe(422)
  expect(refused.body.message).toBe(problem)
  expect(outcome(await saveBike(shop, ada))).toBe('bike_not_found')
  dataOf(await as(shop, ada)('DELETE', `/api/cart/${line?.id}`))
  expect((await readCart(shop, ada)).carts).toEqual([])
})

test('a guest’s cart and checkout price the rest of it, and name what to remove', async () => {
  const helmet = { product_id: 5_000_110, count: 1 }
  const items = [bikeItem('nyx'), { product_id: 999, count: 1 }, helmet]
  await end()
  const quoteOf = async (path: string, more: object = {}) => {
    const body = { country_id: 222, items, ...more }
    return dataOf<{ quote: WireQuote }>(await shop.send('POST', path, body)).quote
  }
  const cart = await quoteOf('/api/shipping-vat-guest')
  const alone = await quoteOf('/api/shipping-vat-guest', { items: [helmet] })
  expect(cart.totals).toEqual(alone.totals)
  expect(cart.lines.map(({ is_gone, problem }) => [is_gone, problem])).toEqual([
    [true, `${GONE} Please remove it from your cart.`],
    [true, 'We no longer sell one of these items. Please remove it.'],
    [undefined, null],
  ])
  const checkout = await quoteOf('/api/checkout-guest', { has_bike: true, promo_code: null })
  expect(checkout.totals).toEqual(alone.totals)
  expect(checkout.lines[0]?.problem).toBe(cart.lines[0]?.problem)
})

test('nothing sells it: checkout, codes, drafts, price of delivery and test rides', async () => {
  const { server, product_id } = bikeItem('nyx')
  const items = [bikeItem('nyx')]
  const body = await orderBody(shop, items)
  const { code } = dataOf<{ code: string }>(
    await shop.send('POST', '/api/configurator/builds', server),
  )
  const draft = { items: [{ build_code: code, count: 1 }], country_id: ADDRESS.country_id }
  const { quote } = dataOf<{ quote: { totals: { total: number } } }>(
    await office('POST', 'draft-quotes', draft),
  )
  const sent = await office('POST', 'drafts', {
    ...{ items: draft.items, email: 'ada@example.com', address: ADDRESS, days: 7 },
    ...{ expected_total: quote.totals.total, request_key: crypto.randomUUID() },
  })
  const [, id, key] = /\/orders\/draft-(\d+)\/([^/"]+)/.exec(JSON.stringify(sent.body)) ?? []
  const [slot] = await slotsOf(shop)
  const { rows: found } = await shop.db.execute<{ slug: string }>(sql`select b.slug
    from test_ride_bikes t join bikes b on b.id = t.bike_id where t.id = 700`)
  const ridden = found[0]?.slug ?? ''
  await end()
  if (ridden !== 'nyx') await end(ridden)
  const refusals = [
    await pay(shop, body),
    await shop.send('GET', `/api/configurator/builds/${code}`),
    await shop.send('POST', '/api/configurator/builds', server),
    await office('POST', 'draft-quotes', draft),
  ]
  expect(refusals.map(({ body }) => [body.code, body.message])).toEqual(
    refusals.map(() => ['bike_not_found', GONE]),
  )
  expect(await get(`/api/drafts/${id}/${key}`)).toMatchObject({ quote: null, problem: GONE })
  const delivery = `/api/shipping-calculator?country=222&product=${product_id}`
  expect(outcome(await shop.send('GET', delivery))).toBe('product_not_found')
  expect(outcome(await book(shop, rideBody(slot?.starts_at ?? '')))).toBe(
    'test_ride_bike_not_found',
  )
})

test('its owner keeps garage, papers, spare parts and pictures, without the upgrade', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  const [ordered] = await readGarage(shop, ada)
  expect(ordered?.can_upgrade).toBe(true)
  const detail = async () =>
    dataOf<WireBikeDetail>(await as(shop, ada)('GET', `/api/garage/${ordered?.id}`))
  const before = await detail()
  await end()
  expect(await detail()).toEqual({ ...before, can_upgrade: false })
  await deliver(shop, number)
  const spare = await get<{ bikes: object[]; fits: string[] }>('/api/spares/5000303')
  expect(spare.fits).toContain('nyx')
  expect(spare.bikes).toContainEqual(
    expect.objectContaining({ slug: 'nyx', fits: true, is_sold: false }),
  )
  const other = await get<{ bikes: { slug: string }[] }>('/api/spares/5000301')
  expect(other.bikes.map(({ slug }) => slug)).not.toContain('nyx')
  const { bikes } = await get<{ bikes: { slug: string }[] }>('/api/spares/search?q=')
  expect(bikes.map(({ slug }) => slug)).toEqual(['nireeka-prime', 'nireeka-homie', 'nyx'])
  expect(await get('/api/content/manual/nyx')).toMatchObject({ slug: 'nyx' })
  expect(await textOf('/api/content?kind=manual')).toContain('"nyx"')
  expect(await get('/api/pictured-bikes/nyx')).toMatchObject({ bike: { slug: 'nyx' } })
})

test('what changes says which carts, codes and drafts lose it, and that no order does', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  await buyCart(shop, ada)
  await saveBike(shop, ada)
  const { state } = await read()
  const preview = await office('POST', 'bikes/nyx/preview', { state: { ...state, is_ended: true } })
  expect(dataOf<object>(preview)).toMatchObject({
    broken: { orders: { count: 0 }, carts: { count: 1 }, drafts: { count: 0 } },
  })
})

test('the last bike stays, also if two are taken off at once', async () => {
  await end('nireeka-prime')
  const both = await Promise.all([end('nireeka-homie'), end('nyx')])
  expect(both.map(outcome).sort()).toEqual(['bike_not_buildable', 'done'])
  expect(both.find(({ status }) => status !== 200)?.body.message).toContain('the last bike')
  expect((await shop.send('GET', '/api/home-page')).status).toBe(200)
  expect((await get<{ bikes: object[] }>('/api/configurator')).bikes).toHaveLength(1)
})

test('a copy of it is a draft that can be sold', async () => {
  await end()
  const copied = dataOf<BikePage>(
    await office('POST', 'bikes/nyx/copies', { slug: 'trail', title: 'Trail' }),
  )
  expect(copied).toMatchObject({ ended_at: null, state: { is_draft: true, is_ended: false } })
  expect(copied.papers.model).toEqual({ slug: 'nyx', title: 'Nyx' })
  dataOf(await save((state) => ({ ...state, is_draft: false }), {}, 'trail'))
  expect((await shop.send('GET', '/api/configurator/trail')).status).toBe(200)
  expect(await textOf('/api/content?kind=manual')).toContain('"trail"')
})
