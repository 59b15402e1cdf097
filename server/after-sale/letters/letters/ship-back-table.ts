import { lastReturnDay } from '@/domain/shop/withdrawal/withdrawal'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { LetterTable } from '@/server/kernel/mail/letter'
import { dateInLetter } from '@/utils/format'

interface ShipBackFacts {
  seller: Seller
  /** When the buyer withdrew, or the return was registered. */
  at: Date
  /** What to write on the box. */
  label: string
}

/** Returns where to send items, by when, what to write on the box, and who pays. */
export function shipBackTable({ seller, at, label }: ShipBackFacts): LetterTable {
  return {
    title: 'Send your items back',
    rows: [
      ['Send to', [seller.name, ...seller.address].join(', ')],
      ['Send by', dateInLetter(lastReturnDay(at))],
      ['Write on the box', label],
      ['Shipping', 'You pay. If an item is faulty or wrong, we pay.'],
    ],
  }
}
