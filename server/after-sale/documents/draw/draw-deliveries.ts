import { dateLong } from '@/utils/format'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { OrderRow, Parcel } from '@/server/orders'

import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'
import type { Paper } from './paper'

const NAME_WIDTH = 110

interface DeliveryFacts {
  order: OrderRow
  parcels: readonly Parcel[]
  address: string[]
  seller: Seller
  at: Date
}

/** Draws the parcels, carriers and arrivals of an order, as evidence for the buyer's bank. */
export async function drawDeliveries(facts: DeliveryFacts): Promise<Buffer> {
  const { order, parcels, address, seller, at } = facts
  const title = `Deliveries of order ${order.number}`
  const paper = await newPaper({ title, author: seller.name, at })
  paper.putHeading(seller.name, 'Record of deliveries')
  const about = [
    `Order ${order.number}`,
    `Placed ${dateLong(order.created_at.toISOString())}`,
    `As of ${dateLong(at.toISOString())}`,
  ]
  paper.y += paper.put(about.join(' · '), { y: paper.y, size: 11, color: SOFT }) + 12
  paper.rule(paper.y, INK)
  paper.y += 14
  paper.y += paper.put('Shipping address of the order', {
    ...{ y: paper.y, color: SOFT, tag: 'H2' },
  })
  paper.y += paper.put(address.join('\n'), { y: paper.y, size: 10.5 })
  for (const parcel of parcels) drawParcel(paper, parcel)
  return paper.finish(`${title} · ${seller.name} · ${seller.email}`)
}

function drawParcel(paper: Paper, parcel: Parcel): void {
  const { number, carrier_title, tracking, shipped_at, delivered_at, frames, items } = parcel
  paper.need(150)
  paper.y += 28
  paper.y += paper.put(`Parcel ${number}`, { y: paper.y, size: 14, weight: 'bold', tag: 'H2' }) + 6
  paper.rule(paper.y, INK)
  paper.y += 8
  const facts: [string, string][] = [
    ['Carrier', carrier_title],
    ['Tracking number', tracking || 'None'],
    ['Shipped', dateLong(shipped_at.toISOString())],
    ['Delivered', delivered_at ? dateLong(delivered_at.toISOString()) : 'Not recorded'],
    ...(frames.length > 0 ? [['Frame numbers', frames.join(', ')] as [string, string]] : []),
    ...items.map(({ title, count }, index): [string, string] => {
      return [index === 0 ? 'Contents' : '', `${count} × ${title}`]
    }),
  ]
  paper.inside('Table', () => {
    for (const [name, value] of facts) {
      const width = paper.width - NAME_WIDTH
      paper.need(paper.heightOf(value, width, {}) + 6)
      const { y } = paper
      const header = { text: name, y, width: NAME_WIDTH, color: SOFT }
      paper.y += paper.putRow(header, { text: value, x: NAME_WIDTH, y, width }) + 4
    }
  })
}
