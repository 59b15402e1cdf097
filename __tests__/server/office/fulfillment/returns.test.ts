import { eq, sql } from 'drizzle-orm'

import type { Returns } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { returnItems } from '@/server/kernel/db/schema/orders/returns'
import { shipmentItems } from '@/server/kernel/db/schema/orders/shipments'
import { stockItems, stockMoves } from '@/server/kernel/db/schema/orders/stock'
import { createApi } from '@/server/app'
import { pdfText } from '@/__tests__/support/pdf-text'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, orderLinesOf } from '@/__tests__/support/after-sales'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'
import { dateInLetter } from '@/utils/format'

const { shop, office } = freshOffice('orders/')

const DAY_MS = 86_400_000
const BACKPACK = { product_id: 5000111, count: 3 }
const key = () => crypto.randomUUID()
const read = async (number: string) => dataOf<Returns>(await office('GET', `${number}/returns`))
const ship = (number: string, items: { position: number; count: number }[]) =>
  office('POST', `${number}/parcels`, { items, carrier: 'ups', tracking: '', request_key: key() })
const arrive = (number: string, parcel: number) =>
  office('PUT', `${number}/parcels/${parcel}/delivered`)
const register = (number: string, items: object[], more = {}) =>
  office('POST', `${number}/returns`, { items, reason: 'damaged', request_key: key(), ...more })
const move = (number: string, back: number, state: string, items?: object[]) =>
  office('PUT', `${number}/returns/${back}`, { state, items })
const onHand = async (sku: string) => {
  const [row] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, sku))
  return row?.on_hand ?? 0
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const bought = (items: unknown[] = [BACKPACK]) => buyAsGuest(shop, items)

async function lineOf(number: string, kind: 'bike' | 'accessory') {
  const line = (await orderLinesOf(shop, number)).find((one) => one.kind === kind)
  if (!line?.sku) throw new Error(`No ${kind}.`)
  return { ...line, sku: line.sku }
}

test('delivered pieces come back, are inspected, and sellable ones are in stock again', async () => {
  const { number, href } = await bought()
  const { sku } = await lineOf(number, 'accessory')
  const before = await onHand(sku)
  await ship(number, [{ position: 0, count: 3 }])
  expect((await read(number)).lines).toEqual([])
  expect(outcome(await register(number, [{ position: 0, count: 1 }]))).toBe('return_too_large')
  await arrive(number, 1)
  const opened = await register(number, [{ position: 0, count: 2 }], { note: 'Torn strap' })
  expect(dataOf<Returns>(opened)).toMatchObject({
    lines: [{ position: 0, returnable: 1 }],
    returns: [{ number: 1, state: 'registered', reason: 'damaged', by: 'Cleo Rider' }],
  })
  expect(outcome(await move(number, 1, 'inspected', []))).toBe('return_state_wrong')
  await move(number, 1, 'received')
  expect(outcome(await move(number, 1, 'canceled'))).toBe('return_state_wrong')
  expect(outcome(await move(number, 1, 'inspected', []))).toBe('invalid_input')
  expect(outcome(await move(number, 1, 'inspected', [{ position: 0, sellable: 3 }]))).toBe(
    'invalid_input',
  )
  expect(await onHand(sku)).toBe(before)
  const found = [{ position: 0, sellable: 1 }]
  expect(outcome(await move(number, 1, 'inspected', found))).toBe('done')
  expect(outcome(await move(number, 1, 'inspected', found))).toBe('done')
  expect(await onHand(sku)).toBe(before + 1)
  const moves = await shop.db.select().from(stockMoves).where(eq(stockMoves.reason, 'restocked'))
  expect(moves.map(({ delta, moved_by }) => [delta, moved_by !== null])).toEqual([[1, true]])
  const mails = await outboxOf(shop, 'return_')
  expect(mails.map(({ subject }) => subject)).toEqual([
    `How to send your items back (${number})`,
    `Your return has arrived (${number})`,
  ])
  expect(mails[0]?.text).toContain(`${number} R1`)
  expect(
    dataOf<WireOrder>(await shop.send('GET', href))
      .timeline.map(({ title }) => title)
      .slice(-3),
  ).toEqual(['Return registered', 'Return received', 'Return checked'])
  expect((await orderRow(shop, number)).fulfillment_state).toBe('delivered')
})

