import type {
  AccessInput,
  CustomersFilter,
  CustomersQuery,
} from '@/contract/office/customers/customers'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly } from '@/hooks/office/kit/use-office-address'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { CustomerRow, OfficeCustomer } from '@/contract/office/customers/customers'

export function useCustomers() {
  return useOfficeList(['list', 'segment', 'q', 'order'], ({ customers }, query: CustomersQuery) =>
    customers.list(query),
  )
}

/** @param id null while the URL is not known yet */
export function useCustomer(id: string | null) {
  return useStaleIfErrorRequest(id, ({ customers }) => customers.read({ id: id ?? '' }))
}

/** Disables or enables a customer, or revokes all sessions; the reason is recorded in the audit log. */
export function useCustomerAccess(id: string) {
  return useAction(({ customers }, change: AccessInput) =>
    customers.changeAccess({ ...change, id }),
  )
}

export function useCustomersTable() {
  return useAction(async ({ customers }, filter: object) => {
    saveFile(
      'customers.csv',
      await customers.table(definedOnly(filter) as CustomersFilter),
      'text/csv',
    )
  })
}
