import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'

import type { Fulfillment, Returns } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import type { WireTaxReport } from '@/contract/office/reports/reports'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { bundlePieces, type RefundableBundle } from '@/domain/office/refund/refund'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { COMMUTER, REPAIR_KIT, shelfOf, WORKSHOP } from '@/__tests__/support/bundles'
import { draws } from '@/__tests__/support/draws'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { orderBody, pay, buyAsGuest } from '@/__tests__/support/orders/orders'
import { pdfText } from '@/__tests__/support/pdf-text'
import { createApi } from '@/server/app'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, admin, office } = freshOffice('orders/')

interface Preview {
  fault: string | null
  total: number
  left: number
  shipping_left: number
  bundles: RefundableBundle[]
  lines: {
    position: number
    open: number
    shipped: number
    amount: number
    title: string
    detail: string
  }[]
}
const preview = async (number: string, choice: object = {}) =>
  dataOf<Preview>(
    await office('POST', `${number}/refunds/preview`, { target: 'provider', ...choice }),
  )
const refund = async (number: string, choice: object) =>
  dataOf(
    await office(
      'POST',
      `${number}/refunds`,
      { target: 'provider', reason: 'Asked by phone', ...choice },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  )
const ship = async (number: string, items: { position: number; count: number }[]) =>
  dataOf<Fulfillment>(
    await office('POST', `${number}/parcels`, {
      ...{ items, carrier: 'ups', tracking: '', request_key: crypto.randomUUID() },
    }),
  )

async function bought(items: { product_id: number; count: number }[]) {
  const order = await buyAsGuest(shop, items)
  await workOff(shop.deps)
  return order
}

const cents = (dollars: number) => Math.round(dollars * 100)
const allStock = async () => {
  const rows = await shop.db.select().from(stockItems)
  return new Map(rows.map(({ sku, on_hand }) => [sku, on_hand]))
}
const textOf = async (href: string) => {
  const answer = await createApi(shop.deps).request(href)
  return pdfText(Buffer.from(await answer.arrayBuffer())).join(' ')
}

test('parts of a bundle leave in different parcels, and papers and letters say where they belong', async () => {
  const { number, key } = await bought([{ product_id: WORKSHOP, count: 2 }])
  const open = dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
  expect(open.lines.map(({ title, detail, count }) => [title, detail, count])).toEqual([
    ['Service stand, 40 kg', 'Part of Home workshop set', 2],
    ['Floor pump with gauge', 'Part of Home workshop set', 2],
    ['Tubeless repair kit', 'Part of Home workshop set', 4],
  ])
  const one = await ship(number, [{ position: 0, count: 1 }])
  expect(one.fulfillment_state).toBe('partly_shipped')
  expect(one.parcels[0]?.items).toEqual([
    { title: 'Service stand, 40 kg (Home workshop set)', count: 1 },
  ])
  const slip = await textOf(one.parcels[0]?.papers[0]?.href ?? '')
  expect(slip).toContain('Service stand, 40 kg (Home workshop set)')
  const two = await ship(number, [
    { position: 0, count: 1 },
    { position: 1, count: 2 },
    { position: 2, count: 4 },
  ])
  expect(two.fulfillment_state).toBe('shipped')
  await workOff(shop.deps)
  const confirmation = (await outboxOf(shop)).find(({ kind }) => kind === 'order_confirmation')
  expect(confirmation?.subject).toContain('2 × Home workshop set')
  expect(confirmation?.text).toContain('2 × Home workshop set')
  expect(confirmation?.text).toContain('4 × Tubeless repair kit')
  const read = await shop.send('GET', `/api/orders/${number}/${key}`)
  const { documents: papers } = dataOf<WireOrder>(read)
  const invoice = await textOf(papers[0]?.href ?? '')
  expect(invoice).toContain('Home workshop set')
  expect(invoice).toContain(
    '2 × Service stand, 40 kg, 2 × Floor pump with gauge, 4 × Tubeless repair kit',
  )
  expect(invoice).toContain('518.00')
})

test('a whole bundle goes back for what it has cost, also where a part of it has left', async () => {
  const { number } = await bought([
    { product_id: WORKSHOP, count: 2 },
    { product_id: REPAIR_KIT, count: 1 },
  ])
  const order = await orderRow(shop, number)
  await ship(number, [{ position: 0, count: 1 }])
  const { bundles, lines, shipping_left } = await preview(number)
  expect(bundles).toEqual([
    {
      ...{ number: 1, title: 'Home workshop set', count: 2 },
      parts: [
        { position: 0, each: 1 },
        { position: 1, each: 1 },
        { position: 2, each: 2 },
      ],
    },
  ])
  const [bundle] = bundles
  if (!bundle) throw new Error('No bundle.')
  const whole = (count: number) =>
    bundlePieces(bundle, { lines, count }).filter((one) => one.count > 0)
  const one = await preview(number, { items: whole(1) })
  const two = await preview(number, { items: whole(2) })
  expect(Math.abs(cents(two.total) - 2 * cents(one.total))).toBeLessThanOrEqual(1)
  await refund(number, { items: whole(1) })
  const after = await preview(number)
  expect(after.bundles.map(({ count }) => count)).toEqual([1])
  const rest = after.lines.flatMap(({ position, open, shipped }) => [
    { position, place: 'open', count: open },
    { position, place: 'shipped', count: shipped },
  ])
  await refund(number, { items: rest.filter(({ count }) => count > 0), shipping: shipping_left })
  await workOff(shop.deps)
  const rows = await shop.db.select().from(refunds)
  expect(rows.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(order.total_cents)
  expect((await orderRow(shop, number)).payment_state).toBe('refunded')
})

test('one part goes back by its share of the price, is in stock again, and the rest adds up to the charge', async () => {
  const { number } = await bought([{ product_id: COMMUTER, count: 1 }])
  const order = await orderRow(shop, number)
  const items = [{ position: 0, place: 'open', count: 1 }]
  const seen = await preview(number, { items })
  // The lock's share: $79 of $326 in a price of $277.10 is $67.15, plus its tax.
  expect(seen.lines[0]).toMatchObject({
    title: 'U-lock, silver rating',
    detail: 'Part of Commuter set',
  })
  const tax = order.tax_cents / (order.total_cents - order.tax_cents)
  expect(Math.abs(cents(seen.total) - 6_715 * (1 + tax))).toBeLessThan(2)
  const before = await allStock()
  await refund(number, { items, restock: true })
  expect((await allStock()).get('product:5000114')).toBe((before.get('product:5000114') ?? 0) + 1)
  const others = [1, 2, 3].map((position) => ({ position, place: 'open', count: 1 }))
  await refund(number, { items: others, shipping: seen.shipping_left })
  await workOff(shop.deps)
  const rows = await shop.db.select().from(refunds)
  expect(rows.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(order.total_cents)
  expect((await orderRow(shop, number)).payment_state).toBe('refunded')
  const notes = await shop.db.select().from(documents).where(eq(documents.kind, 'credit_note'))
  // Both refunds are sent at once, so either note may be the first.
  expect(notes.map(({ content }) => content.lines)).toContainEqual([
    expect.objectContaining({
      ...{ title: 'U-lock, silver rating', detail: 'Part of Commuter set', count: 1 },
    }),
  ])
  await expectSoundLedger(shop.db)
  const taxes = dataOf<WireTaxReport>(
    await as(shop, admin)('GET', '/api/backoffice/reports/taxes?from=2026-11-01&to=2026-11-30'),
  )
  expect(cents(taxes.total.due.total)).toBe(0)
  expect(cents(taxes.total.due.tax)).toBe(0)
})

test('a delivered part comes back, and what can be sold again is on its shelf', async () => {
  const { number } = await bought([{ product_id: WORKSHOP, count: 1 }])
  await ship(number, [
    { position: 0, count: 1 },
    { position: 1, count: 1 },
    { position: 2, count: 2 },
  ])
  await office('PUT', `${number}/parcels/1/delivered`)
  const { on_hand } = await shelfOf(shop.db, REPAIR_KIT)
  const items = [{ position: 2, count: 2 }]
  const opened = dataOf<Returns>(
    await office('POST', `${number}/returns`, {
      ...{ items, reason: 'damaged', request_key: crypto.randomUUID() },
    }),
  )
  expect(opened.returns[0]?.items[0]).toMatchObject({ detail: 'Part of Home workshop set' })
  await office('PUT', `${number}/returns/1`, { state: 'received' })
  const found = [{ position: 2, sellable: 1 }]
  dataOf(await office('PUT', `${number}/returns/1`, { state: 'inspected', items: found }))
  expect(await shelfOf(shop.db, REPAIR_KIT)).toMatchObject({ on_hand: on_hand + 1 })
  await refund(number, { items: [{ position: 2, place: 'shipped', count: 2 }], return: 1 })
  const rows = await shop.db.select().from(orderLines).orderBy(asc(orderLines.position))
  expect(rows.map(({ refunded_count }) => refunded_count)).toEqual([0, 0, 2])
})

test('a canceled order of bundles puts all parts back', async () => {
  const before = await allStock()
  const { number } = await bought([
    { product_id: COMMUTER, count: 2 },
    { product_id: WORKSHOP, count: 1 },
  ])
  const lines = (await preview(number)).lines.map(({ position, open }) => {
    return { position, place: 'open', count: open }
  })
  await refund(number, { items: lines, restock: true })
  expect(await allStock()).toEqual(before)
  expect((await orderRow(shop, number)).fulfillment_state).toBe('cancelled')
})

test('an order that is never paid lets go of every part', async () => {
  const before = await shop.db.select().from(stockItems).orderBy(asc(stockItems.sku))
  await pay(shop, await orderBody(shop, [{ product_id: WORKSHOP, count: 2 }]))
  shop.clock.advance(3 * 60 * 60_000)
  await reconcile(shop.deps)
  const after = await shop.db.select().from(stockItems).orderBy(asc(stockItems.sku))
  expect(after.map(({ sku, on_hand, reserved }) => [sku, on_hand, reserved])).toEqual(
    before.map(({ sku, on_hand, reserved }) => [sku, on_hand, reserved]),
  )
})

test(
  'of any bundles, refunds in any steps add up to the charge and bring back every piece',
  async () => {
    const choice = fc.record({
      ...{ commuter: fc.integer({ min: 0, max: 3 }), workshop: fc.integer({ min: 1, max: 3 }) },
      locks: fc.integer({ min: 0, max: 2 }),
      steps: fc.array(fc.nat(1_000), { minLength: 3, maxLength: 6 }),
    })
    for (const drawn of fc.sample(choice, { numRuns: draws({ few: 3, many: 100 }), seed: 7 })) {
      const { commuter, workshop, locks, steps } = drawn
      const before = await allStock()
      const items = [
        { product_id: COMMUTER, count: commuter },
        { product_id: WORKSHOP, count: workshop },
        { product_id: 5000114, count: locks },
      ].filter(({ count }) => count > 0)
      const { number } = await bought(items)
      const order = await orderRow(shop, number)
      for (const step of steps) {
        const open = (await preview(number)).lines.filter((line) => line.open > 0)
        const line = open[step % Math.max(1, open.length)]
        if (!line) break
        const count = 1 + (step % line.open)
        await refund(number, {
          items: [{ position: line.position, place: 'open', count }],
          restock: true,
        })
      }
      const { lines, shipping_left: shipping } = await preview(number)
      const rest = lines.map(({ position, open }) => ({ position, place: 'open', count: open }))
      const last = { items: rest.filter(({ count }) => count > 0), shipping }
      if (last.items.length > 0) await refund(number, { ...last, restock: true })
      await workOff(shop.deps)
      const rows = await shop.db.select().from(refunds).where(eq(refunds.order_id, order.id))
      expect(rows.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(order.total_cents)
      expect(await allStock()).toEqual(before)
    }
    await expectSoundLedger(shop.db)
  },
  draws({ few: 60_000, many: 600_000 }),
)
