import { asc, eq } from 'drizzle-orm'

import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import { withdrawalRights } from '@/domain/shop/withdrawal/withdrawal'
import type { Db } from '@/server/kernel/db/client'
import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import type { Deps } from '@/server/kernel/deps'
import { redeemedPositions } from '@/server/ledger'
import { type OrderRow, listOrderLines } from '@/server/orders'

export async function withdrawalState({ clock }: Pick<Deps, 'clock'>, db: Db, order: OrderRow) {
  const [declared, lines, redeemed] = await Promise.all([
    listWithdrawals(db, order.id),
    listOrderLines(db, order.id),
    redeemedPositions(db, order.id),
  ])
  const withdrawn = declared.flatMap((one) => one.lines)
  const rights = withdrawalRights(order, { lines, withdrawn, redeemed, now: clock.now() })
  const titles = new Map(lines.map((line) => [line.position, pieceTitle(line)]))
  return {
    ...rights,
    lines: rights.lines.map((line) => ({ ...line, title: titles.get(line.position) ?? '' })),
    declared_at: declared.at(-1)?.declared_at.toISOString() ?? null,
  }
}

/** Lists the withdrawals from an order, oldest first. */
export async function listWithdrawals(db: Db, orderId: number) {
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.order_id, orderId))
    .orderBy(asc(withdrawals.id))
}
