import { and, eq, inArray, not, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { listOrdersOf } from '@/server/orders'

/** Erases emails to an account and about its orders, and marks unsent ones as failed. */
export async function eraseLetters(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const orderIds = (await listOrdersOf(tx, user.id)).map(({ id }) => id)
  await tx
    .update(mailOutbox)
    .set({
      recipient: 'deleted@invalid',
      subject: '',
      html: '',
      text: '',
      last_error: null,
      status: sql`case when ${mailOutbox.status} = 'sent' then 'sent' else 'failed' end`,
    })
    .where(
      and(
        or(eq(mailOutbox.user_id, user.id), inArray(mailOutbox.order_id, orderIds)),
        // Unsent gift cards are excluded, because they belong to their recipients.
        not(
          sql`${mailOutbox.kind} like 'gift_card:%' and ${mailOutbox.status} in ('queued', 'stale')`,
        ),
      ),
    )
}
