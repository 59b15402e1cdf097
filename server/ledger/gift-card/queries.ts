import { and, eq, inArray, isNull, lte } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

export type GiftCardRow = typeof giftCards.$inferSelect

/** Inserts the missing gift cards of an order. @returns the new cards */
export async function insertCards(
  tx: Db,
  cards: readonly Omit<typeof giftCards.$inferInsert, 'id'>[],
): Promise<GiftCardRow[]> {
  if (cards.length === 0) return []
  return tx
    .insert(giftCards)
    .values([...cards])
    .onConflictDoNothing()
    .returning()
}

export async function findCard(db: Db, id: number): Promise<GiftCardRow | undefined> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  return row
}

export async function listDueCards(db: Db, now: Date, limit: number) {
  const { id, send_at: at } = giftCards
  return listDueRows(db, { work: 'gift-card', id, at, where: letterDue(now) }, { now, limit })
}

/** Claims a due card and marks it as sent, unless it was voided or redeemed. */
export async function claimDueCard(
  tx: Db,
  { id, now }: { id: number; now: Date },
): Promise<GiftCardRow | undefined> {
  const [row] = await tx
    .update(giftCards)
    .set({ sent_at: now })
    .where(and(eq(giftCards.id, id), letterDue(now)))
    .returning()
  return row
}

function letterDue(now: Date) {
  return and(eq(giftCards.state, 'active'), isNull(giftCards.sent_at), lte(giftCards.send_at, now))
}

/** Lists the gift cards of an order without locking them. */
export async function listCards(db: Db, orderId: number): Promise<GiftCardRow[]> {
  return db.select().from(giftCards).where(eq(giftCards.order_id, orderId)).orderBy(giftCards.id)
}

/** Locks the gift cards of an order, so that none is redeemed while the order ends. */
export async function lockCards(tx: Db, orderId: number): Promise<GiftCardRow[]> {
  return tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.order_id, orderId))
    .orderBy(giftCards.id)
    .for('update')
}

export async function voidCards(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(giftCards)
    .set({ state: 'void' })
    .where(and(inArray(giftCards.id, [...ids]), eq(giftCards.state, 'active')))
}

/** Claims a gift card by the hash of its code. Only one of several concurrent calls succeeds. */
export async function claimGiftCard(
  tx: Db,
  { hash, userId, at }: { hash: string; userId: number; at: Date },
): Promise<GiftCardRow | undefined> {
  const [row] = await tx
    .update(giftCards)
    .set({ state: 'redeemed', redeemed_at: at, redeemed_by: userId })
    .where(and(eq(giftCards.code_hash, hash), eq(giftCards.state, 'active')))
    .returning()
  return row
}
