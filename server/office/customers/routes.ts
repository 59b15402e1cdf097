import { customersRoutes } from '@/contract/customers'
import { customersSchemas } from '@/contract/customers.schema'
import { changeAccess } from '@/server/identity'
import { createRouter } from '@/server/kernel/http/router'

import { readCustomers, readOne } from './read-customers'

export const customersRouter = createRouter(customersRoutes, customersSchemas)
  .on('list', async (context) => ({ data: await readCustomers(context, context.query) }))
  .on('read', async (context) => ({ data: await readOne(context, context.params.id) }))
  .on('changeAccess', async (context) => {
    const { params, body } = context
    await changeAccess(context, { ...params, action: body.action })
    return { data: await readOne(context, params.id) }
  })
