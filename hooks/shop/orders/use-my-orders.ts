import { useEffect, useState } from 'react'

import type { Withdrawal } from '@/contract/shop/orders/orders'

import { cacheShippedOrders, readShippedOrders } from './shipped-orders'
import { useAction } from '@/hooks/kit/use-action'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'

export type { MyOrder, OrderSummary } from '@/contract/shop/orders/orders'

/** Shows this tab's cached shipped orders until the first page is loaded, or if loading it fails. */
export function useMyOrders() {
  const [page, setPage] = useState(1)
  const userId = useAuth().user?.id ?? null
  const request = useRequest(`orders ${page}`, ({ orders }) => orders.list({ page }))
  const { state } = request
  const fresh = page === 1 && state.status === 'ready' ? state.data.orders : null
  useEffect(() => {
    if (userId !== null && fresh) cacheShippedOrders(userId, fresh)
  }, [userId, fresh])

  const isWaiting = page === 1 && userId !== null && state.status !== 'ready'
  const shipped = isWaiting ? readShippedOrders(userId) : []
  if (shipped.length === 0) return { ...request, failed: null, page, setPage }
  return {
    ...request,
    state: { status: 'ready', data: { orders: shipped, page: 1, pages: 1 } } as const,
    failed: state.status === 'failed' ? state.error : null,
    page,
    setPage,
  }
}

/** @param number order number, null while the URL is not known yet */
export function useMyOrder(number: string | null) {
  return useRequest(number, ({ orders }) => orders.readMine({ number: number ?? '' }))
}

export function useOrderCancellation(number: string) {
  return useAction(({ orders }) => orders.cancel({ number }))
}

export function useOrderWithdrawal(number: string) {
  return useAction(({ orders }, withdrawal: Withdrawal) =>
    orders.withdraw({ number, ...withdrawal }),
  )
}
