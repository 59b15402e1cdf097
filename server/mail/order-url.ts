import type { Deps } from '../deps'
import { deriveKey } from '../ports/ids'

/** Address of an order's page; whoever has it may read the order. */
export function orderUrl({ secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>, number: string) {
  return `${shopUrl}/orders/${number}/${deriveKey(secret, 'order', number)}`
}
