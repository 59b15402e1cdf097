import { useState } from 'react'

import { useRequest } from './use-request'

export type { MyOrder, OrderSummary } from '@/services/orders'

/** The orders of the user, newest first, a page at a time. */
export function useMyOrders() {
  const [page, setPage] = useState(1)
  return { ...useRequest(`orders ${page}`, ({ orders }) => orders.list(page)), page, setPage }
}

/** One order of the user. @param number null while the address is not known yet */
export function useMyOrder(number: string | null) {
  return useRequest(number, ({ orders }) => orders.readMine(number ?? ''))
}
