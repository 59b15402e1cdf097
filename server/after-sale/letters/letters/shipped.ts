import { orderTitle } from '@/domain/shop/orders/order-title'
import { dateInLetter } from '@/utils/format'
import type { LeavingParcel, Pieces } from '@/server/kernel/events/shop-events'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

import { bikePicture } from './bike-picture'

interface ShippedLetterInput {
  order: OrderRow
  lines: readonly LineRow[]
  parcel: Omit<LeavingParcel, 'id'>
  /** Items that will follow in other parcels. */
  rest: readonly Pieces[]
  url: string
}

export function shipped({ order, lines, parcel, rest, url }: ShippedLetterInput): Letter {
  const { number, carrier_title: carrier, tracking, tracking_url: link, frames } = parcel
  const isWhole = rest.length === 0 && number === 1
  const title = orderTitle(lines)
  const what = `${isWhole ? '' : `Parcel ${number} of `}${title} (order ${order.number})`
  const follows = rest.length === 0 ? '' : ' The rest follows, and we’ll email you again.'
  return {
    subject: `${isWhole ? 'Shipped' : `Shipped, parcel ${number}`}: ${title} (${order.number})`,
    title: isWhole ? 'Your order is on its way' : 'A parcel is on its way',
    preview: `Shipping with ${carrier}`,
    ...bikePicture(lines, url),
    paragraphs: [`${what} has shipped with ${carrier}.${follows}`],
    tables: [
      { title: 'Delivery', rows: deliveryRows({ order, carrier, tracking, url: link && url }) },
      { title: 'In this parcel', rows: [...rowsOf(parcel.items), ...frameRows(frames)] },
      ...(rest.length === 0 ? [] : [{ title: 'Still to come', rows: rowsOf(rest) }]),
    ],
    action: link ? { label: 'Track your package', url: link } : { label: 'See your order', url },
    closing:
      'Please check the package while the carrier is there and report any damage right away.',
  }
}

interface Delivery {
  order: OrderRow
  carrier: string
  tracking: string
  /** URL of the order page if the button leads elsewhere, otherwise null. */
  url: string | null
}

function deliveryRows({ order, carrier, tracking, url }: Delivery): LetterRow[] {
  return [
    ['Carrier', carrier],
    ...(tracking === '' ? [] : ([['Tracking number', tracking]] satisfies LetterRow[])),
    ...(order.delivery_date
      ? ([['Estimated arrival', dateInLetter(order.delivery_date)]] satisfies LetterRow[])
      : []),
    ...(url ? ([['Your order', url]] satisfies LetterRow[]) : []),
  ]
}

const rowsOf = (pieces: readonly Pieces[]) =>
  pieces.map(({ title, count }): LetterRow => [title, `${count} ×`])

const frameRows = (frames: readonly string[]): LetterRow[] =>
  frames.length === 0 ? [] : [['Frame number', frames.join(', ')]]
