import {
  customersRoutes as routes,
  type AccessInput,
  type CustomerRow,
  type CustomersPage,
  type CustomersQuery,
  type OfficeCustomer,
} from '@/contract/customers'

import { call } from './http/call'
import type { Http } from './http/http'

export type { AccessInput, CustomerRow, CustomersPage, CustomersQuery, OfficeCustomer }

/** Who has an account, for staff. Fails with `customer_not_found` once an account was deleted. */
export function customersService(http: Http) {
  return {
    list: (query: CustomersQuery): Promise<CustomersPage> => call(http, routes.list, { query }),
    read: (id: string): Promise<OfficeCustomer> => call(http, routes.read, { params: { id } }),
    changeAccess: (id: string, body: AccessInput): Promise<OfficeCustomer> =>
      call(http, routes.changeAccess, { params: { id }, body }),
  }
}
