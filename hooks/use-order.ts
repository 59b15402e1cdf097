import { useEffect } from 'react'

import type { Order as OrderData } from '@/services/orders'

import { useAction } from './use-action'
import { useRequest } from './use-request'

/** An order as its page shows it, amounts in cents. */
export type Order = OrderData
export type OrderLine = Order['lines'][number]

const POLL_MS = 8_000

/**
 * An order by its unguessable link. While its payment is undecided it is looked up again by itself.
 * @param number and key of the link; null while the address is not known yet
 */
export function useOrder(number: string | null, key: string | null) {
  const isKnown = number !== null && key !== null
  const { state, renew, retry, set } = useRequest(
    isKnown ? `${number}/${key}` : null,
    ({ orders }) => orders.read(number ?? '', key ?? ''),
  )
  const order = state.status === 'ready' ? state.data : null
  const isUndecided = order?.payment_state === 'unpaid' && order.payment?.status === 'processing'

  useEffect(() => {
    if (!isUndecided) return
    const timer = setInterval(renew, POLL_MS)
    return () => clearInterval(timer)
    // `renew` is made anew with each render and does the same each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isUndecided])

  return { state, retry, set }
}

/** Confirms the inbox of an order with the token of its email. */
export function useHoldConfirmation(number: string) {
  return useAction(({ orders }, orderKey: string, token: string) =>
    orders.confirmEmail(number, orderKey, token),
  )
}

/** Sends the confirmation of an order again, to another address where one is given. */
export function useConfirmationEmail(number: string, orderKey: string) {
  return useAction(({ orders }, to?: string) => orders.sendConfirmation(number, orderKey, to))
}
