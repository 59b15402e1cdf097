import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { findOrderByNumber, type OrderRow } from '../payment/queries'
import { deriveKey, isSameSecret } from '../ports/ids'

/**
 * The order behind a link. A wrong key and an unknown number answer alike.
 * @throws DomainError order_not_found
 */
export async function requireOrder(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { number, key }: { number: string; key: string },
): Promise<OrderRow> {
  const isRight = isSameSecret(key, deriveKey(secret, 'order', number))
  const order = isRight ? await findOrderByNumber(db, number) : undefined
  if (!order) throw new DomainError('order_not_found', 'No order with this number and key.')
  return order
}
