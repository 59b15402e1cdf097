import { and, eq } from 'drizzle-orm'

import { orders } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'
import { findOrderByNumber, type OrderRow } from './queries'

/** Finds an order by number and key; a wrong key counts as an unknown number. @throws DomainError order_not_found */
export async function requireOrder(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { number, key }: { number: string; key: string },
): Promise<OrderRow> {
  const isRight = isSameSecret(key, deriveKey(secret, 'order', number))
  const order = isRight ? await findOrderByNumber(db, number) : undefined
  if (!order) throw new DomainError('order_not_found', 'No order with this number and key.')
  return order
}

/** Finds an order of a user. @throws DomainError order_not_found, also for other users' orders */
export async function requireOwnOrder(
  { db }: Pick<Deps, 'db'>,
  { userId, number }: { userId: number; number: string },
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.user_id, userId)))
  if (!order) throw new DomainError('order_not_found', 'No such order of this user.')
  return order
}
