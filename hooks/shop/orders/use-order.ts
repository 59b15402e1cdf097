import type { Order as OrderData } from '@/contract/shop/orders/orders'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'

export type Order = OrderData
export type OrderLine = Order['lines'][number]

/** Loads an order by its unguessable link; keeps the data when a reload fails (stale-if-error). */
export function useOrder(number: string | null, key: string | null) {
  const isKnown = number !== null && key !== null
  const { state, renew, retry, set } = useStaleIfErrorRequest(
    isKnown ? `${number}/${key}` : null,
    ({ orders }) => orders.read({ number: number ?? '', key: key ?? '' }),
  )
  // Live events need a loaded order.
  useLive(isKnown && state.status === 'ready' ? { order: number, key } : null, renew)

  return { state, retry, set }
}

export function useHoldConfirmation(number: string) {
  return useAction(({ orders }, orderKey: string, token: string) =>
    orders.confirmEmail({ number, key: orderKey, token }),
  )
}

export function useConfirmationEmail(number: string, orderKey: string) {
  return useAction(({ orders }, email?: string) =>
    orders.sendConfirmation({ number, key: orderKey, email }),
  )
}
