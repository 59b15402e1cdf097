import { and, eq, ne, or, sql } from 'drizzle-orm'

import type { PromoRule } from '@/domain/promo'
import { promotionOf } from '@/server/catalogue'
import type { Db } from '@/server/kernel/db/client'
import { promotionUses } from '@/server/kernel/db/schema/promotions'
import { promotions } from '@/server/kernel/db/schema/trade'

/** Derived keys of who uses a code; both count, so that an account is no way around the limit. */
export interface Customer {
  user_key: string | null
  email_key: string | null
}

type Limits = Pick<PromoRule, 'code' | 'max_uses_total' | 'max_uses_per_customer'>

/**
 * The rule as it stands. One with a limit is locked, so that its uses are counted one after the other; the others
 * stop nobody.
 */
export async function lockPromotion(tx: Db, code: string): Promise<PromoRule | undefined> {
  const rows = () => tx.select().from(promotions).where(eq(promotions.code, code))
  const [row] = await rows()
  if (!row || (row.max_uses_total === null && row.max_uses_per_customer === null)) {
    return row && promotionOf(row)
  }
  const [locked] = await rows().for('no key update')
  return locked && promotionOf(locked)
}

/** Whether no use of the code is left, of all or of this customer's. */
export async function isExhausted(db: Db, rule: Limits, customer: Customer): Promise<boolean> {
  const { code, max_uses_total, max_uses_per_customer } = rule
  if (max_uses_total === null && max_uses_per_customer === null) return false
  const { user_key, email_key } = customer
  const isMine = or(
    user_key === null ? undefined : eq(promotionUses.user_key, user_key),
    email_key === null ? undefined : eq(promotionUses.email_key, email_key),
  )
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${isMine ?? sql`false`})::int`,
    })
    .from(promotionUses)
    .where(and(eq(promotionUses.code, code), ne(promotionUses.state, 'released')))
  const [all, mine] = [row?.all ?? 0, row?.mine ?? 0]
  return all >= (max_uses_total ?? Infinity) || mine >= (max_uses_per_customer ?? Infinity)
}

export async function insertUse(
  tx: Db,
  use: Omit<typeof promotionUses.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(promotionUses).values(use)
}

export async function findUse(tx: Db, orderId: number) {
  const [row] = await tx.select().from(promotionUses).where(eq(promotionUses.order_id, orderId))
  return row
}

export async function transitionPromoUse(
  tx: Db,
  orderId: number,
  { from, to }: { from: 'held' | 'released'; to: 'held' | 'used' | 'released' },
): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ state: to })
    .where(and(eq(promotionUses.order_id, orderId), eq(promotionUses.state, from)))
}
