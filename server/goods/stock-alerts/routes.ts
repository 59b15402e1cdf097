import { stockAlertsRoutes } from '@/contract/shop/goods/stock-alerts'
import { stockAlertsSchemas } from '@/contract/shop/goods/stock-alerts.schema'
import { mailboxKey } from '@/domain/kit/mailbox'
import { enforceLinkLimit } from '@/server/kernel/http/link-limit'
import { createRouter } from '@/server/kernel/http/router'

import { confirmAlerts, endAlerts } from './answer'
import { addressOf, requestAlert } from './request'

export const stockAlertsRouter = createRouter(stockAlertsRoutes, stockAlertsSchemas)
  .on('request', async (context) => {
    const { limits, ipBlock, body, caller } = context
    await limits.take('stockAlert', ipBlock)
    await limits.take('stockAlertByDay', ipBlock)
    const address = await addressOf(context, caller, body.email)
    await limits.take('stockAlertByEmail', mailboxKey(address.email))
    return { data: await requestAlert(context, { ...address, sku: body.sku }) }
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
