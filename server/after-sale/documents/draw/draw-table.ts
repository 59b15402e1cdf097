import { money } from '@/utils/format'
import type { DocumentLine } from '@/server/kernel/db/schema/orders/documents'

import { INK, SOFT } from './colors'
import type { Paper, Style } from './paper'

interface Column {
  x: number
  width: number
}

const ITEM: Column = { x: 0, width: 226 }
const COUNT: Column = { x: 232, width: 30 }
const PRICE: Column = { x: 268, width: 70 }
const DISCOUNT: Column = { x: 342, width: 66 }
const AMOUNT: Column = { x: 411, width: 72 }

const FIGURES: Style = { weight: 'figures', align: 'right', size: 9, tag: 'TD' }
const DETAIL: Style = { size: 8.5, color: SOFT }

/** Draws lines without splitting any across pages, and repeats the column names on each page. */
export function drawTable(paper: Paper, lines: readonly DocumentLine[]): void {
  paper.inside('Table', () => drawRows(paper, lines))
}

function drawRows(paper: Paper, lines: readonly DocumentLine[]): void {
  drawNames(paper)
  for (const line of lines) {
    const height =
      paper.heightOf(line.title, ITEM.width, { weight: 'bold' }) +
      (line.detail ? paper.heightOf(line.detail, ITEM.width, DETAIL) + 2 : 0)
    if (paper.need(height + 16)) paper.artifact(() => drawNames(paper))
    paper.inside('TR', () => drawLine(paper, line))
    paper.y += height + 8
    paper.rule(paper.y)
    paper.y += 8
  }
}

function drawNames(paper: Paper): void {
  const style = { y: paper.y, size: 8.5, color: SOFT, tag: 'TH', scope: 'Column' } as const
  paper.inside('TR', () => {
    paper.put('Item', { ...style, ...ITEM })
    for (const [name, column] of [
      ['Qty', COUNT],
      ['Price', PRICE],
      ['Discount', DISCOUNT],
      ['Amount', AMOUNT],
    ] as const) {
      paper.put(name, { ...style, ...column, align: 'right' })
    }
  })
  paper.y += 16
  paper.rule(paper.y, INK)
  paper.y += 9
}

function drawLine(paper: Paper, line: DocumentLine): void {
  const { y } = paper
  const drawItem = () => {
    const height = paper.put(line.title, { ...ITEM, y, weight: 'bold' })
    if (line.detail) paper.put(line.detail, { ...ITEM, ...DETAIL, y: y + height + 2 })
  }
  paper.inside('TH', drawItem, { scope: 'Row' })
  paper.put(String(line.count), { ...COUNT, ...FIGURES, y })
  paper.put(money(line.price), { ...PRICE, ...FIGURES, y })
  paper.put(line.discount > 0 ? money(-line.discount) : '–', { ...DISCOUNT, ...FIGURES, y })
  paper.put(money(line.total), { ...AMOUNT, ...FIGURES, y })
}
