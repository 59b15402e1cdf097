import { stockAlertsRoutes } from '@/contract/shop/goods/stock-alerts'
import { stockAlertsSchemas } from '@/contract/shop/goods/stock-alerts.schema'
import { mailboxKey } from '@/domain/kit/mailbox'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enforceLinkLimit } from '@/server/kernel/http/link-limit'
import { createRouter } from '@/server/kernel/http/router'

import { confirmAlerts, endAlerts } from './answer'
import { deleteAwaited, listAwaited } from './queries'
import { addressOf, ownAddress, requestAlert } from './request'

export const stockAlertsRouter = createRouter(stockAlertsRoutes, stockAlertsSchemas)
  .on('request', async (context) => {
    const { limits, ipBlock, body, caller } = context
    await limits.take('stockAlert', ipBlock)
    await limits.take('stockAlertByDay', ipBlock)
    const address = await addressOf(context, caller, body.email)
    await limits.take('stockAlertByEmail', mailboxKey(address.email))
    return { data: await requestAlert(context, { ...address, sku: body.sku }) }
  })
  .on('list', async ({ db, caller }) => {
    const email = await ownAddress(db, caller)
    return { data: { alerts: email === null ? [] : await listAwaited(db, email) } }
  })
  .on('remove', async ({ db, caller, params }) => {
    const email = await ownAddress(db, caller)
    if (email === null || !(await deleteAwaited(db, email, params.id)))
      throw new DomainError('stock_alert_not_found', `No stock alert ${params.id}.`)
    return { data: {} }
  })
  .on('confirm', async (context) => {
    await context.limits.take('emailLink', context.ipBlock)
    await confirmAlerts(context, context.body.token)
    return { data: {} }
  })
  .on('unsubscribe', async (context) => {
    await enforceLinkLimit(context)
    await endAlerts(context, context.params)
    return { data: {} }
  })
