import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { queueLetter } from './queue-letter'
import { listAdministrators } from '../account/queries'
import type { OrderRow } from '../orders/queries'

/** Tells every administrator that a review has ended by itself and what became of the money. */
export async function queueReviewNotice(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, returned }: { order: OrderRow; returned: Cents },
): Promise<void> {
  const letter = {
    subject: `Order ${order.number}: review ended`,
    title: `Nobody decided about order ${order.number} in time`,
    preview: `${money(returned)} goes back to the buyer`,
    paragraphs: [
      `The payment of order ${order.number} was under review, and its time is over.`,
      `${money(returned)} goes back to the buyer. An order that was waiting for its payment has ended, and its stock is for sale again.`,
    ],
    tables: [],
    action: { label: 'Open the back office', url: `${deps.shopUrl}/backoffice/payments` },
    closing: 'You’re getting this email because you’re an administrator of the shop.',
  }
  for (const { id, email } of await listAdministrators(tx)) {
    const kind = `review_ended_${order.id}`
    await queueLetter(deps, tx, { user_id: id, kind, recipient: email, letter })
  }
}
