import { and, eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { idempotencyKeys } from '@/server/kernel/db/schema/system/idempotency'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { DomainError } from '@/server/kernel/errors/domain-error'

export interface PlacedOrder {
  id: number
  number: string
}

/** Idempotency key of a request (null without one) and the hash of its body. */
export interface RequestKey {
  key: string | null
  hash: string
  /** Key shared by equal orders of the same sender, of which only one may be unpaid. */
  open: string
  /** Whether the key was derived from the body instead of sent; a later, equal order takes it over. */
  isRenewed?: boolean
}

const orderIdentity = { id: orders.id, number: orders.number }

/**
 * Finds the order that this request already placed, by its idempotency key or an equal unpaid order.
 * @throws DomainError idempotency_mismatch if the key was used with a different body
 */
export async function findOrderByIdempotencyKey(
  db: Db,
  request: RequestKey,
): Promise<PlacedOrder | undefined> {
  return (await findOrderByKey(db, request)) ?? (await findOpenOrder(db, request.open))
}

/** @throws DomainError idempotency_mismatch */
export async function findOrderByKey(
  db: Db,
  { key, hash }: Pick<RequestKey, 'key' | 'hash'>,
): Promise<PlacedOrder | undefined> {
  if (key === null) return undefined
  const [row] = await db
    .select({ ...orderIdentity, hash: idempotencyKeys.request_hash })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.order_id))
    .where(eq(idempotencyKeys.key, key))
  if (!row) return undefined
  if (row.hash !== hash) {
    throw new DomainError('idempotency_mismatch', 'The key was used for a different request body.')
  }
  return row
}

async function findOpenOrder(db: Db, open: string): Promise<PlacedOrder | undefined> {
  const [row] = await db
    .select(orderIdentity)
    .from(orders)
    .where(and(eq(orders.cart_hash, open), eq(orders.payment_state, 'unpaid')))
  return row
}

/** Claims the key for an order of this transaction; waits while another transaction is claiming it. */
export async function claimKey(db: Db, request: RequestKey, orderId: number): Promise<boolean> {
  if (request.key === null) return true
  const row = { key: request.key, request_hash: request.hash, order_id: orderId }
  const insert = db.insert(idempotencyKeys).values(row)
  const claimed = await (
    request.isRenewed
      ? insert.onConflictDoUpdate({ target: idempotencyKeys.key, set: row })
      : insert.onConflictDoNothing()
  ).returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

/** Inserts the order unless an equal unpaid order exists. */
export async function insertOrder(
  db: Db,
  order: typeof orders.$inferInsert,
): Promise<PlacedOrder | undefined> {
  const [row] = await db.insert(orders).values(order).onConflictDoNothing().returning(orderIdentity)
  return row
}
