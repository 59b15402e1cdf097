import { addressesRoutes, type WireAddressBody } from '@/contract/account/addresses/addresses'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export function addressesService(http: Http) {
  return {
    list: async () => (await call(http, addressesRoutes.list, {})).addresses,
    add: (body: WireAddressBody) => call(http, addressesRoutes.add, { body }),
    change: (id: number, body: WireAddressBody) =>
      call(http, addressesRoutes.change, { params: { id: String(id) }, body }),
    remove: (id: number) => call(http, addressesRoutes.remove, { params: { id: String(id) } }),
  }
}
