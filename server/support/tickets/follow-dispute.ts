import { and, eq, ne } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { saveTicket } from './save-ticket'

/** Raises a disputed order's tickets to urgent, to answer the buyer before submitting evidence. */
export async function raiseDisputedTickets(
  deps: Deps,
  tx: Db,
  { order }: ShopEvent<'DisputeOpened'>,
): Promise<void> {
  const open = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.order_id, order.id), ne(tickets.status, 'closed')))
    .orderBy(tickets.id)
    .for('update')
  for (const ticket of open)
    await saveTicket(deps, tx, { ticket, change: { priority: 'urgent' }, by: null })
}
