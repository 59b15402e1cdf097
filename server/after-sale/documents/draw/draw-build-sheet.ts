import { dateLong } from '@/utils/format'
import type { LineRow, OrderRow } from '@/server/orders'

import { INK, SOFT } from './colors'
import { newPaper } from './new-paper'

interface Sheet {
  order: OrderRow
  line: LineRow
  seller: { name: string; email: string }
  /** Picture of the bike, as JPEG. */
  picture: Uint8Array | null
}

const LABEL_WIDTH = 150
/** Placed beside the heading, so that all of a bike's parts fit below it. */
const PICTURE = { width: 310, height: 191 } as const
const GAP = 16

export async function drawBuildSheet({ order, line, seller, picture }: Sheet): Promise<Buffer> {
  const at = order.paid_at ?? order.created_at
  const title = `Build sheet ${order.number}`
  const paper = await newPaper({ title, author: seller.name, at })
  const top = paper.y
  const below = picture ? top + PICTURE.height : 0
  const beside = picture ? paper.width - PICTURE.width - GAP : paper.width
  paper.putHeading(seller.name, 'Build sheet', beside)
  const bikes = line.count > 1 ? `${line.count} bikes` : 'One bike'
  const facts = [`${line.title} · ${bikes}`, `Order ${order.number}`, dateLong(at.toISOString())]
  for (const fact of facts) {
    paper.y += paper.put(fact, { y: paper.y, width: beside, size: 11, color: SOFT })
  }
  if (picture) {
    const alt = `The ${line.title} as ordered`
    paper.picture(Buffer.from(picture), { y: top, ...PICTURE, alt })
  }
  paper.y = Math.max(paper.y, below) + 12
  paper.rule(paper.y, INK)
  paper.y += 9
  paper.inside('Table', () => {
    for (const { label, text } of line.build_sheet?.rows ?? []) {
      const width = paper.width - LABEL_WIDTH
      paper.need(paper.heightOf(text, width, {}) + 14)
      const { y } = paper
      const header = { text: label, y, width: LABEL_WIDTH - 12, color: SOFT }
      paper.y += paper.putRow(header, { text, x: LABEL_WIDTH, y, width }) + 6
      paper.rule(paper.y)
      paper.y += 7
    }
  })
  return paper.finish(`${title} · ${seller.name} · ${seller.email}`)
}
