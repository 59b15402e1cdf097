import { statesOf } from '@/domain/shop/orders/order-state'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { listWithdrawals, orderAnswer } from '@/server/buying'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { listReturns } from '@/server/ledger'
import { findOrderByNumber } from '@/server/orders'
import { aboutRefund, evidenceTaken, listAskers, paymentStateOf } from '@/server/payments'

import { readOrderFees } from './order-fees'
import { readHistory } from './order-history'
import {
  listAttempts,
  listDisputesOf,
  listMailsOf,
  listOrders,
  listRefundsOf,
  listTitles,
  readIsLate,
  type OrderQuery,
} from './order-queries'
import { listTagsOf, listTagsOfAll } from './tag-queries'

const iso = (moment: Date) => moment.toISOString()

export async function readOrders(deps: Pick<Deps, 'db' | 'clock'>, query: OrderQuery) {
  const { db } = deps
  const { rows, ...ends } = await listOrders(deps, query)
  const ids = rows.map(({ id }) => id)
  const [lines, tags] = await Promise.all([listTitles(db, ids), listTagsOfAll(db, ids)])
  const orders = rows.map(({ id, created_at, attempt, ...row }) => ({
    ...row,
    tags: tags.get(id) ?? [],
    title: orderTitle(lines.filter(({ order_id }) => order_id === id)),
    ...statesOf(row),
    placed_at: iso(created_at),
    payment:
      attempt && paymentStateOf({ ...row, needs_review: row.is_under_review }, { status: attempt }),
  }))
  return { orders, ...ends }
}

/** @throws DomainError order_not_found */
export async function readOrder(deps: Deps & { caller: Caller }, number: string) {
  const { db } = deps
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const fees = await readOrderFees(deps, order.id)
  const [answer, is_late, tags, history, attempts, refunds, disputes, withdrawals, mails] =
    await Promise.all([
      orderAnswer(deps, order),
      readIsLate(deps, order.id),
      listTagsOf(db, order.id),
      readHistory(db, order.id),
      listAttempts(db, order.id),
      paidBack(deps, order.id, fees),
      listDisputesOf(db, order.id),
      listWithdrawals(db, order.id),
      listMailsOf(db, order.id),
    ])
  return {
    ...answer,
    promised: order.delivery_date,
    is_late,
    is_member: order.user_id !== null,
    is_disputed: order.disputed,
    is_under_review: order.needs_review,
    has_mail: deps.mail !== null,
    credit_used: order.credit_cents,
    tags,
    history,
    refunds,
    attempts: attempts.map((attempt) => ({
      at: iso(attempt.created_at),
      provider: attempt.provider,
      reference: attempt.provider_ref,
      status: attempt.status,
      failure: attempt.failure_code,
      amount: attempt.amount_cents,
      fee: fees.ofAttempt(attempt.id),
    })),
    disputes: disputes.map((dispute) => disputeAnswer(deps, dispute)),
    withdrawals: withdrawals.map(({ declared_at, lines, reason }) => {
      return { declared_at: iso(declared_at), lines, reason }
    }),
    mails: mails.map((mail) => ({ ...mail, at: iso(mail.at) })),
  }
}

function disputeAnswer(deps: Deps, dispute: Awaited<ReturnType<typeof listDisputesOf>>[number]) {
  const { text, isElsewhere } = evidenceTaken(deps, dispute)
  const { id, opened_at, amount_cents, reason, status, evidence, provider } = dispute
  return {
    ...{ id, reason, status, provider, evidence, amount: amount_cents },
    opened_at: iso(opened_at),
    evidence_due_at: dispute.evidence_due_at && iso(dispute.evidence_due_at),
    takes_evidence: text,
    is_answered_elsewhere: isElsewhere,
    evidence_sent_at: dispute.evidence_sent_at && iso(dispute.evidence_sent_at),
  }
}

/** Lists the order's refunds and the credit returned when it ended. */
async function paidBack(
  { db }: Pick<Deps, 'db'>,
  orderId: number,
  fees: Awaited<ReturnType<typeof readOrderFees>>,
) {
  const [money, credit, askers] = await Promise.all([
    listRefundsOf(db, orderId),
    listReturns(db, orderId),
    listAskers(db, orderId),
  ])
  const abouts = await Promise.all(money.map(({ id }) => aboutRefund(db, id)))
  return [
    ...money.flatMap(({ status, reason, ...row }, index) => {
      // A void refund was never sent because a dispute had already returned the money.
      if (status === 'void') return []
      const at = iso(row.finished_at ?? row.created_at)
      const who = { about: abouts[index] ?? '', by: askers.get(row.id) ?? '' }
      const fee = fees.ofRefund({ ...row, status })
      return [{ at, amount: row.amount_cents, status, to: row.target, reason, fee, ...who }]
    }),
    ...credit.map(({ at, amount }) => ({
      at: iso(at),
      amount,
      status: 'succeeded' as const,
      to: 'credit' as const,
      reason: '',
      about: '',
      by: '',
      fee: null,
    })),
  ]
}
