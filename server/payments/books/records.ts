import { and, eq, isNull, notInArray } from 'drizzle-orm'

import { addCents, ZERO } from '@/domain/kit/money'
import { recordState } from '@/domain/shop/payment/payment-record'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts } from '@/server/kernel/db/schema/payments/payments'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { pagesOf } from '@/server/kernel/http/pages'

import { countRecords, listRecordRows } from './record-queries'

const PAGE_SIZE = 20

export async function listRecords(
  { db, providers }: Pick<Deps, 'db' | 'providers'>,
  caller: Caller,
  page: number,
) {
  const [count, rows] = await Promise.all([
    countRecords(db, caller.userId),
    listRecordRows(db, caller.userId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ])
  const payments = rows.map(({ attempt, number, ...books }) => {
    const provider = providers.find(({ id }) => id === attempt.provider)
    const money = {
      ...books,
      captured: books.captured ?? ZERO,
      isInReview: books.isInReview ?? false,
      isSurplus: books.isSurplus ?? false,
    }
    const isTransfer = provider?.instructions !== undefined
    return {
      id: attempt.public_id,
      at: attempt.created_at.toISOString(),
      order_number: number,
      provider: provider?.title ?? attempt.provider,
      is_test: provider?.isTest ?? false,
      amount: money.captured || attempt.amount_cents,
      refunded: addCents(money.refunded, money.refunding),
      currency: attempt.currency,
      status: recordState({ status: attempt.status, isTransfer }, money),
      can_delete: !isOpen(attempt.status),
    }
  })
  return { payments, page, pages: pagesOf(count, PAGE_SIZE) }
}

function isOpen(status: string): boolean {
  return OPEN_ATTEMPT_STATUSES.some((open) => open === status)
}

/**
 * Permanently deletes a payment record of the user. The order keeps amount and date (tax law).
 * @throws DomainError payment_not_found, also for another user's payment; payment_open
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
