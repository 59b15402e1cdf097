import { accessoriesRoutes } from '@/contract/shop/accessories/accessories'
import { accessoriesSchemas } from '@/contract/shop/accessories/accessories.schema'
import { createRouter } from '@/server/kernel/http/router'

import { listAccessories, readAccessory } from './use-cases'

export const accessoriesRouter = createRouter(accessoriesRoutes, accessoriesSchemas)
  .on('list', async (context) => ({ ...(await listAccessories(context)), cache: 'public' }))
  .on('read', async (context) => ({
    data: await readAccessory(context, context.params.id),
    cache: 'public',
  }))
