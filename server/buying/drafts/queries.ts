import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { draftOrders } from '@/server/kernel/db/schema/orders/drafts'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { isMailbox } from '@/server/kernel/mail/spellings'

export type DraftRow = typeof draftOrders.$inferSelect

const LISTED = 100

export async function listDrafts(db: Db) {
  return db
    .select({
      draft: draftOrders,
      order: orders,
      by: authorName(draftOrders.id),
    })
    .from(draftOrders)
    .leftJoin(orders, eq(orders.id, draftOrders.order_id))
    .leftJoin(users, eq(users.id, draftOrders.made_by))
    .orderBy(desc(draftOrders.id))
    .limit(LISTED)
}

export async function findDraft(db: Db, id: number): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(draftOrders).where(eq(draftOrders.id, id))
  return row
}

/** Returns the id of the draft that was created with the key. */
export async function findDraftId(db: Db, key: string): Promise<number> {
  const [row] = await db
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(eq(draftOrders.request_key, key))
  if (!row) throw new Error('No draft has this key.')
  return row.id
}

export async function lockDraft(tx: Db, id: number): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update')
  return row
}

/** Inserts a draft once per key. @returns undefined for a repeated key */
export async function insertDraft(
  tx: Db,
  draft: typeof draftOrders.$inferInsert,
): Promise<DraftRow | undefined> {
  const [row] = await tx.insert(draftOrders).values(draft).onConflictDoNothing().returning()
  return row
}

export async function updateDraft(
  tx: Db,
  id: number,
  change: Partial<Pick<DraftRow, 'expires_at' | 'sent_at' | 'sends' | 'canceled_at'>>,
): Promise<void> {
  await tx.update(draftOrders).set(change).where(eq(draftOrders.id, id))
}

/** Links a draft to an order unless it ended or was ordered meanwhile; returns whether it did so. */
export async function claimDraft(
  tx: Db,
  { id, order_id }: Pick<DraftRow, 'id' | 'order_id'>,
  { orderId, now }: { orderId: number; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(draftOrders)
    .set({ order_id: orderId })
    .where(
      and(
        eq(draftOrders.id, id),
        isNull(draftOrders.canceled_at),
        gt(draftOrders.expires_at, now),
        sql`${draftOrders.order_id} is not distinct from ${order_id}::bigint`,
      ),
    )
    .returning({ id: draftOrders.id })
  return claimed.length > 0
}

/** Purges the names and addresses of drafts that were never bought. */
export async function purgeDrafts(tx: Db, before: Date): Promise<void> {
  const hasNoOrder = or(
    isNull(draftOrders.order_id),
    inArray(
      draftOrders.order_id,
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(inArray(orders.payment_state, ['expired', 'void'])),
    ),
  )
  await tx.delete(draftOrders).where(and(lt(draftOrders.expires_at, before), hasNoOrder))
}

export async function deleteDraftsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(draftOrders).where(isMailbox(draftOrders.email, email))
}
