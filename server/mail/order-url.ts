import type { Deps } from '../deps'
import { deriveKey } from '../ports/ids'

/** Address of an order's page; whoever has it may read the order. */
export function orderUrl({ secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>, number: string) {
  return `${shopUrl}/orders/${number}/${deriveKey(secret, 'order', number)}`
}

/** What proves that somebody reads the inbox of an order: it is sent there and nowhere else. */
export function confirmToken({ secret }: Pick<Deps, 'secret'>, number: string): string {
  return deriveKey(secret, 'confirm-order', number)
}

/** The order's page, opened from its own inbox. */
export function confirmUrl(deps: Pick<Deps, 'secret' | 'shopUrl'>, number: string): string {
  return `${orderUrl(deps, number)}?confirm=${confirmToken(deps, number)}`
}
