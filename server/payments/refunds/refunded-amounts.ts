import { subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { refundValues } from '@/domain/office/refund/refund'
import { splitByItem, type RefundedAmounts } from '@/domain/office/refund/refunded-amounts'
import type { Db } from '@/server/kernel/db/client'
import { type LineRow, type OrderRow, listOrderLines } from '@/server/orders'
import { reductionsOf } from '@/server/payments/books/edit-queries'

import { findRefundedItems } from './refund-queries'

/** Returns what a refund is for; null if it has no items, or is only a part of what was requested. */
export async function refundedAmounts(
  tx: Db,
  order: OrderRow,
  { id, amount }: { id: number; amount: Cents },
): Promise<RefundedAmounts<LineRow> | null> {
  const request = await findRefundedItems(tx, id)
  if (!request || request.total !== amount || request.chosen.length === 0) return null
  const { shipping, free, chosen } = request
  const lines = await listOrderLines(tx, order.id)
  const reduced = await reductionsOf(tx, order.id)
  const values = refundValues(lines, order).lines.map((value, index) =>
    subtractCents(value, reduced.get(lines[index]?.position ?? -1) ?? ZERO),
  )
  const ofItems = subtractCents(subtractCents(request.total, shipping), free)
  return { items: splitByItem(ofItems, { lines, values, chosen }), shipping, free }
}
