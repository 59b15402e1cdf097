import { and, asc, eq, sql } from 'drizzle-orm'

import type { Build } from '@/domain/shop/bikes/bike'
import type { Db } from '@/server/kernel/db/client'
import { cartLines, cartRequests, carts } from '@/server/kernel/db/schema/orders/carts'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'

/** Stored cart line; `from` is the build of the ordered bike that it upgrades. */
export type CartRow = typeof cartLines.$inferSelect & { from: Build | null }

export async function listCartLines(db: Db, userId: number): Promise<CartRow[]> {
  const rows = await db
    .select({ line: cartLines, from: orderBikes.build })
    .from(cartLines)
    .leftJoin(orderBikes, eq(orderBikes.id, cartLines.order_bike_id))
    .where(eq(cartLines.user_id, userId))
    .orderBy(asc(cartLines.id))
  return rows.map(({ line, from }) => ({ ...line, from }))
}

export async function findEmail(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}

export async function readVersion(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.user_id, userId))
  return row?.version ?? 0
}

/** Locks a user's cart, creating it if needed, to serialize changes. */
export async function lockCart(tx: Db, userId: number): Promise<void> {
  if (await lockExisting(tx, userId)) return
  await tx.insert(carts).values({ user_id: userId }).onConflictDoNothing()
  await lockExisting(tx, userId)
}

async function lockExisting(tx: Db, userId: number): Promise<boolean> {
  const locked = await tx
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.user_id, userId))
    .for('update')
  return locked.length > 0
}

export async function moveVersion(tx: Db, userId: number, at: Date): Promise<number> {
  const [row] = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updated_at: at })
    .where(eq(carts.user_id, userId))
    .returning({ version: carts.version })
  return row?.version ?? 0
}

export interface StoredRequest {
  request_hash: string
  answer: unknown
}

export async function findRequest(
  tx: Db,
  userId: number,
  key: string,
): Promise<StoredRequest | undefined> {
  const [row] = await tx
    .select()
    .from(cartRequests)
    .where(and(eq(cartRequests.user_id, userId), eq(cartRequests.key, key)))
  return row
}

export async function recordIdempotencyKey(
  tx: Db,
  request: typeof cartRequests.$inferInsert,
): Promise<void> {
  await tx.insert(cartRequests).values(request)
}

export async function insertLine(tx: Db, line: typeof cartLines.$inferInsert): Promise<number> {
  const [row] = await tx.insert(cartLines).values(line).returning({ id: cartLines.id })
  if (!row) throw new Error('The cart line was not written.')
  return row.id
}

/** @returns false if the line doesn't exist or belongs to another user */
export async function updateLine(
  tx: Db,
  { userId, id }: { userId: number; id: number },
  change: Partial<Omit<typeof cartLines.$inferInsert, 'id' | 'user_id' | 'created_at'>>,
): Promise<boolean> {
  const rows = await tx
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.id, id), eq(cartLines.user_id, userId)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/** @returns false if the line doesn't exist or belongs to another user */
export async function deleteLine(
  tx: Db,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const rows = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.user_id, userId)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}
