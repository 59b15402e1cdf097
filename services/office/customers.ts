import { customersRoutes as routes } from '@/contract/office/customers/customers'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** Customer accounts. Calls fail with `customer_not_found` once an account is deleted. */
export function customersService(http: Http) {
  return {
    ...clientOf(http, routes),

    exportData: async (id: string) =>
      JSON.stringify(await call(http, routes.exportData, { params: { id } }), null, 2),
  }
}
