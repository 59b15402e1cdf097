import { amountDue } from '@/domain/shop/orders/amount-due'
import { ZERO, type Cents } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import {
  listDays,
  listDeadEvents,
  listFailedRefunds,
  listLateTransfers,
  listLatestChecks,
  listOpenDisputes,
  listOpenTransfers,
  listRefundsToSend,
} from './queries'
import { readReviews } from './read-reviews'

export async function readOverview({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const bank = await readBank(db, now)
  const [reviews, disputes, failed_refunds, events, checks, days] = await Promise.all([
    readReviews(db),
    listOpenDisputes(db),
    listFailedRefunds(db),
    listDeadEvents(db),
    listLatestChecks(db),
    listDays(db, now),
  ])
  return {
    reviews,
    disputes: disputes.map((row) => ({ ...row, evidence_due_at: iso(row.evidence_due_at) })),
    failed_refunds,
    dead_events: events.map((row) => ({ ...row, received_at: row.received_at.toISOString() })),
    ...bank,
    checks: checks.map(({ provider, checked_at, matched, differences }) => ({
      provider,
      checked_at: checked_at.toISOString(),
      matched,
      differences: differences.map((one) => ({
        class: one.class,
        payment: one.provider_payment_id,
        there: one.there_cents as Cents | null,
        here: one.here_cents as Cents | null,
      })),
    })),
    days: days.map((row) => ({
      day: row.day,
      provider: row.provider,
      payments: row.payments,
      captured: row.captured_cents,
      refunded: row.refunded_cents,
      lost: row.lost_cents,
    })),
  }
}

async function readBank(db: Db, now: Date) {
  const [transfers, late, unsent] = await Promise.all([
    listOpenTransfers(db),
    listLateTransfers(db, now),
    listRefundsToSend(db),
  ])
  return {
    transfers: transfers.map(({ transfer, order }) => ({
      reference: transfer.id,
      amount: amountDue(order),
      received: order.paid_cents,
      currency: transfer.currency,
      created_at: transfer.created_at.toISOString(),
    })),
    late_transfers: late.map(({ transfer, order }) => ({
      ...statesOf(order),
      reference: transfer.id,
      order_number: order.number,
      amount: transfer.amount_cents,
      received: transfer.received_cents ?? ZERO,
      currency: transfer.currency,
      created_at: transfer.created_at.toISOString(),
    })),
    refunds_to_send: unsent.map(({ refund, order_number, payment }) => ({
      id: refund.id,
      order_number,
      amount: refund.amount_cents,
      currency: payment.currency,
      reason: refund.reason,
      reference: payment.provider_payment_id,
      provider: payment.provider,
      created_at: refund.created_at.toISOString(),
    })),
  }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
