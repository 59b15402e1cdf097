import type { PaperSize } from '@/domain/office/fulfillment/pick-list'
import { officeMoment } from '@/messages/office/overview/overview'

export const pickList = {
  title: 'Pick list',
  lead: 'What only waits for a parcel, by shelf: accessories, spare parts and bikes that are ready.',
  open: 'Pick list by shelf',
  whole: 'Only orders that can leave complete',
  asOf: (at: string, orders: number) =>
    `${orders === 1 ? '1 order' : `${orders} orders`}, as of ${officeMoment(at)}.`,
  cut: 'More orders wait than fit here. These are the oldest.',
  print: 'Print',
  pdf: { a4: 'PDF, A4', letter: 'PDF, US letter' } satisfies Record<PaperSize, string>,
  shelf: (shelf: string) => (shelf === '' ? 'Without a shelf' : `Shelf ${shelf}`),
  noShelfHint: 'Goods get their shelf on their page under Products.',
  number: (number: string) => `No. ${number}`,
  frames: (frames: readonly string[]) => `Frame ${frames.join(', ')}`,
  hasWork: 'a bike is still to be built',
  none: 'Nothing to pick',
  noneHint: 'Goods show up here once their order is paid, and bikes once they’re ready.',
} as const
