import { eq } from 'drizzle-orm'

import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orderEvents, orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { registerAdmin } from '@/__tests__/support/admins'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import {
  audit,
  comeBack,
  order,
  orderRow,
  rememberStock,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import type { Reply } from '@/__tests__/support/shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { fresh } from '@/__tests__/support/fixtures'

const shop = withMoneyShop()
const admin = fresh(() => registerAdmin(shop))
beforeEach(() => offerBank(shop))

const DAY_MS = 86_400_000
const FRAME = 'frame:nyx:M'

interface Overview {
  reviews: {
    order_number: string
    reason: string
    held: number
    due: number
    ends_at: string
    accept: { booked: number; rest: number; surplus: number; isPaid: boolean; fault: string | null }
    end: { is_possible: boolean; returned: number }
  }[]
  transfers: { reference: string; amount: number; received: number }[]
}
const overview = async () =>
  dataOf<Overview>(await as(shop, admin)('GET', '/api/backoffice/payments'))

const numberOf = (placed: Reply) => String(placed.body.data?.order_number)
const decide = (placed: Reply, action: string, more: object = {}) =>
  as(shop, admin)('POST', `/api/backoffice/orders/${numberOf(placed)}/review`, {
    ...{ action, reason: 'Looked at the statement', held: 40 },
    ...more,
  })

async function charged(amount: number, email = 'a@example.com'): Promise<Reply> {
  const placed = await order(shop, 'stripe', { email })
  shop.stripe.pay(sessionOf(shop, placed), { amount_received: amount })
  await comeBack(shop, placed)
  return placed
}

const eventsOf = async () => (await shop.db.select().from(orderEvents)).map(({ kind }) => kind)

test('accepting less than is due keeps the order unpaid, and the rest pays it', async () => {
  const placed = await charged(4_000)
  const { total_cents } = await orderRow(shop, placed)
  const [review] = (await overview()).reviews
  expect(review).toMatchObject({
    reason: 'amount-differs',
    ...{ held: 40, due: total_cents / 100 },
    accept: { booked: 40, rest: (total_cents - 4_000) / 100, surplus: 0, isPaid: false },
    end: { is_possible: true, returned: 40 },
    ends_at: '2026-11-27T12:00:00.000Z',
  })
  expect((await decide(placed, 'accept')).status).toBe(200)
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'unpaid', paid_cents: 4_000, needs_review: false, review_ends_at: null },
  })
  const key = String((await comeBack(shop, placed)).body.data?.order_key)
  const opened = await shop.send('POST', `/api/orders/${numberOf(placed)}/${key}/pay`, {})
  expect(opened.status).toBe(200)
  const rest = [...shop.stripe.sessions.values()].at(-1)
  expect(rest?.amount_total).toBe(total_cents - 4_000)
  if (rest) shop.stripe.pay(rest)
  await shop.stripe.flush()
  await shop.twoMinutes()
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'paid', paid_cents: total_cents },
  })
  await audit(shop)
})

test('a decision that comes too late is refused and closes no payment page', async () => {
  const placed = await charged(4_000)
  await decide(placed, 'accept')
  const key = String((await comeBack(shop, placed)).body.data?.order_key)
  await shop.send('POST', `/api/orders/${numberOf(placed)}/${key}/pay`, {})
  const rest = [...shop.stripe.sessions.values()].at(-1)
  expect((await decide(placed, 'end')).body.code).toBe('review_closed')
  expect(rest?.status).toBe('open')
})

test('accepting more than is due pays the order, and what is over goes back', async () => {
  const due = 10_000_000
  const placed = await charged(due)
  const { total_cents } = await orderRow(shop, placed)
  expect((await decide(placed, 'accept', { held: due / 100 })).status).toBe(200)
  await shop.twoMinutes()
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'paid', needs_review: false, paid_cents: total_cents },
  })
  expect(shop.stripe.balance()).toBe(total_cents)
  await audit(shop)
})

test('money that is sent back leaves the order open for another payment', async () => {
  const placed = await charged(4_000)
  expect((await decide(placed, 'send_back')).status).toBe(200)
  expect((await decide(placed, 'send_back')).status).toBe(200)
  await shop.twoMinutes()
  expect(shop.stripe.balance()).toBe(0)
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'unpaid', needs_review: false, paid_cents: 0 },
  })
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { amount_cents: 4_000, status: 'succeeded', reason: 'Looked at the statement' },
  ])
  await audit(shop)
})

test('ending the order gives money and stock back, with who and why', async () => {
  const placed = await charged(4_000)
  expect((await decide(placed, 'end')).status).toBe(200)
  expect((await decide(placed, 'end')).status).toBe(200)
  await shop.twoMinutes()
  expect(shop.stripe.balance()).toBe(0)
  expect(await orderRow(shop, placed)).toMatchObject({ payment_state: 'void', needs_review: false })
  const events = await shop.db.select().from(orderEvents)
  expect(events.find(({ kind }) => kind === 'review_ended')?.detail).toMatchObject({
    reason: 'Looked at the statement',
  })
  expect((await outboxOf(shop)).map(({ kind }) => kind)).toContain('order_cancelled')
  expect((await overview()).reviews).toEqual([])
  await audit(shop)
})

