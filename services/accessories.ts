import { accessoriesRoutes, type AccessoryPage, type ListedAccessory } from '@/contract/accessories'

import { call } from './http/call'
import type { Http } from './http/http'

export type { AccessoryPage, ListedAccessory }

export function accessoriesService(http: Http) {
  return {
    list: () => call(http, accessoriesRoutes.list, {}),
    read: (id: string) => call(http, accessoriesRoutes.read, { params: { id } }),
  }
}
