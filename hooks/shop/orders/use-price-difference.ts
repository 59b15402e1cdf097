import type { PriceDifference } from '@/contract/office/edits/edits'

import { useLogoutRedirect } from '@/hooks/shop/payment/use-payment'
import { useRequest, useServices } from '@/hooks/kit/use-request'

export type { PriceDifference }

export function usePriceDifference(id: string, key: string) {
  return useRequest(`difference ${id} ${key}`, ({ orders }) => orders.readDifference({ id, key }))
}

export function useDifferencePayment(id: string, key: string) {
  const services = useServices()
  const { leave, ...leaving } = useLogoutRedirect()
  return {
    ...leaving,
    pay: (provider: string) =>
      leave(async () => (await services.orders.payDifference({ id, key, provider })).redirect_url),
  }
}
