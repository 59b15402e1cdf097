import { ordersRoutes } from '@/contract/shop/orders/orders'
import { ordersSchemas } from '@/contract/shop/orders/orders.schema'
import { createRouter } from '@/server/kernel/http/router'

import { cancelOrder } from './cancel-order'
import { changeGiftByLink, changeOwnGift } from './change-gift'
import { confirmHold } from './confirm-hold'
import { confirmWithdrawal, stateWithdrawal } from './guest-withdrawal'
import { listOwnOrders, readOwnOrder } from './own-orders'
import { readOrder } from './read-order'
import { sendConfirmation } from './send-confirmation'
import { withdraw } from './withdraw'

export const ordersRouter = createRouter(ordersRoutes, ordersSchemas)
  .on('list', async (context) => ({
    data: await listOwnOrders(context, context.caller, context.query.page ?? 1),
  }))
  .on('readMine', async (context) => ({
    data: await readOwnOrder(context, context.caller, context.params.number),
  }))
  .on('cancel', async (context) => ({
    data: await cancelOrder(context, context.caller, context.params.number),
  }))
  .on('withdraw', async (context) => {
    const input = { number: context.params.number, declaration: context.body }
    return { data: await withdraw(context, context.caller, input) }
  })
  .on('read', async (context) => ({ data: await readOrder(context, context.params) }))
  .on('confirmEmail', async (context) => {
    const { params, body } = context
    return { data: await confirmHold(context, { ...params, ...body }) }
  })
  .on('sendConfirmation', async (context) => {
    const { params, body } = context
    await context.limits.take('confirmation', context.ipBlock)
    return { data: await sendConfirmation(context, { ...params, ...body }) }
  })
  .on('changeGift', async (context) => {
    const { limits, ipBlock, params, body: gift } = context
    await limits.take('giftChange', ipBlock)
    return { data: await changeGiftByLink(context, { ...params, gift }) }
  })
  .on('changeMyGift', async (context) => {
    const { limits, ipBlock, caller, params, body: gift } = context
    await limits.take('giftChange', ipBlock)
    return { data: await changeOwnGift(context, caller, { ...params, gift }) }
  })
  .on('withdrawal', async (context) => {
    await context.limits.take('withdrawal', context.ipBlock)
    return { data: await stateWithdrawal(context, context.body) }
  })
  .on('confirmWithdrawal', async (context) => {
    await context.limits.take('withdrawalConfirm', context.ipBlock)
    return { data: await confirmWithdrawal(context, context.body) }
  })
