import { paymentRoutes } from '@/contract/shop/payment/payment'
import { paymentSchemas } from '@/contract/shop/payment/payment.schema'

import type { EventProvider } from '@/domain/kit/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'
import { requireOrder } from '@/server/orders'

import { actInSandbox, findSandboxPayment } from '@/server/payments/providers/sandbox-provider'
import { finishAtProvider, finishPayment } from './finish-payment'
import { payAgain } from './open-payment'
import { receiveEvent } from './process-event'
import { listRecords, removeRecord } from '@/server/payments/books/records'

/** Bulkhead: limits concurrent events per provider, signed or not, so forgeries can't delay others. */
const newEventLane = () => createConcurrencyLimiter({ atOnce: 20, mostWaiting: 2_000 })
const eventLanes: Record<EventProvider, ReturnType<typeof createConcurrencyLimiter>> = {
  stripe: newEventLane(),
  paypal: newEventLane(),
}

export const paymentRouter = createRouter(paymentRoutes, paymentSchemas)
  .on('records', async (context) => ({
    data: await listRecords(context, context.caller, context.query.page ?? 1),
  }))
  .on('removeRecord', async (context) => {
    await removeRecord(context, context.caller, context.params.id)
    return { data: {} }
  })
  .on('callBack', async (context) => {
    const { params, query } = context
    const back = { provider: 'stripe', attemptId: params.id, ref: query.session_id }
    return { data: await finishAtProvider(context, back) }
  })
  .on('callBackPayPal', async (context) => {
    const { params, query } = context
    const back = { provider: 'paypal', attemptId: params.id, ref: query.token }
    return { data: await finishAtProvider(context, back) }
  })
  .on('providerEvent', async (context) => {
    const { params, upload, header } = context
    const event = { provider: params.provider, body: upload.toString('utf8'), header }
    await eventLanes[params.provider](() => receiveEvent(context, event))
    return { data: {} }
  })
  .on('callBackPay', async (context) => ({
    data: await finishPayment(context, context.params.a, context.params.b),
  }))
  .on('sandboxPayment', async ({ db, params }) => ({
    data: toSandbox(await requireSandboxPayment(db, params.id)),
  }))
  .on('sandboxAct', async ({ db, params, body }) => ({
    data: toSandbox(await actInSandbox(db, params.id, body.outcome)),
  }))
  .on('payAgain', async (context) => {
    const { number } = await requireOrder(context, context.params)
    const { redirectUrl } = await payAgain(context, number)
    return { data: { redirect_url: redirectUrl } }
  })

async function requireSandboxPayment(db: Deps['db'], id: string) {
  const row = await findSandboxPayment(db, id)
  if (!row) throw new DomainError('payment_not_found', 'No such sandbox payment.')
  return row
}

function toSandbox(row: Awaited<ReturnType<typeof requireSandboxPayment>>) {
  const { id, reference, amount_cents: amount, currency, status, return_url } = row
  return { id, reference, amount, currency, status, return_url }
}
