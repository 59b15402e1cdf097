import { byShelf, type PaperSize } from '@/domain/office/fulfillment/pick-list'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import { dateLong } from '@/utils/format'

import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'
import type { Paper } from './paper'

interface PickRow {
  shelf: string
  number: string
  title: string
  detail: string
  count: number
  is_bike: boolean
  frames: readonly string[]
  orders: readonly { number: string; count: number }[]
}

export interface PickListFacts {
  list: { at: string; orders: number; rows: readonly PickRow[] }
  seller: Seller
  paper: PaperSize
}

const BOX = 11
const COUNT_WIDTH = 50

/** Draws what to fetch from each shelf, with a box to tick and the orders that it is for. */
export async function drawPickList({ list, seller, paper: size }: PickListFacts): Promise<Buffer> {
  const day = dateLong(list.at.slice(0, 10))
  const paper = await newPaper({
    ...{ title: `Pick list of ${day}`, author: seller.name, at: new Date(list.at) },
    size: size === 'a4' ? 'A4' : 'LETTER',
  })
  paper.putHeading(seller.name, 'Pick list')
  const about = `${day} · ${list.orders === 1 ? '1 order' : `${list.orders} orders`}`
  paper.y += paper.put(about, { y: paper.y, size: 11, color: SOFT })
  for (const { shelf, rows } of byShelf(list.rows)) drawShelf(paper, shelf, rows)
  if (list.rows.length === 0) {
    paper.y += 28
    paper.y += paper.put('Nothing waits for a parcel.', { y: paper.y, size: 11 })
  }
  return paper.finish(`Pick list of ${day} · ${seller.name}`)
}

function drawShelf(paper: Paper, shelf: string, rows: readonly PickRow[]): void {
  paper.need(80)
  paper.y += 24
  const heading = shelf === '' ? 'Without a shelf' : `Shelf ${shelf}`
  paper.y += paper.put(heading, { y: paper.y, size: 14, weight: 'bold', tag: 'H2' }) + 6
  paper.rule(paper.y, INK)
  paper.y += 8
  paper.inside('Table', () => {
    for (const row of rows) drawRow(paper, row)
  })
}

function drawRow(paper: Paper, row: PickRow): void {
  const width = paper.width - COUNT_WIDTH - 28
  const title = [row.title, row.detail].filter(Boolean).join(', ')
  const note = [
    row.number && `No. ${row.number}`,
    row.orders
      .map(({ number, count }) => (count === 1 ? number : `${number} (${count})`))
      .join(', '),
    row.frames.length > 0 && `Frame ${row.frames.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const height = paper.heightOf(title, width, { size: 10.5, weight: 'bold' })
  paper.need(height + paper.heightOf(note, width, { size: 9 }) + 16)
  const { y } = paper
  paper.box(y + 2, BOX)
  const count = { x: 22, width: COUNT_WIDTH - 8, align: 'right', weight: 'figures' } as const
  paper.putRow(
    { text: `${row.count} ×`, y, ...count, size: 10.5 },
    { text: title, y, x: COUNT_WIDTH + 24, width, size: 10.5, weight: 'bold' },
  )
  paper.y += height + 1
  paper.y += paper.put(note, { y: paper.y, x: COUNT_WIDTH + 24, width, size: 9, color: SOFT }) + 6
  paper.rule(paper.y)
  paper.y += 7
}
