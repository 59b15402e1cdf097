import type { LeavingParcel } from '@/server/kernel/events/shop-events'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { OrderRow } from '@/server/orders'

interface ParcelCorrectedInput {
  order: Pick<OrderRow, 'number'>
  parcel: Omit<LeavingParcel, 'id' | 'frames'>
  url: string
}

export function parcelCorrected({ order, parcel, url }: ParcelCorrectedInput): Letter {
  const { carrier_title: carrier, tracking_url: link } = parcel
  const way: LetterRow[] = [
    ['Carrier', carrier],
    ...(parcel.tracking ? ([['Tracking number', parcel.tracking]] satisfies LetterRow[]) : []),
  ]
  return {
    subject: `Corrected tracking for parcel ${parcel.number} (${order.number})`,
    title: 'A correction about your parcel',
    preview: `It ships with ${carrier}`,
    paragraphs: [
      `We told you the wrong shipping details for parcel ${parcel.number} of order ${order.number}. These are the right ones. We’re sorry for the confusion.`,
    ],
    tables: [
      { title: 'Delivery', rows: way },
      {
        title: 'In this parcel',
        rows: parcel.items.map(({ title, count }): LetterRow => [title, `${count} ×`]),
      },
    ],
    action: link ? { label: 'Track your package', url: link } : { label: 'See your order', url },
    closing: 'You don’t need to do anything.',
  }
}