test('a registered return says on page and in the mail where to send it, by when and at whose cost', async () => {
  const { number, href } = await bought()
  await ship(number, [{ position: 0, count: 3 }])
  await arrive(number, 1)
  const order = async () => dataOf<WireOrder>(await shop.send('GET', href))
  expect((await order()).ship_back).toBeNull()
  await register(number, [{ position: 0, count: 1 }])
  const by = new Date(shop.clock.now().getTime() + 14 * DAY_MS)
  const { ship_back } = await order()
  expect(ship_back).toMatchObject({ by: by.toISOString().slice(0, 10), label: `${number} R1` })
  const [mail] = await outboxOf(shop, 'return_')
  for (const text of [
    ...(ship_back?.address ?? []),
    dateInLetter(ship_back?.by ?? ''),
    `${number} R1`,
  ]) {
    expect(mail?.text).toContain(text)
  }
  expect(mail?.text).toMatch(/You pay\. If an item is faulty or wrong, we pay\./)
  await move(number, 1, 'received')
  expect((await order()).ship_back).toBeNull()
})

test('no piece comes back twice, whoever asks at the same time, and what did not come can', async () => {
  const { number } = await bought()
  await ship(number, [{ position: 0, count: 3 }])
  await arrive(number, 1)
  const two = [{ position: 0, count: 2 }]
  const request_key = key()
  const answers = await Promise.all([
    register(number, two, { request_key }),
    register(number, two, { request_key }),
    register(number, two),
  ])
  expect(answers.map(outcome).filter((one) => one === 'return_too_large').length).toBeGreaterThan(0)
  expect(sum((await shop.db.select().from(returnItems)).map(({ count }) => count))).toBe(2)
  // The database refuses writes that bypass the code.
  const past = shop.db
    .update(orderLines)
    .set({ returned_count: sql`${orderLines.returned_count} + 2` })
  await expect(past).rejects.toThrow()
  await move(number, 1, 'canceled')
  expect((await read(number)).lines).toMatchObject([{ returnable: 3 }])
  expect(outcome(await move(number, 9, 'received'))).toBe('return_not_found')
})

test('a bike that came back is named by its frame, and an order that came back whole is returned', async () => {
  const { number } = await bought([bikeItem('nyx')])
  const { position, sku } = await lineOf(number, 'bike')
  const [row] = await shop.db.select().from(orderBikes)
  const id = row?.id ?? 0
  await office('PUT', `${number}/bikes/${id}`, { state: 'ready', frame_number: 'NX-2026-7' })
  await ship(number, [{ position, count: 1 }])
  await arrive(number, 1)
  const before = await onHand(sku)
  expect(outcome(await register(number, [{ position, count: 1 }]))).toBe('return_too_large')
  const opened = await register(number, [{ position, count: 1, bikes: [id] }])
  expect(dataOf<Returns>(opened).returns[0]?.items).toMatchObject([{ frames: ['NX-2026-7'] }])
  await move(number, 1, 'received')
  await move(number, 1, 'inspected', [{ position, sellable: 1 }])
  expect((await orderRow(shop, number)).fulfillment_state).toBe('returned')
  const [bike] = await shop.db.select().from(orderBikes)
  expect(bike?.cancelled_at).not.toBeNull()
  // A built bike doesn't return to stock as a frame.
  expect(await onHand(sku)).toBe(before)
})

