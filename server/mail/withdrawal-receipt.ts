import { money } from '@/utils/format'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { LineRow } from '../orders/queries'
import type { OrderRow } from '../payment/queries'
import { orderUrl } from './confirmation'
import { insertMail } from './queries'
import { renderMail } from './render'

interface Receipt {
  order: OrderRow
  lines: readonly LineRow[]
  at: Date
}

/** The receipt of a withdrawal on a durable medium, with date and time. One per order. */
export async function queueWithdrawalReceipt(
  deps: Pick<Deps, 'secret' | 'shopUrl'>,
  tx: Db,
  { order, lines, at }: Receipt,
): Promise<void> {
  const moment = `${at.toISOString().slice(0, 10)} at ${at.toISOString().slice(11, 16)} UTC`
  const content = {
    title: 'We have received your withdrawal',
    preview: `Order ${order.number}, ${moment}`,
    paragraphs: [
      `You withdrew from order ${order.number} on ${moment}.`,
      'Please send the items back within 14 days. We refund what you paid as soon as they are here.',
    ],
    tables: [
      {
        title: 'Items',
        rows: lines.map((line): [string, string] => [
          `${line.count} × ${line.title}`,
          money(line.total_cents),
        ]),
      },
    ],
    action: { label: 'See your order', url: orderUrl(deps, order.number) },
    closing: 'Keep this mail: it is your receipt.',
  }
  await insertMail(tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'withdrawal_receipt',
    recipient: order.email,
    subject: `Your withdrawal from order ${order.number}`,
    ...renderMail(content),
    created_at: at,
    next_attempt_at: at,
  })
}
