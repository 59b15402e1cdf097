import type { ParcelFacts } from '../parcel-papers'
import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'

/** Height that sender, parcel and footer leave for the address on a label. */
const ADDRESS_HEIGHT = 140

export async function drawLabel(facts: ParcelFacts): Promise<Buffer> {
  const { order, parcel, address, seller } = facts
  const title = `Label ${order.number}, parcel ${parcel.number}`
  const paper = await newPaper({ title, author: seller.name, at: parcel.shipped_at, size: 'A6' })
  // Isolated, so that a right-to-left name doesn't reorder its neighbors.
  const from = ['From', seller.name, ...seller.address]
    .map((part) => `\u2068${part}\u2069`)
    .join(' · ')
  paper.y += paper.put(from, { y: paper.y, size: 7, color: SOFT }) + 8
  paper.rule(paper.y, INK)
  paper.y += 12
  paper.y += paper.put('To', { y: paper.y, size: 8, color: SOFT, tag: 'H1' }) + 2
  const text = address.join('\n')
  const area = { width: paper.width, height: ADDRESS_HEIGHT, size: 12, weight: 'bold' } as const
  const size = paper.sizeToFit(text, area)
  paper.y += paper.put(text, { y: paper.y, size, weight: 'bold' })
  paper.y += 12
  paper.rule(paper.y)
  paper.y += 10
  const { phone } = order.shipping_address
  const rows = [
    `${order.number} · parcel ${parcel.number}`,
    [parcel.carrier_title, parcel.tracking].filter(Boolean).join(' '),
    phone && `Phone ${phone}`,
  ]
  for (const row of rows.filter(Boolean)) paper.y += paper.put(row, { y: paper.y, size: 10 })
  return paper.finish(seller.name)
}
