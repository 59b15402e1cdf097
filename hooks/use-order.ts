import type { Order as OrderData } from '@/services/orders'

import { useAction } from './use-action'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { useLive } from './use-live'

/** An order as its page shows it, amounts in cents. */
export type Order = OrderData
export type OrderLine = Order['lines'][number]

/**
 * An order by its unguessable link. It follows what happens to the order while the page is open, and stays when a later
 * look fails.
 * @param number and key of the link; null while the address is not known yet
 */
export function useOrder(number: string | null, key: string | null) {
  const isKnown = number !== null && key !== null
  const { state, renew, retry, set } = useStaleIfErrorRequest(
    isKnown ? `${number}/${key}` : null,
    ({ orders }) => orders.read(number ?? '', key ?? ''),
  )
  // An order that nobody found tells nothing either.
  useLive(isKnown && state.status === 'ready' ? { order: number, key } : null, renew)

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
