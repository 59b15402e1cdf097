import { eq } from 'drizzle-orm'

import { eraseDetails } from '@/server/kernel/audit/erase-details'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { tickets } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

/** Erases text by staff about a deleted account; the audit entries are kept. */
export async function eraseAuditedTexts(
  { clock, ids }: Deps,
  tx: Db,
  { user }: ShopEvent<'AccountDeleted'>,
): Promise<void> {
  const ordered = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.user_id, user.id))
  const ticketRows = await tx
    .select({ number: tickets.number })
    .from(tickets)
    .where(eq(tickets.user_id, user.id))
  const origin = { requestId: ids.publicId(), at: clock.now(), actor: null }
  await eraseDetails(tx, origin, {
    person: { kind: 'customers', id: user.public_id },
    entities: [
      { kind: 'customers', id: user.public_id },
      { kind: 'staff', id: user.public_id },
      { kind: 'silences', id: user.public_id },
      ...ordered.map(({ number }) => ({ kind: 'orders', id: number })),
      ...ticketRows.map(({ number }) => ({ kind: 'tickets', id: number })),
    ],
  })
}
