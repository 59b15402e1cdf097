import { eq, inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ownRows, personalRows } from '@/server/kernel/db/personal-rows'
import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import {
  orderEvents,
  orderLegalVersions,
  orderLines,
  orders,
} from '@/server/kernel/db/schema/orders/orders'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportOrders(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const ids = ownOrderIds(tx, user.id)
  add({
    ...(await ownRows(tx, user.id, { orders: [orders, orders.user_id] })),
    order_lines: await personalRows(tx, orderLines, inArray(orderLines.order_id, ids)),
    order_events: await personalRows(tx, orderEvents, inArray(orderEvents.order_id, ids)),
    order_legal_versions: await personalRows(
      tx,
      orderLegalVersions,
      inArray(orderLegalVersions.order_id, ids),
    ),
    pending_edits: await personalRows(tx, pendingEdits, inArray(pendingEdits.order_id, ids)),
    withdrawals: await personalRows(tx, withdrawals, inArray(withdrawals.order_id, ids)),
  })
}

export const ownOrderIds = (db: Db, userId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, userId))