test('after a part shipment, a part refund and a return, all books agree to the cent and the piece', async () => {
  const { number } = await bought([bikeItem('nyx'), { ...BACKPACK, count: 5 }])
  const order = await orderRow(shop, number)
  const { position, sku } = await lineOf(number, 'accessory')
  const before = await onHand(sku)
  await ship(number, [{ position, count: 3 }])
  await arrive(number, 1)
  const refund = (body: object) =>
    office(
      'POST',
      `${number}/refunds`,
      { target: 'provider', reason: 'Asked for', ...body },
      { 'idempotency-key': key() },
    )
  const open = { items: [{ position, place: 'open', count: 1 }], restock: true }
  expect(outcome(await refund(open))).toBe('done')
  await register(number, [{ position, count: 2 }])
  const shipped = { items: [{ position, place: 'shipped', count: 2 }], return: 1 }
  expect(outcome(await refund(shipped))).toBe('return_state_wrong')
  await move(number, 1, 'received')
  await move(number, 1, 'inspected', [{ position, sellable: 1 }])
  expect(outcome(await refund(shipped))).toBe('done')
  expect((await read(number)).returns[0]?.state).toBe('refunded')
  await workOff(shop.deps)

  const line = await lineOf(number, 'accessory')
  const sent = await shop.db.select().from(shipmentItems)
  const back = await shop.db.select().from(returnItems)
  expect(line).toMatchObject({ shipped_count: 3, canceled_count: 1, refunded_count: 2 })
  expect(line.shipped_count).toBe(sum(sent.map(({ count }) => count)))
  expect(line.returned_count).toBe(sum(back.map(({ count }) => count)))
  // Back in stock: one unit that was never shipped, and those returned in sellable condition.
  expect(await onHand(sku)).toBe(before + 1 + sum(back.map(({ sellable }) => sellable ?? 0)))
  const moves = await shop.db.select().from(stockMoves).where(eq(stockMoves.sku, sku))
  const first = moves[0]?.on_hand ?? 0
  expect(first + sum(moves.slice(1).map(({ delta }) => delta))).toBe(await onHand(sku))

  const rows = await shop.db.select().from(refunds)
  expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  const refunded = sum(rows.map(({ amount_cents }) => amount_cents))
  const pieceWithTax = (line.total_cents - line.discount_cents) / 5
  const rate = order.tax_cents / (order.total_cents - order.tax_cents)
  expect(Math.abs(refunded - 3 * pieceWithTax * (1 + rate))).toBeLessThanOrEqual(2)
  const papers = await shop.db.select().from(documents)
  const notes = papers.filter(({ kind }) => kind === 'credit_note')
  expect(sum(notes.map(({ content }) => content.amounts.total))).toBe(refunded)
  for (const { content } of notes) {
    const { net, tax, total } = content.amounts
    expect(net + tax).toBe(total)
    expect(Math.abs(tax - (total * rate) / (1 + rate))).toBeLessThanOrEqual(1)
  }
  const cash = await shop.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.order_id, order.id))
  const of = (kind: string) =>
    sum(cash.filter((one) => one.kind === kind).map(({ amount_cents }) => amount_cents))
  expect(of('payment')).toBe(order.total_cents)
  expect(of('paid_back')).toBe(refunded)
  const mails = (await outboxOf(shop)).map(({ kind }) => kind)
  const count = (start: string) => mails.filter((kind) => kind.startsWith(start)).length
  expect([count('shipped_'), count('refund_'), count('return_')]).toEqual([1, 2, 2])
  const now = await orderRow(shop, number)
  expect([now.payment_state, now.fulfillment_state]).toEqual(['partly_refunded', 'partly_shipped'])
})

