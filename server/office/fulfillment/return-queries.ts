import { and, asc, eq, max } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { carriers } from '@/server/kernel/db/schema/orders/shipments'
import { returnItems, returns } from '@/server/kernel/db/schema/orders/returns'
import { users } from '@/server/kernel/db/schema/accounts/users'

export type ReturnRow = typeof returns.$inferSelect
export type ReturnItem = typeof returnItems.$inferSelect

export function listReturnsOf(db: Db, orderId: number) {
  return db
    .select({ row: returns, carrier: carriers.title, by: authorName(returns.id) })
    .from(returns)
    .leftJoin(carriers, eq(carriers.code, returns.carrier))
    .leftJoin(users, eq(users.id, returns.registered_by))
    .where(eq(returns.order_id, orderId))
    .orderBy(asc(returns.number))
}

export function listReturnItems(db: Db, orderId: number): Promise<ReturnItem[]> {
  return db
    .select()
    .from(returnItems)
    .where(eq(returnItems.order_id, orderId))
    .orderBy(asc(returnItems.return_id), asc(returnItems.position))
}

/** Finds a return by order and number; the caller must have locked the order. */
export async function findReturn(
  db: Db,
  { orderId, number }: { orderId: number; number: number },
): Promise<ReturnRow | undefined> {
  const [row] = await db
    .select()
    .from(returns)
    .where(and(eq(returns.order_id, orderId), eq(returns.number, number)))
  return row
}

export async function isReturnedAlready(tx: Db, orderId: number, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.order_id, orderId), eq(returns.request_key, key)))
  return rows.length > 0
}

interface NewItem {
  position: number
  count: number
  bikes: number[]
}

/** Inserts a return with the order's next number. The database rejects more than was shipped. */
export async function insertReturn(
  tx: Db,
  row: Omit<typeof returns.$inferInsert, 'number'>,
  items: readonly NewItem[],
): Promise<ReturnRow> {
  const [last] = await tx
    .select({ number: max(returns.number) })
    .from(returns)
    .where(eq(returns.order_id, row.order_id))
  const [written] = await tx
    .insert(returns)
    .values({ ...row, number: (last?.number ?? 0) + 1 })
    .returning()
  if (!written) throw new Error('The return was not written.')
  const of = { return_id: written.id, order_id: row.order_id }
  const sorted = [...items].sort((a, b) => a.position - b.position)
  await tx.insert(returnItems).values(sorted.map((item) => ({ ...of, ...item })))
  return written
}

export async function updateReturn(
  tx: Db,
  id: number,
  values: Partial<Omit<ReturnRow, 'id'>>,
): Promise<void> {
  await tx.update(returns).set(values).where(eq(returns.id, id))
}

export async function setSellable(
  tx: Db,
  id: number,
  { position, sellable }: { position: number; sellable: number },
): Promise<void> {
  await tx
    .update(returnItems)
    .set({ sellable })
    .where(and(eq(returnItems.return_id, id), eq(returnItems.position, position)))
}
