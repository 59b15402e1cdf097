import { sql } from 'drizzle-orm'

import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import type { Returns } from '@/contract/office/fulfillment/fulfillment'
import type {
  CoverReport,
  WirePayoutReport,
  WireSalesReport,
  WireTaxReport,
} from '@/contract/office/reports/reports'
import { createApi } from '@/server/app'
import { auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { readCover } from '@/server/office/reports/cover'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { as, bearer } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'

const { shop, admin } = freshOffice()

const BACKPACK = { product_id: 5000111, count: 5 }
const MONTH = '?from=2026-11-01&to=2026-11-30'
const centsOf = (dollars: unknown) => Math.round(Number(dollars) * 100)
const report = async <Data>(name: string, query = MONTH) =>
  dataOf<Data>(await as(shop, admin)('GET', `/api/backoffice/reports/${name}${query}`))
const office = async (method: string, path: string, body?: unknown) => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await as(shop, admin)(method, `/api/backoffice/orders/${path}`, body, headers)
  return dataOf<never>(answer)
}

async function table(name: string, query = MONTH): Promise<string[][]> {
  const answer = await createApi(shop.deps).request(
    `/api/backoffice/reports/${name}/table${query}`,
    { headers: bearer(admin.token) },
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return (await answer.text())
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
}

const buy = (count = 5, email = 'ada@example.com') =>
  buyAsGuest(shop, [{ ...BACKPACK, count }], { email })

test('from order to credit note, all books say the same sums', async () => {
  const [stocked] = await shop.db
    .select()
    .from(stockItems)
    .where(sql`sku = 'product:5000111'`)
  const { number, total } = await buy(5)
  // Of five units two are shipped, one of the rest is refunded, and one of the two is returned.
  const request_key = () => crypto.randomUUID()
  const items = [{ position: 0, count: 2 }]
  await office('POST', `${number}/parcels`, {
    ...{ items, carrier: 'ups', tracking: '', request_key: request_key() },
  })
  await office('PUT', `${number}/parcels/1/delivered`)
  const refund = async (choice: object) => {
    const preview = await office('POST', `${number}/refunds/preview`, {
      ...{ items: [], shipping: 0, amount: 0, target: 'provider', restock: true, ...choice },
    })
    return preview
  }
  const open = { items: [{ position: 0, place: 'open', count: 1 }] }
  const { total: first } = (await refund(open)) as { total: number }
  const refundInput = {
    shipping: 0,
    amount: 0,
    target: 'provider',
    reason: 'Sold out',
    restock: true,
  }
  await office('POST', `${number}/refunds`, { ...refundInput, ...open, expected: first })
  await workOff(shop.deps)
  const back = [{ position: 0, count: 1 }]
  await office('POST', `${number}/returns`, {
    ...{ items: back, reason: 'damaged', request_key: request_key() },
  })
  await office('PUT', `${number}/returns/1`, { state: 'received' })
  const checked = [{ position: 0, sellable: 1 }]
  await office('PUT', `${number}/returns/1`, { state: 'inspected', items: checked })
  const shipped = { items: [{ position: 0, place: 'shipped', count: 1 }] }
  const { total: second } = (await refund(shipped)) as { total: number }
  await office('POST', `${number}/refunds`, {
    ...refundInput,
    ...shipped,
    expected: second,
    return: 1,
  })
  await workOff(shop.deps)

  const gone = centsOf(first) + centsOf(second)
  expect(gone).toBeGreaterThan(0)
  const remaining = centsOf(total) - gone

  const row = await orderRow(shop, number)
  const [line] = await shop.db
    .select()
    .from(orderLines)
    .where(sql`order_id = ${row.id}`)
  expect([line?.shipped_count, line?.canceled_count, line?.returned_count]).toEqual([2, 1, 1])
  const returns = dataOf<Returns>(
    await as(shop, admin)('GET', `/api/backoffice/orders/${number}/returns`),
  )
  expect(returns.returns.map(({ state }) => state)).toEqual(['refunded'])
  const [left] = await shop.db
    .select()
    .from(stockItems)
    .where(sql`sku = 'product:5000111'`)
  // Stock decreases on payment; of the five units, the canceled and the returned one are back.
  expect((stocked?.on_hand ?? 0) - (left?.on_hand ?? 0)).toBe(5 - 1 - 1)
  expect(left?.reserved).toBe(stocked?.reserved)

  const papers = await shop.db.select().from(documents)
  const of = (kind: string, name: 'total' | 'tax' | 'net') =>
    papers
      .filter((one) => one.kind === kind)
      .reduce((sum, { content }) => sum + content.amounts[name], 0)
  expect(of('invoice', 'total') - of('credit_note', 'total')).toBe(remaining)
  expect(await outboxOf(shop, 'refund_')).toHaveLength(2)

  const moves = await shop.db.select().from(ledgerTransfers)
  const moved = (kind: string) =>
    moves.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount_cents, 0)
  expect(moved('payment') - moved('paid_back')).toBe(remaining)

  const { rows, total: taxes } = await report<WireTaxReport>('taxes')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ country: 'United States', from: '2026-11-01', to: '2026-11-30' })
  expect(centsOf(taxes.due.total)).toBe(remaining)
  expect(centsOf(taxes.due.tax)).toBe(of('invoice', 'tax') - of('credit_note', 'tax'))
  expect(centsOf(taxes.due.net)).toBe(of('invoice', 'net') - of('credit_note', 'net'))
  expect([taxes.invoiced.papers, taxes.credited.papers]).toEqual([1, 2])
  const sales = await report<WireSalesReport>('sales')
  expect([centsOf(sales.total.revenue), centsOf(sales.total.refunded)]).toEqual([
    ...[centsOf(total), gone],
  ])
  expect([sales.total.orders, sales.total.returns]).toEqual([1, 1])
  const { rows: paid, total: payouts } = await report<WirePayoutReport>(
    'payouts',
    // The database records bookings by its own clock.
    `?from=2026-11-01&to=${[new Date().toISOString().slice(0, 10), '2026-11-30'].sort()[1]}`,
  )
  expect(new Set(paid.map(({ provider }) => provider)).size).toBe(1)
  expect(centsOf(payouts.payout)).toBe(remaining)
  expect(centsOf(payouts.booked)).toBe(remaining)
  expect(payouts.difference).toBe(0)

  const [{ count } = { count: 0 }] = await shop.db
    .select({ count: sql<number>`count(*)::int` })
    .from(auditEntries)
    .where(sql`action = 'bookkeeping.refund'`)
  expect(count).toBe(2)
  const order = dataOf<WireOfficeOrder>(
    await as(shop, admin)('GET', `/api/backoffice/orders/${number}`),
  )
  expect(order.refunds.reduce((sum, one) => sum + centsOf(one.amount), 0)).toBe(gone)

  const [head = [], ...lines] = await table('taxes')
  const column = (name: string) => lines.map((cells) => centsOf(cells[head.indexOf(name)]))
  expect(column('total')).toEqual([remaining])
})

