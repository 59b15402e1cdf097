import { eq, sql } from 'drizzle-orm'

import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import { freshOffice } from '@/__tests__/support/fixtures'
import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { as, bearer, register } from '@/__tests__/support/members'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { setOnHand } from '@/__tests__/support/after-sales'

const { shop, admin } = freshOffice()

const SKU = 'frame:nyx:M'
const staff = () => listenTo(shop, '/api/live?staff=1', bearer(admin.token))
const stockOf = (events: { kind: string; subject: string }[]) =>
  events.filter(({ kind }) => kind === 'stock').map(({ subject }) => subject)

test('staff hear of a shelf whoever moves it: by hand, by an order, by SQL', async () => {
  const { heard: events, close } = await staff()
  const [before] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, SKU))
  const lines = [{ sku: SKU, on_hand: before?.on_hand, delta: 3 }]
  const adjusted = await as(shop, admin)('POST', '/api/backoffice/stock-moves', {
    ...{ reason: 'correction', note: '', lines },
  })
  expect(adjusted.status).toBe(200)
  await until(() => stockOf(events).length === 1)
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  expect(placed.status).toBe(200)
  await until(() => stockOf(events).length === 2)
  await setOnHand(shop, 'product:5000111', sql`on_hand + 1`)
  await until(() => stockOf(events).length === 3)
  expect(stockOf(events)[0]).toBe(SKU)
  expect(stockOf(events)[1]).toMatch(/^frame:nyx:/)
  expect(stockOf(events)[2]).toBe('product:5000111')
  await close()
})

test('deliveries that are expected are heard of, and what moves nothing is not', async () => {
  const { heard: events, close } = await staff()
  await shop.db.update(stockItems).set({ on_hand: sql`on_hand` })
  const due = '2026-12-24'
  await as(shop, admin)('POST', `/api/backoffice/stock/${SKU}/arrivals`, {
    ...{ count: 2, due, note: '' },
  })
  await until(() => stockOf(events).length > 0)
  expect(stockOf(events)).toEqual([SKU])
  await close()
})

test('very many at once are one hint without a name', async () => {
  const { heard: events, close } = await staff()
  await shop.db.update(stockItems).set({ on_hand: sql`on_hand + 1` })
  await until(() => stockOf(events).length > 0)
  expect(stockOf(events)).toEqual([''])
  await close()
})

test('shoppers hear nothing of it, and nobody of what was rolled back', async () => {
  const member = await register(shop, 'Mia')
  const shopper = await listenTo(shop, '/api/live', bearer(member.token))
  const office = await staff()
  const move = (sku: string) => ({ set: { on_hand: sql`on_hand + 1` }, sku })
  await shop.db
    .transaction(async (tx) => {
      const { set, sku } = move(SKU)
      await tx.update(stockItems).set(set).where(eq(stockItems.sku, sku))
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  const { set, sku } = move('frame:nyx:L')
  await shop.db.update(stockItems).set(set).where(eq(stockItems.sku, sku))
  await until(() => stockOf(office.heard).length > 0)
  expect(stockOf(office.heard)).toEqual(['frame:nyx:L'])
  expect(stockOf(shopper.heard)).toEqual([])
  await shopper.close()
  await office.close()
})
