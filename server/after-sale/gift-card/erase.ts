import { sql } from 'drizzle-orm'

import { RETENTION_MS } from '@/domain/kit/retention'
import type { Db } from '@/server/kernel/db/client'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

const cardsOfLine = sql`${giftCards.order_id} = ${orderLines}.order_id and ${giftCards.position} = ${orderLines}.position`
const isWaiting = sql`${giftCards.state} = 'active' and ${giftCards.sent_at} is null`

/** Erases recipients of sent gift cards; unsent ones are paid for and belong to the recipient. */
export async function eraseGifts(
  _: unknown,
  tx: Db,
  { user: { id } }: ShopEvent<'AccountDeleted'>,
) {
  await tx
    .update(orderLines)
    .set({ gift: null })
    .where(
      sql`${orderLines.gift} is not null
        and ${orderLines.order_id} in (select ${orders.id} from ${orders} where ${orders.user_id} = ${id})
        and not exists (select 1 from ${giftCards} where ${cardsOfLine} and ${isWaiting})`,
    )
}

/** Erases the recipient's address and message 30 days after a card was sent. Idempotent. */
export async function purgeRecipients({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS.gift_recipients).toISOString()
  const wasRecent = sql`${giftCards.sent_at} > ${before}`
  await db
    .update(orderLines)
    .set({
      gift: sql`case when ${orders.user_id} is null and ${orders.email} like 'deleted+%@invalid' then null
        else ${orderLines.gift} || '{"to_email": "", "message": ""}' end`,
    })
    .from(orders)
    .where(
      sql`${orders.id} = ${orderLines}.order_id and ${orderLines.gift} is not null
        and (${orderLines.gift} ->> 'to_email' <> '' or ${orders.email} like 'deleted+%@invalid')
        and ${orders.payment_state} <> 'unpaid' and ${orders.created_at} < ${before}
        and not exists (select 1 from ${giftCards} where ${cardsOfLine} and ((${isWaiting}) or ${wasRecent}))`,
    )
  await db
    .update(mailOutbox)
    .set({ recipient: 'deleted@invalid', subject: '', html: '', text: '', last_error: null })
    .where(
      sql`${mailOutbox.kind} like 'gift_card:%' and ${mailOutbox.status} not in ('queued', 'stale')
        and ${mailOutbox.recipient} <> 'deleted@invalid' and ${mailOutbox.created_at} < ${before}`,
    )
}
