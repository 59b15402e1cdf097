import { cents } from '@/domain/money'
import { dateLong, money } from '@/utils/format'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { listOrderLines, type LineRow } from '../orders/queries'
import type { OrderRow } from '../payment/queries'
import { deriveKey } from '../ports/ids'
import { renderMail, type MailContent } from './render'
import { insertMail } from './queries'

/** Address of an order's page; whoever has it may read the order. */
export function orderUrl({ secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>, number: string) {
  return `${shopUrl}/orders/${number}/${deriveKey(secret, 'order', number)}`
}

/** Queues the confirmation of a paid order, in the transaction that pays it. One per order. */
export async function queueConfirmation(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock'>,
  tx: Db,
  order: OrderRow,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const at = deps.clock.now()
  await insertMail(tx, {
    order_id: order.id,
    kind: 'order_confirmation',
    recipient: order.email,
    subject: `Your order ${order.number} is confirmed`,
    ...renderMail(confirmationContent(order, lines, orderUrl(deps, order.number))),
    created_at: at,
    next_attempt_at: at,
  })
}

function confirmationContent(order: OrderRow, lines: readonly LineRow[], url: string): MailContent {
  const amounts: [string, string][] = [
    ['Subtotal', money(cents(order.subtotal_cents))],
    ...(order.discount_cents > 0
      ? ([['Discount', `−${money(cents(order.discount_cents))}`]] as [string, string][])
      : []),
    ['Shipping', money(cents(order.shipping_cents))],
    [order.tax_title, money(cents(order.tax_cents))],
    ['Order total', money(cents(order.total_cents))],
  ]
  const { name, line1, line2, city, region, postcode } = order.shipping_address
  return {
    title: 'Thank you for your order',
    preview: `Order ${order.number}, ${money(cents(order.total_cents))}`,
    paragraphs: [
      `Your payment has arrived and order ${order.number} is confirmed.`,
      order.delivery_date
        ? `Planned arrival: ${dateLong(order.delivery_date)}. The order page always shows the present date and what sets it.`
        : '',
    ].filter(Boolean),
    tables: [
      { title: 'Items', rows: lines.map(lineRow) },
      { title: 'Amounts', rows: amounts },
      ...lines.filter((line) => line.build_sheet !== null).map(buildTable),
      {
        title: 'Delivery address',
        rows: [['', [name, line1, line2, city, region, postcode].filter(Boolean).join(', ')]],
      },
    ],
    action: { label: 'See your order', url },
    closing: 'Keep this mail: the link opens your order without an account.',
  }
}

function lineRow(line: LineRow): [string, string] {
  const { size, color } = line.options ?? { size: null, color: null }
  const options = [size && `size ${size}`, color].filter(Boolean).join(', ')
  const title = `${line.count} × ${line.title}${options ? ` (${options})` : ''}`
  return [title, money(cents(line.total_cents))]
}

function buildTable(line: LineRow) {
  const rows = line.build_sheet?.rows ?? []
  return {
    title: `Build sheet: ${line.title}`,
    rows: rows.map(({ label, text }): [string, string] => [label, text]),
  }
}
