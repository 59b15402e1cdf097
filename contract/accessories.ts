import type { z } from 'zod'

import type { accessoriesSchemas } from './accessories.schema'
import { defineRoutes, type WireResponse } from './route'

export const accessoriesRoutes = defineRoutes<typeof accessoriesSchemas>()({
  list: { method: 'GET', path: '/api/accessories' },
  read: { method: 'GET', path: '/api/accessories/:id' },
})

export type WireAccessory = WireResponse<(typeof accessoriesSchemas)['list']>['accessories'][number]
/** An accessory in a list, its price in cents. */
export type ListedAccessory = z.output<
  (typeof accessoriesSchemas)['list']['response']
>['accessories'][number]
