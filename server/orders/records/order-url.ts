import type { Deps } from '@/server/kernel/deps'
import { deriveKey } from '@/server/kernel/ports/ids'
import type { OrderRow } from './queries'

/** Builds the URL of an order's page. Anyone with this URL can read the order. */
export function orderUrl({ secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>, number: string) {
  return `${shopUrl}/orders/${number}/${deriveKey(secret, 'order', number)}`
}

type OrderAddress = Pick<OrderRow, 'number' | 'email'>

/** Derives the token that proves access to the order's inbox, because it is sent nowhere else. */
export function confirmToken(
  { secret }: Pick<Deps, 'secret'>,
  { number, email }: OrderAddress,
): string {
  return deriveKey(secret, 'confirm-order', `${number}:${email.toLowerCase()}`)
}

export function confirmUrl(deps: Pick<Deps, 'secret' | 'shopUrl'>, order: OrderAddress): string {
  return `${orderUrl(deps, order.number)}?confirm=${confirmToken(deps, order)}`
}
