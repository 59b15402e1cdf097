import { checkoutRoutes } from '@/contract/checkout'
import { checkoutSchemas } from '@/contract/checkout.schema'

import { createRouter } from '../http/router'
import { loadGuestCheckout } from './load-checkout'
import { payAsGuest } from './pay-as-guest'

export const checkoutRouter = createRouter(checkoutRoutes, checkoutSchemas)
  .on('checkoutGuest', async (context) => ({
    data: await loadGuestCheckout(context, context.body),
  }))
  .on('paymentGuest', async (context) => ({
    data: await payAsGuest(context, context.body, context.header('idempotency-key')),
  }))
