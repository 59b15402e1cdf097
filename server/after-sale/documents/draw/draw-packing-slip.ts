import { dateLong } from '@/utils/format'
import type { Pieces } from '@/server/kernel/events/shop-events'

import type { ParcelFacts } from '../parcel-papers'
import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'
import type { Paper } from './paper'

const COUNT_WIDTH = 60

/** Draws a parcel's content and the items that will follow, without prices. */
export async function drawPackingSlip(facts: ParcelFacts): Promise<Buffer> {
  const { order, parcel, rest, address, seller } = facts
  const at = parcel.shipped_at
  const title = `Packing slip ${order.number}, parcel ${parcel.number}`
  const paper = await newPaper({ title, author: seller.name, at })
  paper.putHeading(seller.name, 'Packing slip')
  const about = [
    `Order ${order.number}`,
    `Parcel ${parcel.number}`,
    dateLong(at.toISOString()),
    [parcel.carrier_title, parcel.tracking].filter(Boolean).join(' '),
  ]
  paper.y += paper.put(about.join(' · '), { y: paper.y, size: 11, color: SOFT }) + 12
  paper.rule(paper.y, INK)
  paper.y += 14
  paper.y += paper.put(address.join('\n'), { y: paper.y, size: 10.5 })
  drawPieces(paper, 'In this parcel', parcel.items)
  if (parcel.frames.length > 0) {
    const frames = `Frame number ${parcel.frames.join(', ')}`
    paper.y += paper.put(frames, { y: paper.y, color: SOFT })
  }
  if (rest.length > 0) drawPieces(paper, 'Still to come', rest)
  return paper.finish(`${title} · ${seller.name} · ${seller.email}`)
}

function drawPieces(paper: Paper, heading: string, pieces: readonly Pieces[]): void {
  paper.need(70)
  paper.y += 28
  paper.y += paper.put(heading, { y: paper.y, size: 14, weight: 'bold', tag: 'H2' }) + 6
  paper.rule(paper.y, INK)
  paper.y += 8
  paper.inside('Table', () => {
    for (const { title, count } of pieces) {
      const width = paper.width - COUNT_WIDTH
      paper.need(paper.heightOf(title, width, {}) + 14)
      const { y } = paper
      const box = { x: width, y, width: COUNT_WIDTH }
      const cell = { text: `${count} ×`, ...box, align: 'right', weight: 'figures' } as const
      paper.y += paper.putRow({ text: title, y, width }, cell) + 6
      paper.rule(paper.y)
      paper.y += 7
    }
  })
}
