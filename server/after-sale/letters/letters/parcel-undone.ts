import type { LeavingParcel } from '@/server/kernel/events/shop-events'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { OrderRow } from '@/server/orders'
import { dateInLetter } from '@/utils/format'

interface ParcelUndoneInput {
  order: Pick<OrderRow, 'number' | 'delivery_date'>
  parcel: Pick<LeavingParcel, 'number' | 'carrier_title' | 'tracking' | 'items'>
  url: string
}

export function parcelUndone({ order, parcel, url }: ParcelUndoneInput): Letter {
  const { number, carrier_title: carrier, tracking, items } = parcel
  const lost = tracking ? ` Tracking number ${tracking} isn’t valid.` : ''
  return {
    subject: `Correction: parcel ${number} hasn’t shipped yet (${order.number})`,
    title: 'Your parcel hasn’t shipped yet',
    preview: 'It’s still with us',
    paragraphs: [
      `We told you that parcel ${number} of order ${order.number} had shipped with ${carrier}. That was our mistake: it’s still with us.${lost} We’re sorry for the confusion, and we’ll email you when it ships.`,
    ],
    tables: [
      {
        title: 'Still with us',
        rows: items.map(({ title, count }): LetterRow => [title, `${count} ×`]),
      },
      ...(order.delivery_date
        ? [
            {
              title: 'Delivery',
              rows: [
                ['Estimated arrival', dateInLetter(order.delivery_date)],
              ] satisfies LetterRow[],
            },
          ]
        : []),
    ],
    action: { label: 'See your order', url },
    closing: 'You don’t need to do anything.',
  }
}
