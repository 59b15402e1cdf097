import { eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'

import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { exclusively } from '@/server/kernel/db/exclusive'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import {
  paymentAttempts,
  payments,
  sandboxPayments,
} from '@/server/kernel/db/schema/payments/payments'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { shopAccount } from '@/server/ledger'
import { orderLineRows } from '@/server/orders'
import { sampleOrders, type SampleOrder } from './sample-orders'
import {
  bikeRow,
  emailOf,
  eventRows,
  orderRow,
  paymentRows,
  reservationRows,
  reviewRow,
  userRow,
} from './sample-rows'

/** Setting that marks the riders as seeded, so that deleted riders aren't seeded again. */
const MARK = 'seeded_riders'

/**
 * Seeds fictional riders with orders and reviews once. They count in accounting but not in stock.
 * @throws database errors, after which nothing is written
 */
export async function seedSamples(
  databaseUrl: string,
  now = new Date(),
): Promise<{ seeded: boolean }> {
  return exclusively(databaseUrl, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      const marked = await tx.select().from(settings).where(eq(settings.key, MARK))
      if (marked.length > 0) return { seeded: false }
      await seedRows(tx, sampleOrders(await readCatalog(tx), now))
      await tx.insert(settings).values({ key: MARK, value: now.toISOString() })
      return { seeded: true }
    }),
  )
}

interface SeededOrder {
  sample: SampleOrder
  id: number
  user_id: number
}

async function seedRows(tx: Db, samples: SampleOrder[]): Promise<void> {
  const placed = await placeOrders(tx, samples)
  if (placed.length === 0) return
  const each = <Row>(row: (sample: SampleOrder, id: number) => Row) =>
    placed.map(({ sample, id }) => row(sample, id))
  await tx
    .insert(orderLines)
    .values(each(({ priced }, id) => orderLineRows(priced.lines, id).map(asShipped)).flat())
  await tx.insert(orderEvents).values(each(eventRows).flat())
  await tx.insert(stockReservations).values(each(reservationRows).flat()).onConflictDoNothing()
  await payOrders(tx, placed)
  await reviewBikes(tx, placed)
}

const asShipped = (line: typeof orderLines.$inferInsert) => ({ ...line, shipped_count: line.count })

/** Inserts riders and their orders. Skips existing accounts, which get no orders. */
async function placeOrders(tx: Db, samples: SampleOrder[]): Promise<SeededOrder[]> {
  const made = await tx
    .insert(users)
    .values(samples.map(userRow))
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email })
  const members = new Map(made.map((user) => [user.email, user]))
  const ordering = samples.flatMap((sample) => {
    const user = members.get(emailOf(sample))
    return user ? [{ sample, user }] : []
  })
  if (ordering.length === 0) return []
  // Numbers follow the dates of the orders, as they do for customers.
  ordering.sort((a, b) => a.sample.created_at.getTime() - b.sample.created_at.getTime())
  const rows = await tx
    .insert(orders)
    .values(ordering.map(({ sample, user }) => orderRow(sample, user)))
    .returning({ id: orders.id, email: orders.email })
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return ordering.flatMap(({ sample, user }) => {
    const id = ids.get(user.email)
    return id === undefined ? [] : [{ sample, id, user_id: user.id }]
  })
}

/** Books like `settle`: attempt, payment, and a ledger transfer from sales to the sandbox's cash. */
async function payOrders(tx: Db, placed: SeededOrder[]): Promise<void> {
  const paid = placed.map(({ sample, id }) => ({ sample, ...paymentRows(sample, id) }))
  await tx.insert(sandboxPayments).values(paid.map(({ sandbox }) => sandbox))
  const attempts = await tx
    .insert(paymentAttempts)
    .values(paid.map(({ attempt }) => attempt))
    .returning()
  const momentOf = new Map(placed.map(({ id, sample }) => [id, sample.paid_at]))
  const booked = await tx
    .insert(payments)
    .values(
      attempts.map((attempt) => ({
        order_id: attempt.order_id,
        attempt_id: attempt.id,
        provider: attempt.provider,
        provider_payment_id: `${attempt.provider_ref}_1`,
        amount_cents: attempt.amount_cents,
        currency: attempt.currency,
        captured_at: momentOf.get(attempt.order_id) ?? attempt.updated_at,
      })),
    )
    .returning()
  const [from_account, to_account] = [
    await shopAccount(tx, 'sales'),
    await shopAccount(tx, 'sandbox'),
  ]
  await tx.insert(ledgerTransfers).values(
    booked.map(({ id, order_id, amount_cents, captured_at }) => ({
      kind: 'payment' as const,
      cause: `payment-${id}`,
      from_account,
      to_account,
      amount_cents,
      order_id,
      title: 'Payment',
      at: captured_at,
    })),
  )
}

async function reviewBikes(tx: Db, placed: SeededOrder[]): Promise<void> {
  const bikes = await tx
    .insert(orderBikes)
    .values(placed.map(({ sample, ...order }) => bikeRow(sample, order)))
    .returning({ id: orderBikes.id, order_id: orderBikes.order_id })
  await tx
    .update(orderBikes)
    .set({ frame_number: sql`serial_prefix || '-' || serial` })
    .where(
      inArray(
        orderBikes.id,
        bikes.map(({ id }) => id),
      ),
    )
  const owned = new Map(bikes.map(({ id, order_id }) => [order_id, id]))
  const byReview = placed.toSorted(
    (a, b) => a.sample.reviewed_at.getTime() - b.sample.reviewed_at.getTime(),
  )
  await tx.insert(reviews).values(
    byReview.flatMap(({ sample, id, user_id }) => {
      const bike = owned.get(id)
      return bike === undefined ? [] : [reviewRow(sample, { id: bike, user_id })]
    }),
  )
}
