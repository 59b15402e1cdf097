import { lastReturnDay } from '@/domain/shop/withdrawal/withdrawal'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { LetterRow, LetterTable } from '@/server/kernel/mail/letter'
import { dateInLetter } from '@/utils/format'

interface ShipBackFacts {
  seller: Seller
  /** When the buyer withdrew, or the return was registered. */
  at: Date
  /** What to write on the box. */
  label: string
  /** Who brings it; empty if the buyer chooses. */
  carrier?: string
  /** Number of a label that the shop has paid for. */
  tracking?: string
}

/** Returns where to send items, by when, what to write on the box, and who pays. */
export function shipBackTable(facts: ShipBackFacts): LetterTable {
  const { seller, at, label, carrier = '', tracking = '' } = facts
  const way = [carrier, tracking].filter(Boolean).join(' ')
  return {
    title: 'Send your items back',
    rows: [
      ['Send to', [seller.name, ...seller.address].join(', ')],
      ['Send by', dateInLetter(lastReturnDay(at))],
      ['Write on the box', label],
      ...(way ? [['Carrier', way] as LetterRow] : []),
      [
        'Shipping',
        tracking ? 'We’ve paid for the label.' : 'You pay. If an item is faulty or wrong, we pay.',
      ],
    ],
  }
}
