import { asc, eq, sql } from 'drizzle-orm'

import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { refundItems, refundRequests } from '@/server/kernel/db/schema/payments/refund-requests'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, orderLinesOf, stockOf } from '@/__tests__/support/after-sales'
import { as, register } from '@/__tests__/support/members'
import { buyCart, dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'

const { shop, office } = freshOffice('orders/')

interface Preview {
  fault: string | null
  total: number
  left: number
  left_after: number
  left_at_provider: number
  shipping_left: number
  restockable: number
  may_credit: boolean
  goes_to: { title: string; amount: number }[]
  lines: { position: number; open: number; shipped: number; amount: number }[]
}

const BACKPACK = { product_id: 5000111, count: 3 }
const cents = (dollars: number) => Math.round(dollars * 100)

const bought = async (items: unknown[] = [bikeItem('nyx'), bikeItem('nyx'), BACKPACK]) =>
  (await buyAsGuest(shop, items)).number
const preview = async (number: string, choice: object = {}) =>
  dataOf<Preview>(
    await office('POST', `${number}/refunds/preview`, { target: 'provider', ...choice }),
  )
const refund = (number: string, choice: object, key: string = crypto.randomUUID()) =>
  office(
    'POST',
    `${number}/refunds`,
    { target: 'provider', reason: 'Asked by phone', ...choice },
    { 'idempotency-key': key },
  )
const lines = (number: string) => orderLinesOf(shop, number)
const onHand = async (sku: string) => (await stockOf(shop, sku)).on_hand
const ship = (number: string, position: number, count: number) =>
  office('POST', `${number}/parcels`, {
    items: [{ position, count }],
    carrier: 'ups',
    tracking: '',
    request_key: crypto.randomUUID(),
  })
const goodsOf = async (number: string) => {
  const row = (await lines(number)).find(({ kind }) => kind !== 'bike')
  if (!row?.sku) throw new Error('No goods.')
  return { position: row.position, sku: row.sku }
}

test('the preview is what the refund does, and pieces, shipping and rest add up to the total', async () => {
  const number = await bought()
  const order = await orderRow(shop, number)
  const all = await preview(number)
  expect(all).toMatchObject({ fault: 'nothing', total: 0, may_credit: false })
  expect(cents(all.left)).toBe(order.total_cents)
  const { position } = await goodsOf(number)
  const sums: number[] = []
  for (const count of [1, 2]) {
    const items = [{ position, place: 'open', count }]
    const seen = await preview(number, { items })
    expect(seen).toMatchObject({ fault: null, restockable: count })
    expect(seen.goes_to.map(({ amount }) => amount)).toEqual([seen.total])
    expect(outcome(await refund(number, { items, expected: seen.total + 1 }))).toBe(
      'refund_changed',
    )
    expect(outcome(await refund(number, { items, expected: seen.total }))).toBe('done')
    sums.push(cents(seen.total))
  }
  const bikes = (await preview(number)).lines.map((line) => ({
    position: line.position,
    place: 'open',
    count: line.open,
  }))
  const rest = { items: bikes, shipping: all.shipping_left }
  const last = await preview(number, rest)
  expect(outcome(await refund(number, rest))).toBe('done')
  expect(sums.reduce((a, b) => a + b) + cents(last.total)).toBe(order.total_cents)
  expect(last.left_after).toBe(0)
  await workOff(shop.deps)
  const rows = await shop.db.select().from(refunds)
  expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(order.total_cents)
  expect((await orderRow(shop, number)).payment_state).toBe('refunded')
})

test('refunded pieces that have not left never do, and go back into stock when asked', async () => {
  const number = await bought()
  const { position, sku } = await goodsOf(number)
  const before = await onHand(sku)
  await refund(number, { items: [{ position, place: 'open', count: 1 }], restock: true })
  expect(await onHand(sku)).toBe(before + 1)
  const open = dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
  expect(open.lines.find((line) => line.position === position)).toMatchObject({
    count: 2,
    ready: 2,
  })
  expect(outcome(await ship(number, position, 3))).toBe('parcel_too_full')
  await refund(number, { items: [{ position, place: 'open', count: 1 }] })
  expect(await onHand(sku)).toBe(before + 1)
  expect(outcome(await ship(number, position, 1))).toBe('done')
  expect(outcome(await refund(number, { items: [{ position, place: 'open', count: 1 }] }))).toBe(
    'refund_pieces_gone',
  )
  const shipped = [{ position, place: 'shipped', count: 1 }]
  expect(outcome(await refund(number, { items: shipped, restock: true }))).toBe('done')
  expect(outcome(await refund(number, { items: shipped }))).toBe('refund_pieces_gone')
  // Shipped items are no longer in the warehouse.
  expect(await onHand(sku)).toBe(before + 1)
})

test('of bikes those leave the order first with which the least was done', async () => {
  const number = await bought([{ ...bikeItem('nyx'), count: 2 }, BACKPACK])
  const [first, second] = dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`)).bikes
  await office('PUT', `${number}/bikes/${second?.id}`, { state: 'in_production' })
  const position = first?.position ?? -1
  const items = [{ position, place: 'open', count: 1 }]
  expect(await preview(number, { items })).toMatchObject({ restockable: 1 })
  await refund(number, { items, restock: true })
  const rows = await shop.db.select().from(orderBikes).orderBy(asc(orderBikes.id))
  expect(rows.map((row) => [row.id, row.cancelled_at === null])).toEqual([
    [first?.id, false],
    [second?.id, true],
  ])
  // Items that the factory has started on are no longer stock.
  expect(await preview(number, { items })).toMatchObject({ restockable: 0 })
})

test('an order moves on when what was open is refunded, and ends when nothing is left of it', async () => {
  const shipped = await bought([BACKPACK])
  await ship(shipped, 0, 2)
  await refund(shipped, { items: [{ position: 0, place: 'open', count: 1 }] })
  expect((await orderRow(shop, shipped)).fulfillment_state).toBe('shipped')
  const input = await bought([bikeItem('nyx')])
  await refund(input, { items: [{ position: 0, place: 'open', count: 1 }] })
  const row = await orderRow(shop, input)
  expect([row.fulfillment_state, row.cancelled_at]).toEqual(['cancelled', shop.clock.now()])
})

test('the same press refunds once, and two at the same time never refund a piece twice', async () => {
  const number = await bought([BACKPACK])
  const one = { items: [{ position: 0, place: 'open', count: 1 }] }
  const key = crypto.randomUUID()
  await Promise.all([refund(number, one, key), refund(number, one, key)])
  await refund(number, one, key)
  expect(await shop.db.select().from(refundRequests)).toHaveLength(1)
  const two = { items: [{ position: 0, place: 'open', count: 2 }] }
  const answers = await Promise.all([refund(number, two), refund(number, two)])
  expect(answers.map(outcome).sort()).toEqual(['done', 'refund_pieces_gone'])
  expect((await lines(number))[0]?.canceled_count).toBe(3)
  // The database refuses writes that bypass the code.
  const [request] = await shop.db.select().from(refundRequests)
  const past = shop.db.insert(refundItems).values({
    request_id: request?.id ?? 0,
    order_id: request?.order_id ?? 0,
    position: 0,
    place: 'shipped',
    count: 1,
  })
  await expect(past).rejects.toThrow()
})

test('shipping, a free amount and a guest’s credit have their limits, and nothing is written', async () => {
  const number = await bought([BACKPACK])
  const { shipping_left, left } = await preview(number)
  expect(await preview(number, { shipping: shipping_left + 1 })).toMatchObject({
    fault: 'shipping_gone',
  })
  const tooMuch = await refund(number, { shipping: shipping_left + 1 })
  expect(tooMuch.body.errors).toEqual([expect.objectContaining({ field: 'shipping' })])
  expect(await preview(number, { amount: left + 1 })).toMatchObject({ fault: 'too_large' })
  expect(await preview(number, { amount: 1, target: 'credit' })).toMatchObject({ fault: 'guest' })
  expect(outcome(await refund(number, { amount: left + 1 }))).toBe('refund_too_large')
  expect(outcome(await refund(number, { items: [{ position: 9, place: 'open', count: 1 }] }))).toBe(
    'refund_pieces_gone',
  )
  expect(await shop.db.select().from(refundRequests)).toEqual([])
})

test('who refunded, what and why is kept, and email and credit note name the items', async () => {
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/cart', { items: [BACKPACK] })
  const number = await buyCart(shop, ada)
  const { shipping_left } = await preview(number)
  await refund(number, {
    items: [{ position: 0, place: 'open', count: 2 }],
    shipping: shipping_left,
    target: 'credit',
    reason: 'Sold out by mistake',
  })
  const order = dataOf<WireOfficeOrder>(await office('GET', number))
  expect(order.refunds).toMatchObject([
    { to: 'credit', reason: 'Sold out by mistake', by: 'Cleo Rider' },
  ])
  expect(order.refunds[0]?.about).toMatch(/^2 × .+, shipping$/)
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.kind} like 'refund_%'`)
  expect(mail?.text).toMatch(/Refunded items[\s\S]*2 × /)
  const [note] = await shop.db.select().from(documents).where(eq(documents.kind, 'credit_note'))
  const [line, ...others] = note?.content.lines ?? []
  const [sold] = await lines(number)
  expect([line?.title, line?.count, others]).toEqual([sold?.title, 2, []])
  const { net, shipping } = note?.content.amounts ?? {}
  expect(shipping).toBe((await orderRow(shop, number)).shipping_cents)
  expect((line?.total ?? 0) + (shipping ?? 0)).toBe(net)
  expect(order.timeline.map(({ kind }) => kind)).not.toContain('refund_asked')
})
