import {
  shippingRoutes as routes,
  type ShippingChange,
  type ShippingCountries,
  type ShippingCountry,
  type ShippingInput,
} from '@/contract/office/countries/countries'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { ShippingCountries, ShippingCountry } from '@/contract/office/countries/countries'

export function shippingService(http: Http) {
  return {
    list: (): Promise<ShippingCountries> => call(http, routes.list, {}),
    add: (body: ShippingInput): Promise<ShippingCountry> => call(http, routes.add, { body }),
    change: (code: string, body: ShippingChange): Promise<ShippingCountry> =>
      call(http, routes.change, { params: { code }, body }),
  }
}
