import { documentsRoutes } from '@/contract/shop/documents/documents'
import { documentsSchemas } from '@/contract/shop/documents/documents.schema'
import { createRouter } from '@/server/kernel/http/router'
import { requireOrder, requireOwnOrder } from '@/server/orders'

import { readDocument } from './read-document'

export const documentsRouter = createRouter(documentsRoutes, documentsSchemas)
  .on('read', async (context) => {
    const { number, id } = context.params
    const order = await requireOrder(context, { number, key: context.query.key })
    return { file: await readDocument(context, order, id) }
  })
  .on('readMine', async (context) => {
    const { number, id } = context.params
    const order = await requireOwnOrder(context, { userId: context.caller.userId, number })
    return { file: await readDocument(context, order, id) }
  })