test('steps add up to the range, and each stands beside the same days of the time before', async () => {
  const { number, total } = await buy(1)
  const { total: other } = await buy(2, 'ben@example.com')
  await shop.db.execute(sql`update orders set paid_at = '2026-10-01T12:00:00Z'
    where number = ${number}`)
  for (const by of ['day', 'week', 'month']) {
    const sales = await report<WireSalesReport>('sales', `?from=2026-11-01&to=2026-11-30&by=${by}`)
    expect(sales.total).toMatchObject({ orders: 1, revenue: other, average: other })
    expect(sales.before).toMatchObject({ orders: 1, revenue: total })
    expect(sales.previous).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    const sum = (of: (step: WireSalesReport['steps'][number]) => number) =>
      sales.steps.reduce((all, step) => all + centsOf(of(step)), 0)
    expect(sum(({ revenue }) => revenue)).toBe(centsOf(other))
    expect(sum(({ before }) => before.revenue)).toBe(centsOf(total))
    // The earlier order was placed on October 1, the first day of the previous range.
    expect(sales.steps[0]?.before.revenue).toBe(total)
  }
  expect(await table('sales', '?from=2026-11-01&to=2026-11-30&by=day')).toHaveLength(31)
})

test('a fresh shop has reports of nothing', async () => {
  const empty = await report<WireSalesReport>('sales', '')
  expect(empty.steps).toHaveLength(30)
  expect(empty.total).toEqual({
    ...{ orders: 0, revenue: 0, refunded: 0, net: 0, average: null, returns: 0, tickets: 0 },
  })
  expect((await report<WireTaxReport>('taxes', '')).rows).toEqual([])
  expect((await report<WirePayoutReport>('payouts', '')).rows).toEqual([])
  expect(await table('payouts')).toHaveLength(1)
})

test('a range that makes no sense is refused in words', async () => {
  const refused = async (query: string) => {
    const answer = await as(shop, admin)('GET', `/api/backoffice/reports/sales${query}`)
    return [answer.status, answer.body.errors?.[0]?.message]
  }
  expect(await refused('?from=2026-11-01')).toEqual([422, 'Enter the first and the last day.'])
  expect(await refused('?from=2026-11-02&to=2026-11-01')).toEqual([
    ...[422, 'The last day is before the first.'],
  ])
  expect(await refused('?from=2020-11-02&to=2026-11-01')).toEqual([
    ...[422, 'Choose three years or less.'],
  ])
  expect(await refused('?from=2024-11-02&to=2026-11-01&by=day')).toEqual([
    ...[422, 'Choose weeks or months for more than a year.'],
  ])
})

test('stock lasts as long as its speed says, and what came back wasn’t sold', async () => {
  const cover = () => report<CoverReport>('cover', '')
  expect(await cover()).toMatchObject({ rows: [], count: 0 })
  const sku = 'product:5000111'
  await buy(2)
  await shop.db.execute(sql`update stock_items set on_hand = reserved + 4 where sku = ${sku}`)
  // Four are left, and two were sold in 90 days.
  expect((await cover()).rows).toMatchObject([{ sku, for_sale: 4, sold: 2, days_left: 180 }])
  await buy(1, 'ben@example.com')
  await shop.db.execute(sql`update stock_items set on_hand = reserved + 4 where sku = ${sku}`)
  expect((await cover()).rows).toMatchObject([{ sku, sold: 3, days_left: 120 }])
  expect(await table('cover', '')).toHaveLength(2)
  // Old sales don't affect the current rate.
  shop.clock.advance(200 * 86_400_000)
  expect((await readCover(shop.deps)).rows).toEqual([])
})
