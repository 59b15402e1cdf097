import { paymentRoutes } from '@/contract/payment'
import { paymentSchemas } from '@/contract/payment.schema'

import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { createRouter } from '../http/router'
import { requireOrder } from '../orders/require-order'
import { actInSandbox, findSandboxPayment } from './sandbox-provider'
import { finishPayment } from './finish-payment'
import { payAgain } from './open-payment'
import { listRecords, removeRecord } from './records'

export const paymentRouter = createRouter(paymentRoutes, paymentSchemas)
  .on('records', async (context) => ({
    data: await listRecords(context, context.caller, context.query.page ?? 1),
  }))
  .on('removeRecord', async (context) => {
    await removeRecord(context, context.caller, context.params.id)
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
  return { ...row, amount: row.amount_cents }
}
