import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'
import { listStaffWith } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import type { OrderRow } from '@/server/orders'

/** Notifies the staff responsible for payments of an expired review and what happened to the money. */
export async function queueReviewNotice(
  deps: Pick<Deps, 'clock' | 'shopUrl'>,
  tx: Db,
  { order, returned }: { order: OrderRow; returned: Cents },
): Promise<void> {
  const letter = {
    subject: `Order ${order.number}: review ended`,
    title: `No one reviewed order ${order.number} in time`,
    preview: `We’re returning ${money(returned)} to the buyer`,
    paragraphs: [
      `The payment for order ${order.number} was under review, and the deadline for a decision has passed.`,
      `We’re returning ${money(returned)} to the buyer. If the order was waiting for payment, it has ended, and its items are back on sale.`,
    ],
    tables: [],
    action: { label: 'Open the back office', url: `${deps.shopUrl}/backoffice/payments` },
    closing: 'You’re getting this email because you decide about payments in the shop.',
  }
  for (const { id, email } of await listStaffWith(tx, 'payments.manage')) {
    const kind = `review_ended_${order.id}`
    await queueLetter(deps, tx, { user_id: id, kind, recipient: email, letter })
  }
}
