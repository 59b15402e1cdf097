import type { AccessInput, CustomersFilter, CustomersQuery } from '@/services/customers'
import { saveFile } from '@/utils/save-file'

import { useAction } from './use-action'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from './use-office-address'
import { useIsSlow } from './use-is-slow'

export type { CustomerRow, OfficeCustomer } from '@/services/customers'

/** The accounts that the address asks for. */
export function useCustomers() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = {
    ...{ list: value('list'), segment: value('segment') },
    ...{ q: value('q'), order: value('order') },
  }
  // What somebody wrote into the address is refused by the API in its own words.
  const query = definedOnly({
    ...filter,
    ...{ after: value('after'), before: value('before') },
  }) as CustomersQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ customers }) =>
    customers.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
}

/** One customer. @param id null while the address is not known yet */
export function useCustomer(id: string | null) {
  return useStaleIfErrorRequest(id, ({ customers }) => customers.read(id ?? ''))
}

/** Disables or enables a customer, or signs them out everywhere; the reason goes into the audit log. */
export function useCustomerAccess(id: string) {
  return useAction(({ customers }, change: AccessInput) => customers.changeAccess(id, change))
}

/** Hands the customers of a list or search to the browser as a file. */
export function useCustomersTable() {
  return useAction(async ({ customers }, filter: object) => {
    saveFile(
      'customers.csv',
      await customers.table(definedOnly(filter) as CustomersFilter),
      'text/csv',
    )
  })
}
