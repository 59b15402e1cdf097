import type { accessoriesSchemas } from './accessories.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const accessoriesRoutes = defineRoutes<typeof accessoriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/accessories',
  },
  read: {
    method: 'GET',
    path: '/api/accessories/:id',
  },
})

/** An accessory in a list, its price in cents. */
export type ListedAccessory = ClientResponse<
  (typeof accessoriesSchemas)['list']
>['accessories'][number]
/** An accessory with its recommendations, amounts in cents. */
export type AccessoryPage = ClientResponse<(typeof accessoriesSchemas)['read']>
export type WireAccessory = WireResponse<(typeof accessoriesSchemas)['list']>['accessories'][number]
