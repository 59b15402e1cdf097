import { dateLong } from '@/utils/format'
import type { DocumentRow } from '@/server/kernel/db/schema/orders/documents'

import { INK, SOFT } from './colors'
import { documentNumber, documentTitle } from './titles'
import { drawAmounts } from './draw-amounts'
import { drawTable } from './draw-table'
import { newPaper } from './new-paper'
import type { Paper } from './paper'

const COLUMN_GAP = 20
/** Maximum height of an address, in points: the space below a page's heading. */
const MOST_ADDRESS = 480

/** Draws a document as PDF; the same row always yields the same bytes. */
export async function drawDocument(document: DocumentRow): Promise<Buffer> {
  const { content, issued_at: at } = document
  const title = documentTitle(document)
  const paper = await newPaper({ title, author: content.seller.name, at })
  drawHead(paper, document)
  drawParties(paper, document)
  drawTable(paper, content.lines)
  paper.inside('Table', () => drawAmounts(paper, document))
  return paper.finish(`${title} · ${content.seller.name} · ${content.seller.email}`)
}

function drawHead(paper: Paper, { content, kind }: DocumentRow): void {
  const { seller } = content
  const half = paper.width / 2
  paper.put(seller.name, { y: paper.y, size: 17, weight: 'bold', width: half })
  const numbers = [seller.vat_id && `Tax ID ${seller.vat_id}`, ...(seller.tax_numbers ?? [])]
  const lines = [...seller.address, ...numbers, seller.email]
  let y = paper.y + 2
  for (const line of lines.filter(Boolean)) {
    const options = { x: half, y, width: half, size: 8.5, color: SOFT, align: 'right' } as const
    y += paper.put(line, options)
  }
  paper.y = Math.max(y, paper.y + 24) + 34
  const heading = kind === 'invoice' ? 'Invoice' : 'Credit note'
  paper.y += paper.put(heading, { y: paper.y, size: 30, weight: 'bold', tag: 'H1' }) + 10
  paper.rule(paper.y, INK)
  paper.y += 14
}

function drawParties(paper: Paper, document: DocumentRow): void {
  const { content } = document
  const { buyer, delivery } = content
  const width = (paper.width - 2 * COLUMN_GAP) / 3
  const isNote = document.kind === 'credit_note'
  const top = paper.y
  const ends = [
    drawBlock(paper, {
      x: 0,
      width,
      title: isNote ? 'For' : 'Billed to',
      lines: [...buyer.address, buyer.email],
    }),
    ...(isNote
      ? []
      : [
          drawBlock(paper, {
            x: width + COLUMN_GAP,
            width,
            title: 'Delivered to',
            lines: delivery ?? ['Same as billing address'],
          }),
        ]),
    drawFacts(paper, { x: 2 * (width + COLUMN_GAP), y: top, width, rows: factsOf(document) }),
  ]
  paper.y = Math.max(...ends) + 30
}

function factsOf({ kind, number, content }: DocumentRow): [string, string][] {
  const { invoice_number, issued_on, ordered_on, delivery_on, order_number } = content
  return [
    ['Number', documentNumber({ kind, number })],
    ['Date', dateLong(issued_on)],
    ...(invoice_number === null
      ? []
      : ([['Invoice', documentNumber({ kind: 'invoice', number: invoice_number })]] as [
          string,
          string,
        ][])),
    ['Order', order_number],
    ['Ordered', dateLong(ordered_on)],
    ...(delivery_on ? ([['Delivery', dateLong(delivery_on)]] as [string, string][]) : []),
  ]
}

interface Block {
  x: number
  width: number
  title: string
  lines: string[]
}

function drawBlock(paper: Paper, { x, width, title, lines }: Block): number {
  const style = { x, width, size: 8.5, color: SOFT, tag: 'H2' } as const
  const y = paper.y + paper.put(title, { ...style, y: paper.y }) + 3
  const text = lines.join('\n')
  const size = paper.sizeToFit(text, { width, height: MOST_ADDRESS, size: 9.5 })
  return y + paper.put(text, { x, y, width, size })
}

interface Facts {
  x: number
  y: number
  width: number
  rows: [string, string][]
}

function drawFacts(paper: Paper, { x, y, width, rows }: Facts): number {
  let end = y
  paper.inside('Table', () => {
    for (const [label, text] of rows) {
      const header = { text: label, x, y: end, width: 52, color: SOFT }
      const cell = { text, x: x + 52, y: end, width: width - 52, align: 'right' } as const
      end += paper.putRow(header, cell) + 1
    }
  })
  return end
}
