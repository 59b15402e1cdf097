import { backofficeRoutes } from '@/contract/office/overview/overview'
import { backofficeSchemas } from '@/contract/office/overview/overview.schema'
import { sendGiftAgain } from '@/server/after-sale'
import { createRouter } from '@/server/kernel/http/router'
import { auditDownload, textStream } from '@/server/kernel/http/text-stream'
import { cancelUnpaid } from '@/server/payments'

import { addNote } from './add-note'
import { countLists } from './order-queries'
import { ordersTable } from './orders-table'
import { readOverview } from './overview'
import { readOrder, readOrders } from './read-orders'
import { search } from './search'
import { renameTag } from './rename-tag'
import { tagOrder } from './tag-order'
import { listTags } from './tag-queries'

export const backofficeRouter = createRouter(backofficeRoutes, backofficeSchemas)
  .on('overview', async (context) => ({ data: await readOverview(context) }))
  .on('orders', async (context) => ({ data: await readOrders(context, context.query) }))
  .on('ordersTable', async (context) => {
    await auditDownload(context.db)
    return { stream: textStream(ordersTable(context, context.body)) }
  })
  .on('orderCounts', async (context) => ({ data: { counts: await countLists(context) } }))
  .on('order', async (context) => ({ data: await readOrder(context, context.params.number) }))
  .on('cancelOrder', async (context) => {
    const { caller, params, body } = context
    await cancelUnpaid(context, caller, { ...params, ...body })
    context.log.info({ by: caller.publicId, order: params.number }, 'unpaid order canceled')
    return { data: await readOrder(context, params.number) }
  })
  .on('sendGift', async (context) => {
    const { caller, params, log } = context
    await sendGiftAgain(context, params)
    log.info({ by: caller.publicId, order: params.number }, 'gift card sent again')
    return { data: await readOrder(context, params.number) }
  })
  .on('addNote', async (context) => {
    const { caller, params, body } = context
    await addNote(context, { ...params, ...body, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number }, 'note added')
    return { data: await readOrder(context, params.number) }
  })
  .on('orderTags', async ({ db }) => ({ data: { tags: await listTags(db) } }))
  .on('renameTag', async (context) => {
    const { params, body } = context
    return { data: { orders: await renameTag(context, { from: params.tag, ...body }) } }
  })
  .on('tagOrder', async (context) => {
    const { caller, params, body } = context
    await tagOrder(context, { ...params, ...body, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number }, 'order tagged')
    return { data: await readOrder(context, params.number) }
  })
  .on('search', async (context) => ({ data: { hits: await search(context, context.query.q) } }))
