import { bookkeepingRoutes } from '@/contract/office/payment/payment'
import { bookkeepingSchemas } from '@/contract/office/payment/payment.schema'
import { statesOf } from '@/domain/shop/orders/order-state'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'
import { enqueue } from '@/server/kernel/jobs/queue'
import { sha256 } from '@/server/kernel/ports/ids'
import { findOrderByNumber } from '@/server/orders'
import {
  applyLookUp,
  enterSentRefund,
  eventQueue,
  findLatestAttempt,
  receiveTransfer,
  requestRefund,
  reviveEvent,
  sendEvidence,
} from '@/server/payments'

import { cancelPaid, readCancellation } from './cancel-paid'
import { decideReview } from './decide-review'
import { settlingOf } from '@/server/office/fulfillment/settle-return'
import { listRefunds } from './list-refunds'
import { readOverview } from './overview'
import { readRefundPreview } from './refund-preview'

export const bookkeepingRouter = createRouter(bookkeepingRoutes, bookkeepingSchemas)
  .on('overview', async (context) => ({ data: await readOverview(context) }))
  .on('refunds', async ({ db, query }) => ({ data: await listRefunds(db, query) }))
  .on('refund', async (context) => {
    const { params, body, caller, requestId } = context
    const key = sha256(`${caller.key?.id ?? caller.userId}:${context.idempotencyKey ?? requestId}`)
    const input = { ...body, number: params.number, key: key.slice(0, 32), by: caller }
    await requestRefund(context, { ...input, settle: settlingOf(body.return) })
    context.log.info(
      { by: caller.publicId, order: params.number, amount: body.amount },
      'refund asked',
    )
    return { data: {} }
  })
  .on('previewRefund', async (context) => {
    const { params, body } = context
    return { data: await readRefundPreview(context, { number: params.number, ...body }) }
  })
  .on('cancellation', async (context) => ({
    data: await readCancellation(context, context.params.number),
  }))
  .on('cancelPaid', async (context) => {
    const { params, body, caller } = context
    await cancelPaid(context, { ...params, ...body, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number }, 'paid order canceled')
    return { data: {} }
  })
  .on('lookUp', async (context) => ({ data: await lookUpOrder(context, context.params.number) }))
  .on('retryEvent', async (context) => {
    await retryEvent(context, context.params.id)
    return { data: {} }
  })
  .on('received', async (context) => {
    const { params, body, caller, requestId } = context
    const key = sha256(`${caller.key?.id ?? caller.userId}:${context.idempotencyKey ?? requestId}`)
    const receipt = { ...params, ...body, by: caller.publicId, key: key.slice(0, 32) }
    await receiveTransfer(context, receipt)
    return { data: {} }
  })
  .on('sent', async (context) => {
    const { params, body, caller } = context
    await enterSentRefund(context, { ...params, ...body, by: caller.publicId })
    return { data: {} }
  })
  .on('evidence', async (context) => {
    const { params, body, caller, log } = context
    const at = await sendEvidence(context, { ...params, ...body, by: caller.publicId })
    log.info({ by: caller.publicId, dispute: params.id }, 'evidence sent')
    return { data: { sent_at: at.toISOString() } }
  })
  .on('decide', async (context) => {
    const { params, body, caller } = context
    await decideReview(context, { ...params, ...body, by: caller.publicId })
    const { action } = body
    context.log.info({ by: caller.publicId, order: params.number, action }, 'review decided')
    return { data: {} }
  })

async function lookUpOrder(deps: Deps, number: string) {
  const order = await findOrderByNumber(deps.db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const attempt = await findLatestAttempt(deps.db, order.id)
  if (attempt) {
    await applyLookUp(deps, attempt).catch((error: unknown) => {
      deps.log.warn({ err: error, order: number }, 'look-up failed')
      throw new DomainError('payment_provider_unreachable', 'The provider didn’t respond.')
    })
  }
  const fresh = await findOrderByNumber(deps.db, number)
  return statesOf(fresh ?? order)
}

async function retryEvent({ db, clock }: Deps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const queue = eventQueue((await reviveEvent(tx, id, clock.now())) ?? '')
    if (!queue) throw new DomainError('event_not_found', `No dead letter ${id}.`)
    await enqueue(tx, { queue, id })
  })
}
