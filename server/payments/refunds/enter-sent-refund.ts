import { sentOnFault, type SentOnFault } from '@/domain/office/payment/sent-refund'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { type OrderRow, lockOrder } from '@/server/orders'

import {
  findManualRefund,
  findSentRefund,
  insertSentRefund,
} from '@/server/payments/books/bank-queries'
import { finishRefund } from './finish-refund'
import { lockRefund, type RefundRow } from './refund-queries'

interface EnterSentRefundInput {
  id: number
  /** Reference on the shop's bank statement, or how it was handed back. */
  reference: string
  /** Day (UTC) on which it was sent, as `2026-11-20`. */
  sent_on: string
  /** Public id of the administrator. */
  by: string
}

/**
 * Records a refund that an admin has sent from the shop's account, like a refund confirmed by a provider. Locks the
 * order, so that only one of two concurrent entries counts. Idempotent.
 * @throws DomainError refund_not_found, refund_closed, invalid_input for an impossible day
 */
export async function enterSentRefund(deps: Deps, sent: EnterSentRefundInput): Promise<void> {
  const known = await findManualRefund(deps.db, sent.id)
  if (!known) throw new DomainError('refund_not_found', `No refund ${sent.id} to hand back.`)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, known.refund.order_id)
    const refund = await lockRefund(tx, sent.id)
    if (!order || !refund || (await isEntered(tx, refund, sent))) return
    refuseWrongDay(deps, order, sent)
    const { id: refund_id, reference, sent_on, by } = sent
    const entered_at = deps.clock.now()
    await insertSentRefund(tx, { refund_id, reference, sent_on, by, entered_at })
    const outcome = { status: 'succeeded', refundId: null } as const
    const entry = { on: sent_on, reference }
    await finishRefund(deps, tx, { refund, payment: known.payment, outcome, sent: entry })
  })
  deps.log.info(
    { by: sent.by, refund: sent.id, provider: known.payment.provider },
    'refund sent by hand',
  )
}

async function isEntered(
  tx: Db,
  { id, status }: RefundRow,
  sent: EnterSentRefundInput,
): Promise<boolean> {
  if (status === 'pending') return false
  const entered = await findSentRefund(tx, id)
  if (entered?.reference === sent.reference && entered.sent_on === sent.sent_on) return true
  throw new DomainError('refund_closed', `Refund ${id} is ${status}.`)
}

const FAULT: Record<SentOnFault, string> = {
  in_the_future: 'This day is in the future.',
  before_the_order: 'This day is before the order.',
}

function refuseWrongDay(
  { clock }: Pick<Deps, 'clock'>,
  order: OrderRow,
  { sent_on }: EnterSentRefundInput,
) {
  const fault = sentOnFault(sent_on, { now: clock.now(), orderedAt: order.created_at })
  if (!fault) return
  throw new DomainError('invalid_input', `Sent on ${sent_on}.`, {
    errors: [{ field: 'sent_on', message: FAULT[fault] }],
  })
}
