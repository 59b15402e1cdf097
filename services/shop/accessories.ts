import {
  accessoriesRoutes,
  type AccessoryPage,
  type ListedAccessory,
} from '@/contract/shop/accessories/accessories'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { AccessoryPage, ListedAccessory }

export function accessoriesService(http: Http) {
  return {
    list: () => call(http, accessoriesRoutes.list, {}),
    read: (id: string) => call(http, accessoriesRoutes.read, { params: { id } }),
  }
}
