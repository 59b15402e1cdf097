import { and, asc, desc, eq, gt, max } from 'drizzle-orm'

import {
  addCents,
  splitCents,
  subtractCents,
  timesCents,
  ZERO,
  type Cents,
} from '@/domain/kit/money'
import { splitTaxes } from '@/domain/shop/tax/tax'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import type { LineRow } from '@/server/orders'

interface SplitLineInput {
  /** The whole line, which has no shipped or refunded units. */
  line: LineRow
  count: number
}

/** Moves units with their shares to a new line; the caller holds the locks. @returns its position */
export async function splitLine(tx: Db, { line, count }: SplitLineInput): Promise<number> {
  const is = and(eq(orderLines.order_id, line.order_id), eq(orderLines.position, line.position))
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(eq(orderLines.order_id, line.order_id))
  const position = (last?.position ?? line.position) + 1
  const rest = line.count - count
  const [discount = ZERO] = splitCents(line.discount_cents, [count, rest])
  const [own = [], others = []] = splitTaxes(line.taxes, [count, rest])
  const sold = (pieces: number) => ({
    count: pieces,
    total_cents: timesCents(line.price_cents, pieces),
  })
  await tx
    .insert(orderLines)
    .values({ ...line, ...sold(count), position, discount_cents: discount, taxes: own })
  const left = subtractCents(line.discount_cents, discount)
  await tx
    .update(orderLines)
    .set({ ...sold(rest), discount_cents: left, taxes: others })
    .where(is)
  await moveBikes(tx, { line, count, position })
  return position
}

/** Moves the last bikes of a line to the new line and renumbers them. */
async function moveBikes(
  tx: Db,
  { line, count, position }: SplitLineInput & { position: number },
): Promise<void> {
  const isOfLine = and(eq(orderBikes.order_id, line.order_id), eq(orderBikes.line, line.position))
  const bikes = await tx
    .select({ id: orderBikes.id })
    .from(orderBikes)
    .where(isOfLine)
    .orderBy(desc(orderBikes.piece))
    .limit(count)
  for (const [index, { id }] of bikes.entries()) {
    const location = { line: position, piece: count - 1 - index }
    await tx.update(orderBikes).set(location).where(eq(orderBikes.id, id))
  }
}

/** Subtracts the units' share from earlier refunds. @returns that share, for the new line */
export async function splitReductions(tx: Db, { line, count }: SplitLineInput): Promise<Cents> {
  const rows = await tx
    .select({ id: orderEdits.id, amount: orderEdits.refund_cents })
    .from(orderEdits)
    .where(
      and(
        eq(orderEdits.order_id, line.order_id),
        eq(orderEdits.position, line.position),
        gt(orderEdits.refund_cents, ZERO),
      ),
    )
    .orderBy(asc(orderEdits.id))
  const parts = [count, line.count - count]
  let [all, share] = [ZERO, ZERO]
  for (const { id, amount } of rows) {
    // The cumulative sum is split, so that rounded shares add up to the share of the whole.
    all = addCents(all, amount)
    const portion = subtractCents(splitCents(all, parts)[0] ?? ZERO, share)
    share = addCents(share, portion)
    const remaining = subtractCents(amount, portion)
    await tx.update(orderEdits).set({ refund_cents: remaining }).where(eq(orderEdits.id, id))
  }
  return share
}
