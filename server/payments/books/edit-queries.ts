import { and, eq, isNotNull } from 'drizzle-orm'

import { addCents, ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'

/** Sums the refunds, with tax, of edits that made bikes cheaper, by line position. */
export async function reductionsOf(tx: Db, orderId: number): Promise<Map<number, Cents>> {
  const rows = await tx
    .select({ position: orderEdits.position, amount: orderEdits.refund_cents })
    .from(orderEdits)
    .where(and(eq(orderEdits.order_id, orderId), isNotNull(orderEdits.position)))
  const sums = new Map<number, Cents>()
  for (const { position, amount } of rows) {
    if (position !== null) sums.set(position, addCents(sums.get(position) ?? ZERO, amount))
  }
  return sums
}
