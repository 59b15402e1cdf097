import { ordersRoutes } from '@/contract/orders'
import { ordersSchemas } from '@/contract/orders.schema'

import { createRouter } from '../http/router'
import { readOrder } from './read-order'

export const ordersRouter = createRouter(ordersRoutes, ordersSchemas).on(
  'read',
  async (context) => ({ data: await readOrder(context, context.params) }),
)
