import type { accessoriesSchemas } from './accessories.schema'
import { GOODS, under } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const accessoriesRoutes = defineRoutes<typeof accessoriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/accessories',
    money: ['accessories.price'],
  },
  read: {
    method: 'GET',
    path: '/api/accessories/:id',
    money: [...under('accessory', GOODS), 'related.price'],
  },
})

/** An accessory in a list, its price in cents. */
export type ListedAccessory = ClientResponse<
  (typeof accessoriesSchemas)['list']
>['accessories'][number]
/** An accessory with its recommendations, amounts in cents. */
export type AccessoryPage = ClientResponse<(typeof accessoriesSchemas)['read']>
export type WireAccessory = WireResponse<(typeof accessoriesSchemas)['list']>['accessories'][number]
