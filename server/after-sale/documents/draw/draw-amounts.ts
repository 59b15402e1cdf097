import { money } from '@/utils/format'
import type { DocumentRow } from '@/server/kernel/db/schema/orders/documents'

import { INK, SOFT } from './colors'
import type { Paper } from './paper'

export function drawAmounts(paper: Paper, { kind, content }: DocumentRow): void {
  const { amounts, settled, currency } = content
  const { tax_basis_points: rate } = amounts
  const isNote = kind === 'credit_note'
  // A partial refund has one line, whose amount is already net.
  const isOneLine = isNote && amounts.subtotal === amounts.net
  const parts: [string, number][] = isOneLine
    ? []
    : [
        ['Subtotal', amounts.subtotal],
        ...(amounts.discount > 0 ? ([['Discount', -amounts.discount]] as [string, number][]) : []),
        ['Shipping', amounts.shipping],
        ...(amounts.assembly
          ? ([[amounts.assembly.title, amounts.assembly.amount]] as [string, number][])
          : []),
      ]
  const rows: [string, number][] = [
    ...parts,
    ['Net amount', amounts.net],
    [`${amounts.tax_title}${rate === null ? '' : ` ${rate / 100}%`}`, amounts.tax],
  ]
  // Keep the amounts on one page: a total by itself would lack context.
  paper.need((rows.length + settled.length) * 17 + 90)
  paper.y += 8
  const x = paper.width / 2
  for (const [label, amount] of rows) drawAmount(paper, { x, label, amount })
  paper.y += 4
  drawAmount(paper, {
    x,
    label: isNote ? 'Total credited' : 'Total',
    amount: amounts.total,
    isSum: true,
  })
  paper.y += 14
  for (const { title, amount } of settled) {
    drawAmount(paper, { x, label: isNote ? title : `Paid: ${title}`, amount })
  }
  paper.put(`All amounts in ${currency}.`, { y: paper.y + 6, size: 8.5, color: SOFT })
}

interface Amount {
  x: number
  label: string
  amount: number
  isSum?: boolean
}

function drawAmount(paper: Paper, { x, label, amount, isSum = false }: Amount): void {
  const size = isSum ? 13 : 9.5
  const y = paper.y
  const width = paper.width - x
  const style = { y, size } as const
  const height = paper.put(label, {
    ...style,
    x,
    width: width - 110,
    weight: isSum ? 'bold' : 'regular',
    color: isSum ? INK : SOFT,
  })
  paper.put(money(amount), {
    ...style,
    x: x + width - 110,
    width: 110,
    weight: 'figures',
    align: 'right',
  })
  paper.y += height + 4
}
