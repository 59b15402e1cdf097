import { orderTitle } from '@/domain/order-title'
import { dateLong } from '@/utils/format'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

interface Shipment {
  order: OrderRow
  lines: readonly LineRow[]
  carrier: string
  /** Address of the carrier's page, or null where it has none. */
  trackingUrl: string | null
  url: string
}

export function shipped({ order, lines, carrier, trackingUrl, url }: Shipment): Letter {
  const link = trackingUrl !== null && isWebAddress(trackingUrl) ? trackingUrl : null
  const arrival: LetterRow[] = order.delivery_date
    ? [['Estimated arrival', dateLong(order.delivery_date)]]
    : []
  const orderPage: LetterRow[] = link ? [['Your order', url]] : []
  return {
    subject: `Shipped: ${orderTitle(lines)} (${order.number})`,
    title: 'Your order is on its way',
    preview: `Shipping with ${carrier}`,
    paragraphs: [`${orderTitle(lines)} (order ${order.number}) has shipped with ${carrier}.`],
    tables: [
      { title: 'Delivery', rows: [['Carrier', carrier], ...arrival, ...orderPage] },
      {
        title: 'Items',
        rows: lines.map((line): LetterRow => [line.title, `${line.count} ×`]),
      },
    ],
    action: link ? { label: 'Track your package', url: link } : { label: 'See your order', url },
    closing:
      'Please check the package while the carrier is there and report any damage right away.',
  }
}

/** Only what a browser opens as a page may stand behind a button. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
}
