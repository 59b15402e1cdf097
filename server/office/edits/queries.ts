import { and, asc, eq, max, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { shipments } from '@/server/kernel/db/schema/orders/shipments'
import { sumTaxes, type ChargedTax } from '@/domain/shop/tax/tax'
import type { Cents } from '@/domain/kit/money'
import { fullName } from '@/domain/kit/person-name'

export async function editionOf(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ edition: max(orderEdits.edition) })
    .from(orderEdits)
    .where(eq(orderEdits.order_id, orderId))
  return row?.edition ?? 0
}

export async function isEditedAlready(tx: Db, orderId: number, key: string): Promise<boolean> {
  const is = and(eq(orderEdits.order_id, orderId), eq(orderEdits.request_key, key))
  if ((await tx.$count(orderEdits, is)) > 0) return true
  const isAsked = and(eq(pendingEdits.order_id, orderId), eq(pendingEdits.request_key, key))
  return (await tx.$count(pendingEdits, isAsked)) > 0
}

export async function insertPendingEdit(tx: Db, edit: typeof pendingEdits.$inferInsert) {
  const [row] = await tx.insert(pendingEdits).values(edit).returning()
  if (!row) throw new Error('The pending edit was not written.')
  return row
}

interface RaisePriceInput {
  orderId: number
  position: number
  each: Cents
  /** Taxes on the difference of all units. */
  taxes: readonly ChargedTax[]
}

/** Adds a paid price difference to each unit of the line; the caller has locked the order. */
export async function raisePrice(
  tx: Db,
  { orderId, position, each, taxes }: RaisePriceInput,
): Promise<void> {
  const is = and(eq(orderLines.order_id, orderId), eq(orderLines.position, position))
  const [line] = await tx.select({ taxes: orderLines.taxes }).from(orderLines).where(is)
  await tx
    .update(orderLines)
    .set({
      price_cents: sql`${orderLines.price_cents} + ${each}`,
      total_cents: sql`${orderLines.total_cents} + ${each}::bigint * ${orderLines.count}`,
      taxes: sumTaxes([...(line?.taxes ?? []), ...taxes]),
    })
    .where(is)
}

export async function insertEdit(tx: Db, edit: typeof orderEdits.$inferInsert): Promise<void> {
  await tx.insert(orderEdits).values(edit)
}

/** Moves an edit to the new line of its bikes and adds `share`, the cents refunded for them before. */
export async function moveEdit(
  tx: Db,
  { orderId, edition }: { orderId: number; edition: number },
  { position, share }: { position: number; share: Cents },
): Promise<void> {
  await tx
    .update(orderEdits)
    .set({ position, refund_cents: sql`${orderEdits.refund_cents} + ${share}` })
    .where(and(eq(orderEdits.order_id, orderId), eq(orderEdits.edition, edition)))
}

export async function hasShipped(db: Db, orderId: number): Promise<boolean> {
  return (await db.$count(shipments, eq(shipments.order_id, orderId))) > 0
}

/** Locks the bikes of a line, so that concurrent upgrades have to wait. */
export async function lockBikesOf(tx: Db, orderId: number, line: number) {
  return tx
    .select()
    .from(orderBikes)
    .where(and(eq(orderBikes.order_id, orderId), eq(orderBikes.line, line)))
    .orderBy(asc(orderBikes.id))
    .for('update')
}

type RebuiltLineValues = Pick<
  typeof orderLines.$inferInsert,
  'build' | 'build_sheet' | 'options' | 'description' | 'sku'
>

/** Updates a line and its bikes. The price stays as paid and shown on the invoice. */
export async function rebuildLine(
  tx: Db,
  { orderId, position }: { orderId: number; position: number },
  { build, build_sheet, ...words }: RebuiltLineValues,
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ build, build_sheet, ...words })
    .where(and(eq(orderLines.order_id, orderId), eq(orderLines.position, position)))
  if (!build || !build_sheet) return
  await tx
    .update(orderBikes)
    .set({ build, build_sheet })
    .where(and(eq(orderBikes.order_id, orderId), eq(orderBikes.line, position)))
}

type Delivery = Pick<typeof orders.$inferSelect, 'email' | 'shipping_address'>

export async function writeDelivery(tx: Db, orderId: number, delivery: Delivery): Promise<void> {
  await tx.update(orders).set(delivery).where(eq(orders.id, orderId))
}

export async function nameOf(db: Db, userId: number): Promise<string> {
  const [user] = await db
    .select({ name: users.name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, userId))
  return user ? fullName(user) : ''
}
