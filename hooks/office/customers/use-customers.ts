import type {
  AccessInput,
  CustomersFilter,
  CustomersQuery,
} from '@/contract/office/customers/customers'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { CustomerRow, OfficeCustomer } from '@/contract/office/customers/customers'

export function useCustomers() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = {
    ...{ list: value('list'), segment: value('segment') },
    ...{ q: value('q'), order: value('order') },
  }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...filter,
    ...{ after: value('after'), before: value('before') },
  }) as CustomersQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ customers }) =>
    customers.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
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
