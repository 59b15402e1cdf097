import {
  customersRoutes as routes,
  type AccessInput,
  type CreditInput,
  type CustomerRow,
  type CustomersFilter,
  type CustomersPage,
  type CustomersQuery,
  type OfficeCustomer,
} from '@/contract/office/customers/customers'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  AccessInput,
  CreditInput,
  CustomerRow,
  CustomersFilter,
  CustomersPage,
  CustomersQuery,
  OfficeCustomer,
}

/** Customer accounts. Calls fail with `customer_not_found` once an account is deleted. */
export function customersService(http: Http) {
  return {
    list: (query: CustomersQuery): Promise<CustomersPage> => call(http, routes.list, { query }),
    /** Returns the filtered accounts as CSV. */
    table: (filter: CustomersFilter): Promise<string> => call(http, routes.table, { body: filter }),
    read: (id: string): Promise<OfficeCustomer> => call(http, routes.read, { params: { id } }),
    changeAccess: (id: string, body: AccessInput): Promise<OfficeCustomer> =>
      call(http, routes.changeAccess, { params: { id }, body }),
    changeCredit(id: string, body: CreditInput, key: string): Promise<OfficeCustomer> {
      const headers = { 'idempotency-key': key }
      return call(http, routes.changeCredit, { params: { id }, body }, { headers })
    },
    /** @param note note whose `request_key` is the idempotency key */
    addNote: (id: string, note: { text: string; request_key: string }): Promise<OfficeCustomer> =>
      call(http, routes.addNote, { params: { id }, body: note }),
    /** @param is_removed false to restore the note */
    removeNote: (id: string, note: number, is_removed: boolean): Promise<OfficeCustomer> =>
      call(http, routes.removeNote, { params: { id, note: String(note) }, body: { is_removed } }),
    sendConfirmation: (id: string) => call(http, routes.sendConfirmation, { params: { id } }),
    exportData: async (id: string) =>
      JSON.stringify(await call(http, routes.exportData, { params: { id } }), null, 2),
    /** @param email email address of the account, typed again to confirm */
    erase: (id: string, email: string) =>
      call(http, routes.erase, { params: { id }, body: { email } }),
  }
}
