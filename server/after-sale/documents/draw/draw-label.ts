import type { Seller } from '@/server/kernel/db/schema/orders/documents'

import type { ParcelFacts, ReturnLabelFacts } from '../parcel-papers'
import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'

/** Height that sender, parcel and footer leave for the address on a label. */
const ADDRESS_HEIGHT = 140

export function drawLabel({ order, parcel, address, seller }: ParcelFacts): Promise<Buffer> {
  const { phone } = order.shipping_address
  return drawAddressed({
    title: `Label ${order.number}, parcel ${parcel.number}`,
    at: parcel.shipped_at,
    from: [seller.name, ...seller.address],
    to: address,
    rows: [
      `${order.number} · parcel ${parcel.number}`,
      [parcel.carrier_title, parcel.tracking].filter(Boolean).join(' '),
      phone && `Phone ${phone}`,
    ],
    seller,
  })
}

export function drawReturnLabel(facts: ReturnLabelFacts): Promise<Buffer> {
  const { label, carrier, tracking, from, seller, at } = facts
  return drawAddressed({
    ...{ title: `Return label ${label}`, at, from, seller },
    to: [seller.name, ...seller.address],
    rows: [
      `Return ${label}`,
      [carrier, tracking].filter(Boolean).join(' '),
      tracking && `Paid for by ${seller.name}`,
    ],
  })
}

interface AddressPage {
  title: string
  at: Date
  from: readonly string[]
  to: readonly string[]
  rows: readonly string[]
  seller: Seller
}

async function drawAddressed({ title, at, from, to, rows, seller }: AddressPage): Promise<Buffer> {
  const paper = await newPaper({ title, author: seller.name, at, size: 'A6' })
  // Isolated, so that a right-to-left name doesn't reorder its neighbors.
  const sender = ['From', ...from].map((part) => `\u2068${part}\u2069`).join(' · ')
  paper.y += paper.put(sender, { y: paper.y, size: 7, color: SOFT }) + 8
  paper.rule(paper.y, INK)
  paper.y += 12
  paper.y += paper.put('To', { y: paper.y, size: 8, color: SOFT, tag: 'H1' }) + 2
  const text = to.join('\n')
  const area = { width: paper.width, height: ADDRESS_HEIGHT, size: 12, weight: 'bold' } as const
  const size = paper.sizeToFit(text, area)
  paper.y += paper.put(text, { y: paper.y, size, weight: 'bold' })
  paper.y += 12
  paper.rule(paper.y)
  paper.y += 10
  for (const row of rows.filter(Boolean)) paper.y += paper.put(row, { y: paper.y, size: 10 })
  return paper.finish(seller.name)
}