test('of two decisions at once one holds; other figures, no reason and no review are refused', async () => {
  const placed = await charged(4_000)
  expect((await decide(placed, 'accept', { held: 41 })).body.code).toBe('review_changed')
  expect((await decide(placed, 'accept', { reason: ' ' })).status).toBe(422)
  const answers = await Promise.all([decide(placed, 'accept'), decide(placed, 'end')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await eventsOf()).filter((kind) => /review_(accepted|ended)/.test(kind))).toHaveLength(1)
  const twice = await charged(4_000, 'b@example.com')
  const presses = await Promise.all([decide(twice, 'accept'), decide(twice, 'accept')])
  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  expect((await orderRow(shop, twice)).paid_cents).toBe(4_000)
  const fine = await order(shop, 'stripe', { email: 'c@example.com' })
  expect((await decide(fine, 'accept', { held: 0 })).body.code).toBe('review_closed')
  await shop.twoMinutes()
  await audit(shop)
})

test('where no money is held there is nothing to accept, and the review is closed', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  await comeBack(shop, placed)
  // As after a refund that failed: nothing is held.
  await shop.db.update(orders).set({ needs_review: true })
  const [review] = (await overview()).reviews
  expect(review).toMatchObject({ held: 0, accept: { fault: 'nothing_held' } })
  expect((await decide(placed, 'accept', { held: 0 })).body.code).toBe('review_refused')
  expect((await decide(placed, 'send_back', { held: 0 })).body.code).toBe('review_refused')
  const before = await orderRow(shop, placed)
  expect((await decide(placed, 'close', { held: 0 })).status).toBe(200)
  expect((await decide(placed, 'close', { held: 0 })).status).toBe(200)
  expect(await orderRow(shop, placed)).toEqual({ ...before, needs_review: false })
  const held = await charged(4_000, 'b@example.com')
  expect((await decide(held, 'close')).body.message).toMatch(/Accept it or send it back/)
  await audit(shop)
})

test('another currency cannot be accepted, and goes back whole', async () => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  session.currency = 'eur'
  shop.stripe.pay(session)
  await comeBack(shop, placed)
  const [review] = (await overview()).reviews
  expect(review?.accept.fault).toBe('currency_differs')
  const { held } = review ?? { held: 0 }
  expect((await decide(placed, 'accept', { held })).body.code).toBe('review_refused')
  expect((await decide(placed, 'send_back', { held })).status).toBe(200)
  expect((await orderRow(shop, placed)).needs_review).toBe(false)
})

test('an expired order is accepted while its pieces are there, and refused in words when not', async () => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  await shop.db.update(orders).set({ expires_at: new Date(0) })
  await shop.twoMinutes()
  session.status = 'open'
  shop.stripe.pay(session, { amount_received: 20_000_000 })
  await shop.stripe.flush()
  await shop.twoMinutes()
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'expired', needs_review: true },
  })
  const [stock] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, FRAME))
  await shop.db.update(stockItems).set({ on_hand: 0 }).where(eq(stockItems.sku, FRAME))
  expect((await decide(placed, 'accept', { held: 200_000 })).body.message).toMatch(/sold out/)
  const { on_hand = 0 } = stock ?? {}
  await shop.db.update(stockItems).set({ on_hand }).where(eq(stockItems.sku, FRAME))
  await rememberStock(shop.db)
  expect((await decide(placed, 'accept', { held: 200_000 })).status).toBe(200)
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).payment_state).toBe('paid')
  await audit(shop)
})

test('a review that nobody decides ends: money goes back, stock is free, both sides are told', async () => {
  const placed = await charged(4_000)
  shop.clock.advance(6 * DAY_MS)
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).payment_state).toBe('unpaid')
  shop.clock.advance(DAY_MS)
  await shop.twoMinutes()
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'expired', needs_review: false, review_ends_at: null },
  })
  expect(shop.stripe.balance()).toBe(0)
  const mails = await outboxOf(shop)
  const kinds = mails.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['order_expired', expect.stringMatching('review_')]))
  expect(mails.find(({ kind }) => kind === 'order_expired')?.text).toContain('$40.00')
  await audit(shop)
})

test('a transfer in three parts pays the order, and what is over goes back', async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider: 'bank' }))
  const { total_cents } = await orderRow(shop, placed)
  const due = total_cents / 100
  const reference = (await overview()).transfers[0]?.reference ?? ''
  const receive = (amount: number, key: string) =>
    as(shop, admin)(
      'POST',
      `/api/backoffice/bank-transfers/${reference}/received`,
      { amount },
      { 'idempotency-key': `press-of-the-button-${key}` },
    )
  await Promise.all([receive(100, 'one'), receive(100, 'one')])
  expect((await overview()).transfers).toMatchObject([{ received: 100, amount: due - 100 }])
  await receive(50, 'two')
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'unpaid', paid_cents: 15_000, needs_review: false },
  })
  await receive(due - 150 + 7, 'three')
  expect(await orderRow(shop, placed)).toMatchObject({
    ...{ payment_state: 'paid', paid_cents: total_cents },
  })
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { amount_cents: 700, is_surplus: true, reason: 'paid-too-much' },
  ])
  expect((await overview()).transfers).toEqual([])
  await audit(shop)
})
