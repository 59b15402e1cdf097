import type { Deps } from '@/server/kernel/deps'
import { deriveKey } from '@/server/kernel/ports/ids'
import type { OrderRow } from './queries'

/** Address of an order's page; whoever has it may read the order. */
export function orderUrl({ secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>, number: string) {
  return `${shopUrl}/orders/${number}/${deriveKey(secret, 'order', number)}`
}

/** An order as its inbox knows it. */
type OrderAddress = Pick<OrderRow, 'number' | 'email'>

/** What proves that somebody reads the inbox of an order: it is sent there and nowhere else. */
export function confirmToken(
  { secret }: Pick<Deps, 'secret'>,
  { number, email }: OrderAddress,
): string {
  return deriveKey(secret, 'confirm-order', `${number}:${email.toLowerCase()}`)
}

/** The order's page, opened from its own inbox. */
export function confirmUrl(deps: Pick<Deps, 'secret' | 'shopUrl'>, order: OrderAddress): string {
  return `${orderUrl(deps, order.number)}?confirm=${confirmToken(deps, order)}`
}