describe('a piece whose price went back before it comes back', () => {
  const refund = (number: string, body: object) =>
    office(
      'POST',
      `${number}/refunds`,
      { target: 'provider', reason: 'Asked for', ...body },
      { 'idempotency-key': key() },
    )
  const preview = async (number: string, body: object = {}) =>
    dataOf<{ total: number; fault: string | null; lines: { shipped: number; open: number }[] }>(
      await office('POST', `${number}/refunds/preview`, { target: 'provider', ...body }),
    )
  const piece = (count = 1) => [{ position: 0, place: 'shipped', count }]
  async function refundedOne() {
    const { number } = await bought([{ ...BACKPACK, count: 2 }])
    await ship(number, [{ position: 0, count: 2 }])
    await arrive(number, 1)
    const { total } = await preview(number, { items: piece() })
    expect(outcome(await refund(number, { items: piece() }))).toBe('done')
    return { number, price: total }
  }
  async function inspected(number: string, back: number) {
    await register(number, [{ position: 0, count: 1 }])
    await move(number, back, 'received')
    await move(number, back, 'inspected', [{ position: 0, sellable: 1 }])
  }
  const sent = async () => {
    const rows = await shop.db.select().from(refunds)
    return sum(rows.map(({ amount_cents }) => amount_cents)) / 100
  }

  test('is not paid for again: its return is closed without money, and the other piece gets its own', async () => {
    const { number, price } = await refundedOne()
    await inspected(number, 1)
    expect(await preview(number, { return: 1 })).toMatchObject({ fault: null, total: 0, lines: [] })
    const again = { items: piece(), return: 1 }
    expect(await preview(number, again)).toMatchObject({ fault: 'not_there' })
    expect(outcome(await refund(number, again))).toBe('refund_pieces_gone')
    expect(outcome(await refund(number, { amount: price, return: 1 }))).toBe('invalid_input')
    expect(outcome(await refund(number, { return: 1, expected: 0 }))).toBe('done')
    expect((await read(number)).returns).toMatchObject([{ state: 'refunded' }])
    expect(await sent()).toBe(price)
    await inspected(number, 2)
    expect(await preview(number, { return: 2 })).toMatchObject({ lines: [{ shipped: 1, open: 0 }] })
    expect(outcome(await refund(number, { items: piece(2), return: 2 }))).toBe('refund_pieces_gone')
    const both = await Promise.all([1, 2].map(() => refund(number, { items: piece(), return: 2 })))
    expect(both.map(outcome).filter((one) => one === 'done')).toHaveLength(1)
    expect(Math.abs((await sent()) - 2 * price)).toBeLessThanOrEqual(0.01)
    expect(outcome(await refund(number, { items: piece() }))).toBe('refund_pieces_gone')
  })

  test('a return that got a part of the price as an amount leaves no whole price to anybody', async () => {
    const { number } = await bought([{ ...BACKPACK, count: 2 }])
    await ship(number, [{ position: 0, count: 2 }])
    await arrive(number, 1)
    await inspected(number, 1)
    expect(outcome(await refund(number, { amount: 10, return: 1 }))).toBe('done')
    expect((await preview(number)).lines).toMatchObject([{ shipped: 1 }])
    expect(outcome(await refund(number, { items: piece(2) }))).toBe('refund_pieces_gone')
    expect(outcome(await refund(number, { items: piece() }))).toBe('done')
  })
})

test.each([
  ['ups', '1Z999', 'UPS 1Z999', 'We’ve paid for the label.'],
  [undefined, undefined, '', 'You pay.'],
])(
  'a return has a label with the address, also without a login (%s)',
  async (carrier, tracking, way, pays) => {
    const { number, href } = await bought()
    await ship(number, [{ position: 0, count: 3 }])
    await arrive(number, 1)
    await register(number, [{ position: 0, count: 1 }], { carrier, tracking })
    const { ship_back } = dataOf<WireOrder>(await shop.send('GET', href))
    const file = await createApi(shop.deps).request(ship_back?.file ?? '')
    const text = pdfText(Buffer.from(await file.arrayBuffer())).join(' ')
    for (const part of [...(ship_back?.address ?? []), `${number} R1`, way])
      expect(text).toContain(part)
    const [mail] = await outboxOf(shop, 'return_')
    for (const part of [ship_back?.file ?? '-', way, pays]) expect(mail?.text).toContain(part)
    await move(number, 1, 'received')
    expect((await createApi(shop.deps).request(ship_back?.file ?? '')).status).toBe(404)
  },
)

test('a prepaid number without a carrier is refused', async () => {
  const { number } = await bought()
  await ship(number, [{ position: 0, count: 3 }])
  await arrive(number, 1)
  const reply = await register(number, [{ position: 0, count: 1 }], { tracking: '1Z999' })
  expect(outcome(reply)).toBe('invalid_input')
})
