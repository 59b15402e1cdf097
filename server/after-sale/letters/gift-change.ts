import type { Gift } from '@/domain/shop/gift-card/gift'
import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { countMailsOf, insertMail } from '@/server/kernel/mail/queries'
import { renderLetter } from '@/server/kernel/mail/render-letter'
import { orderUrl, type OrderRow } from '@/server/orders'

import { sending } from './gift-card'

interface GiftChangeInput {
  order: OrderRow
  gift: Gift
  count: number
  amount: Cents
}

/** Notifies the buyer of a changed recipient or date, so that no link holder can change it unseen. */
export async function queueGiftChange(
  deps: Pick<Deps, 'clock' | 'secret' | 'shopUrl'>,
  tx: Db,
  { order, ...giftLine }: GiftChangeInput,
): Promise<void> {
  const at = deps.clock.now()
  const subject = `Your gift card for ${giftLine.gift.to_name} was changed`
  const content = {
    title: 'Your gift card was changed',
    preview: `Order ${order.number}`,
    paragraphs: [`This is how we send it now. It belongs to order ${order.number}.`],
    tables: [sending([giftLine], at)],
    action: { label: 'See your order', url: orderUrl(deps, order.number) },
    closing: 'If you didn’t change it, please write to us before that day.',
  }
  await insertMail(tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: `gift_changed:${await countMailsOf(tx, order.id)}`,
    recipient: order.email,
    subject,
    ...(await renderLetter(tx, content)),
    created_at: at,
    next_attempt_at: at,
  })
}
