import { count, eq, sql } from 'drizzle-orm'

import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import {
  paymentAttempts,
  payments,
  sandboxPayments,
} from '@/server/kernel/db/schema/payments/payments'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { seedSamples } from '@/server/seed/seed-samples'
import { freshShop } from '@/__tests__/support/fixtures'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { TEST_NOW } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'

const NOW = new Date(TEST_NOW)

const shop = freshShop()

const stock = () => shop.db.select().from(stockItems).orderBy(stockItems.sku)

test('90 riders own a delivered bike each and say what they think of it', async () => {
  const before = await stock()
  expect(await seedSamples(shop.url, NOW)).toEqual({ seeded: true })
  const rows = await shop.db
    .select({ review: reviews, bike: orderBikes, order: orders })
    .from(reviews)
    .innerJoin(orderBikes, eq(orderBikes.id, reviews.order_bike_id))
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
  expect(rows).toHaveLength(90)
  for (const { review, bike, order } of rows) {
    expect(order).toMatchObject({ fulfillment_state: 'delivered', user_id: review.user_id })
    expect(bike).toMatchObject({ user_id: review.user_id, bike_slug: review.bike_slug })
    const moments = [order.created_at, order.paid_at, bike.shipped_at, bike.delivered_at]
    const times = [...moments, review.created_at, NOW].map((at) => at?.getTime() ?? 0)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  }
  expect(await stock()).toEqual(before)
})

test('numbers of orders and frames follow the dates of the orders', async () => {
  await seedSamples(shop.url, NOW)
  const rows = await shop.db
    .select({ number: orders.number, serial: orderBikes.serial })
    .from(orders)
    .innerJoin(orderBikes, eq(orderBikes.order_id, orders.id))
    .orderBy(orders.created_at)
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual([...numbers].sort())
  const serials = rows.map(({ serial }) => serial)
  expect(serials).toEqual([...serials].sort((a, b) => Number(a) - Number(b)))
})

test('their money is in the books as that of customers is', async () => {
  await seedSamples(shop.url, NOW)
  await expectSoundLedger(shop.db)
  const [paid] = await shop.db
    .select({ sum: sql<string>`sum(${payments.amount_cents})`, count: count() })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attempt_id))
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, paymentAttempts.provider_ref))
    .where(
      sql`${orders.total_cents} = ${payments.amount_cents}
        and ${sandboxPayments.amount_cents} = ${payments.amount_cents}
        and ${paymentAttempts.status} = 'captured' and ${sandboxPayments.status} = 'paid'`,
    )
  expect(paid?.count).toBe(90)
  const [cash] = await shop.db
    .select({ sum: sql<string>`sum(${ledgerTransfers.amount_cents})` })
    .from(ledgerTransfers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.to_account))
    .where(eq(ledgerAccounts.kind, 'sandbox'))
  expect(cash?.sum).toBe(paid?.sum)
})

test('they cannot log in, and the background work has nothing to do with their orders', async () => {
  await seedSamples(shop.url, NOW)
  const rows = await shop.db.select().from(users)
  expect(rows.filter(({ password_hash }) => password_hash !== null)).toEqual([])
  expect(rows.filter(({ is_admin }) => is_admin !== 0)).toEqual([])
  const login = { email: rows[0]?.email, password: '' }
  for (const password of ['', 'null', 'correct horse battery']) {
    expect((await shop.send('POST', '/api/login', { ...login, password })).status).not.toBe(200)
  }
  const before = await shop.db.select().from(orders).orderBy(orders.id)
  await reconcile(shop.deps)
  await workOff(shop.deps)
  expect(await shop.db.select().from(orders).orderBy(orders.id)).toEqual(before)
  expect(shop.sent).toEqual([])
})

test('sowing twice changes nothing, also where some have left meanwhile', async () => {
  await seedSamples(shop.url, NOW)
  await shop.db.delete(reviews).where(eq(reviews.rating, 1))
  const before = await shop.db.select().from(reviews).orderBy(reviews.id)
  expect(await seedSamples(shop.url, NOW)).toEqual({ seeded: false })
  expect(await shop.db.select().from(reviews).orderBy(reviews.id)).toEqual(before)
  expect(await shop.db.select().from(orders)).toHaveLength(90)
})

test('who has the address of one of them keeps his account and gets no bike', async () => {
  await shop.send('POST', '/api/register', {
    name: 'Dana',
    lastname: 'Real',
    email: 'dana.whitcomb@riders.example',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
  })
  await seedSamples(shop.url, NOW)
  expect(await shop.db.select().from(reviews)).toHaveLength(89)
  expect(await shop.db.select().from(users)).toHaveLength(90)
  await expectSoundLedger(shop.db)
})
