import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'

import { refunds } from '../db/schema/after-sales'
import { orders } from '../db/schema/orders'
import { OPEN_ATTEMPT_STATUSES, paymentAttempts, payments } from '../db/schema/payments'
import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { DomainError } from '../http/domain-error'
import { pagesOf } from '../http/pages'
import { paymentStateOf } from './payment-state'

const PAGE_SIZE = 20

/** The payments of a user, newest first; deleted records are in no list. */
export async function listRecords(
  { db, providers }: Pick<Deps, 'db' | 'providers'>,
  caller: Caller,
  page: number,
) {
  const isListed = and(eq(orders.user_id, caller.userId), isNull(paymentAttempts.removed_at))
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(isListed)
  const rows = await db
    .select({
      attempt: paymentAttempts,
      order: { number: orders.number, status: orders.status },
      refunded: sql<number>`coalesce((
        select sum(${refunds.amount_cents}) from ${refunds}
        join ${payments} on ${payments.id} = ${refunds.payment_id}
        where ${payments.attempt_id} = ${paymentAttempts.id} and ${refunds.status} = 'succeeded'
      ), 0)::int`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(isListed)
    .orderBy(desc(paymentAttempts.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const records = rows.map(({ attempt, order, refunded }) => {
    const provider = providers.find(({ id }) => id === attempt.provider)
    const isRefunded = refunded > 0 && refunded >= attempt.amount_cents
    return {
      id: attempt.public_id,
      at: attempt.created_at.toISOString(),
      order_number: order.number,
      provider: provider?.title ?? attempt.provider,
      is_test: provider?.isTest ?? false,
      amount: attempt.amount_cents,
      currency: attempt.currency,
      status: isRefunded ? ('refunded' as const) : stateOf(order, attempt),
      can_delete: !isOpen(attempt.status),
    }
  })
  return { payments: records, page, pages: pagesOf(counted?.count ?? 0, PAGE_SIZE) }
}

// A captured payment was paid, whatever became of the order afterwards.
function stateOf(
  order: Parameters<typeof paymentStateOf>[0],
  attempt: Parameters<typeof paymentStateOf>[1],
) {
  return attempt.status === 'captured' ? ('paid' as const) : paymentStateOf(order, attempt)
}

function isOpen(status: string): boolean {
  return OPEN_ATTEMPT_STATUSES.some((open) => open === status)
}

/**
 * Deletes a record of the user for good. The books of the order keep amount and date, as tax law asks.
 * @throws DomainError payment_not_found, also for a payment of somebody else; payment_open
 */
export async function removeRecord(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const [own] = await db
    .select({ id: paymentAttempts.id, status: paymentAttempts.status })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(
      and(
        eq(paymentAttempts.public_id, id),
        eq(orders.user_id, caller.userId),
        isNull(paymentAttempts.removed_at),
      ),
    )
  if (!own) throw new DomainError('payment_not_found', 'No such payment of this user.')
  const removed = await db
    .update(paymentAttempts)
    .set({ removed_at: clock.now(), failure_code: null })
    .where(
      and(
        eq(paymentAttempts.id, own.id),
        notInArray(paymentAttempts.status, [...OPEN_ATTEMPT_STATUSES]),
      ),
    )
    .returning({ id: paymentAttempts.id })
  if (removed.length === 0) throw new DomainError('payment_open', `The payment is ${own.status}.`)
}
