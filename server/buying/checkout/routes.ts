import { checkoutRoutes } from '@/contract/shop/checkout/checkout'
import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { createRouter } from '@/server/kernel/http/router'
import { requireOwnOrder } from '@/server/orders'
import { payAgain } from '@/server/payments'

import { loadGuestCheckout } from './load-checkout'
import { loadMemberCheckout } from './load-member-checkout'
import { payAsGuest } from './pay-as-guest'
import { payAsMember } from './pay-as-member'
import { requireOpen } from './require-open'

export const checkoutRouter = createRouter(checkoutRoutes, checkoutSchemas)
  .on('checkout', async (context) => {
    const { use_credit, ...query } = context.query
    const input = { ...query, use_credit: use_credit === 'true' }
    return { data: await loadMemberCheckout(context, context.caller, input) }
  })
  .on('placeOrder', async (context) => {
    const { caller, ipBlock, idempotencyKey: key } = context
    await requireOpen(context, caller)
    const request = { caller, ipBlock, key }
    return { data: await payAsMember(context, context.body, request) }
  })
  .on('payment', async (context) => {
    const number = context.body.order_number
    await requireOwnOrder(context, { userId: context.caller.userId, number })
    const { redirectUrl } = await payAgain(context, number)
    return { data: { redirect_url: redirectUrl } }
  })
  .on('checkoutGuest', async (context) => ({
    data: await loadGuestCheckout(context, context.body),
  }))
  .on('paymentGuest', async (context) => {
    const { ipBlock, idempotencyKey: key } = context
    await requireOpen(context)
    await context.limits.take('guestPayment', ipBlock)
    const request = { ipBlock, key }
    return { data: await payAsGuest(context, context.body, request) }
  })
