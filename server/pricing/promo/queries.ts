import { and, asc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'

import { PAID_STATES } from '@/domain/shop/orders/order-state'
import type { PromoRule } from '@/domain/shop/promo/promo'
import { promotionOf } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { priceChangeLines, priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { promotionUses } from '@/server/kernel/db/schema/catalog/promotions'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { isMailbox } from '@/server/kernel/mail/spellings'

/** Derived keys of a customer. Both count, so that a new account doesn't bypass the limit. */
export interface Customer {
  user_key: string | null
  /** Key for new uses, followed by keys of other spellings of the email found in older uses. */
  email_keys: string[]
}

type Limits = Pick<PromoRule, 'code' | 'max_uses_total' | 'max_uses_per_customer' | 'first_order'>

/** Maximum uses per customer. A first-order code allows one use, even for concurrent orders. */
const perCustomer = ({ first_order, max_uses_per_customer }: Omit<Limits, 'code'>) =>
  first_order ? 1 : max_uses_per_customer

/** Reads the rule of a code. Locks a rule with a limit, so that its uses are counted serially. */
export async function lockPromotion(tx: Db, code: string): Promise<PromoRule | undefined> {
  const rows = () => tx.select().from(promotions).where(eq(promotions.code, code))
  const [row] = await rows()
  if (!row || (row.max_uses_total === null && perCustomer(row) === null)) {
    return row && promotionOf(row)
  }
  const [locked] = await rows().for('no key update')
  return locked && promotionOf(locked)
}

export async function isExhausted(db: Db, rule: Limits, customer: Customer): Promise<boolean> {
  const { code, max_uses_total } = rule
  const most = perCustomer(rule)
  if (max_uses_total === null && most === null) return false
  const { user_key, email_keys } = customer
  const isMine = or(
    user_key === null ? undefined : eq(promotionUses.user_key, user_key),
    email_keys.length === 0 ? undefined : inArray(promotionUses.email_key, email_keys),
  )
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${isMine ?? sql`false`})::int`,
    })
    .from(promotionUses)
    .where(and(eq(promotionUses.code, code), ne(promotionUses.state, 'released')))
  const [all, mine] = [row?.all ?? 0, row?.mine ?? 0]
  return all >= (max_uses_total ?? Infinity) || mine >= (most ?? Infinity)
}

/** Returns whether this account or email address has a paid order. */
export async function hasOrdered(
  db: Db,
  { userId, email }: { userId: number | null; email: string | null },
): Promise<boolean> {
  const isMine = or(
    userId === null ? undefined : eq(orders.user_id, userId),
    email === null ? undefined : isMailbox(orders.email, email),
  )
  if (!isMine) return false
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isMine, inArray(orders.payment_state, [...PAID_STATES])))
    .limit(1)
  return row !== undefined
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

/** Lists applied changes of products since a moment, oldest first. */
export function listChangedPrices(db: Db, ids: readonly number[], since: Date) {
  return db
    .select({
      product_id: priceChangeLines.product_id,
      variant: priceChangeLines.variant,
      old_cents: priceChangeLines.old_cents,
      new_cents: priceChangeLines.new_cents,
      applied_at: priceChanges.applied_at,
    })
    .from(priceChangeLines)
    .innerJoin(priceChanges, eq(priceChanges.id, priceChangeLines.change_id))
    .where(and(inArray(priceChangeLines.product_id, [...ids]), gte(priceChanges.applied_at, since)))
    .orderBy(asc(priceChanges.applied_at), asc(priceChanges.id))
}
