import { eq } from 'drizzle-orm'

import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orderEvents } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import { bookChecks, dailyTotals } from '@/server/kernel/db/schema/payments/provider-events'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { compareBooks } from '@/server/payments/books/compare-books'
import { upsertDailyTotals } from '@/server/payments/books/book-queries'
import {
  audit,
  comeBack,
  order,
  orderRow,
  payPalOrderOf,
  rememberStock,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'

const shop = withMoneyShop({ isAudited: false })

const FRAME = 'frame:nyx:M'
const FLAGGED = { status: 'pending_payment', needs_review: true }
const kindsOf = async () => (await shop.db.select().from(orderEvents)).map(({ kind }) => kind)

test('21: an amount that is off by one cent is booked, flagged and never pays the order', async () => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  shop.stripe.pay(session, { amount_received: session.amount_total - 1 })
  expect((await comeBack(shop, placed)).body.data?.status).toBe('processing')
  expect(await orderRow(shop, placed)).toMatchObject(FLAGGED)
  expect((await shop.db.select().from(payments)).map(({ purpose }) => purpose)).toEqual(['review'])
  // Orders that await a staff decision don't expire.
  await shop.endReservation()
  expect((await orderRow(shop, placed)).status).toBe('pending_payment')
  await audit(shop)
})

type Session = ReturnType<typeof sessionOf>
const BOOKED = [{ currency: 'EUR', purpose: 'review' }]

test.each([
  [
    '22: another currency is booked, flagged and never pays the order',
    (session: Session) => void (session.currency = 'eur'),
    BOOKED,
  ],
  [
    '23: money in live mode where the shop is in test mode is not ours',
    (session: Session) => void (session.livemode = true),
    [],
  ],
])('%s', async (_, change, booked) => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  change(session)
  shop.stripe.pay(session)
  await comeBack(shop, placed)
  expect(await orderRow(shop, placed)).toMatchObject(FLAGGED)
  expect(await shop.db.select().from(payments)).toMatchObject(booked)
  await audit(shop)
})

test('23: money on another account of PayPal is not ours', async () => {
  const placed = await order(shop, 'paypal')
  const there = payPalOrderOf(shop, placed)
  const [unit] = there.purchase_units
  if (unit) unit.payee.merchant_id = 'SOMEBODYELSE1'
  shop.payPal.approve(there)
  await comeBack(shop, placed, 'paypal')
  expect(await orderRow(shop, placed)).toMatchObject(FLAGGED)
  expect(await shop.db.select().from(payments)).toEqual([])
  await audit(shop)
})

test('money that comes after the order ended takes the pieces again while there are any', async () => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  await shop.endReservation()
  expect((await orderRow(shop, placed)).status).toBe('expired')
  session.status = 'open'
  shop.stripe.pay(session)
  await shop.hearEvents()
  expect((await orderRow(shop, placed)).status).toBe('paid')
  await audit(shop)
})

test('money that comes after the last piece was sold goes back whole and by itself', async () => {
  const placed = await order(shop)
  const session = sessionOf(shop, placed)
  await shop.endReservation()
  await shop.db.update(stockItems).set({ on_hand: 0 }).where(eq(stockItems.sku, FRAME))
  await rememberStock(shop.db)
  session.status = 'open'
  shop.stripe.pay(session)
  await shop.hearEvents()
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).status).toBe('expired')
  expect(await kindsOf()).toEqual(expect.arrayContaining(['payment_surplus', 'refunded']))
  expect(shop.stripe.balance()).toBe(0)
  await audit(shop)
})

test('an order that is paid twice keeps the first payment and sends the second back', async () => {
  const placed = await order(shop)
  const first = sessionOf(shop, placed)
  shop.stripe.pay(first)
  await comeBack(shop, placed)
  const [attempt] = await shop.db.select().from(paymentAttempts)
  // A second payment page of the same order, which is paid as well.
  const twin = { ...structuredClone(first), id: 'cs_test_twin', client_reference_id: 'twin' }
  twin.status = 'open'
  twin.payment_status = 'unpaid'
  twin.payment_intent = null
  shop.stripe.sessions.set(twin.id, twin)
  if (!attempt) throw new Error('There is no attempt.')
  const { id: _id, ...rest } = attempt
  await shop.db.insert(paymentAttempts).values({
    ...rest,
    public_id: 'twin',
    provider_ref: twin.id,
    status: 'redirected',
  })
  shop.stripe.pay(twin)
  await shop.hearEvents()
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).status).toBe('paid')
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { status: 'succeeded', reason: 'paid-twice' },
  ])
  await audit(shop)
})

test('the hourly comparison tells the four classes apart', async () => {
  const placed = [await order(shop), await order(shop, 'stripe', { email: 'b@example.com' })]
  for (const one of placed) shop.stripe.pay(sessionOf(shop, one))
  const [first, second] = placed
  if (first) await comeBack(shop, first)
  shop.clock.advance(10 * 60_000)
  await compareBooks(shop.deps)
  const known = await shop.db.select().from(bookChecks)
  const stripe = known.find(({ provider }) => provider === 'stripe')
  expect(stripe?.matched).toBe(1)
  expect(stripe?.differences.map((one) => one.class)).toEqual(['missing_here'])
  if (second) await comeBack(shop, second)
  await shop.db
    .update(payments)
    .set({ amount_cents: 1 as never })
    .where(eq(payments.id, 1))
  await shop.db.update(payments).set({ provider_payment_id: 'pi_gone' }).where(eq(payments.id, 2))
  shop.clock.advance(10 * 60_000)
  await compareBooks(shop.deps)
  const latest = (await shop.db.select().from(bookChecks))
    .filter((one) => one.provider === 'stripe')
    .at(-1)
  expect(latest?.differences.map((one) => one.class).sort()).toEqual([
    'amount_differs',
    'missing_here',
    'missing_there',
  ])
})

test('daily totals are written by day and provider, and again without doubling', async () => {
  const card = await order(shop)
  shop.stripe.pay(sessionOf(shop, card))
  await comeBack(shop, card)
  shop.stripe.refundInConsole(sessionOf(shop, card), 5_000)
  await shop.hearEvents()
  await upsertDailyTotals(shop.deps.db, shop.deps.clock.now())
  await upsertDailyTotals(shop.deps.db, shop.deps.clock.now())
  const total = (await orderRow(shop, card)).total_cents
  expect(await shop.db.select().from(dailyTotals)).toEqual([
    {
      day: '2026-11-20',
      provider: 'stripe',
      payments: 1,
      captured_cents: total,
      refunded_cents: 5_000,
      lost_cents: 0,
    },
  ])
  await audit(shop)
})
