import { rateText } from '@/domain/shop/tax/registration'
import { amountOf, dateLong, money } from '@/utils/format'
import type { DocumentRow } from '@/server/kernel/db/schema/orders/documents'

import { INK, SOFT } from './colors'
import type { Paper } from './paper'

type Amounts = DocumentRow['content']['amounts']

export function drawAmounts(paper: Paper, { kind, content }: DocumentRow): void {
  const { amounts, settled, currency } = content
  const isNote = kind === 'credit_note'
  // The lines of a partial refund are already net.
  const isNet = isNote && amounts.subtotal === amounts.net
  const parts: [string, number][] = isNet
    ? []
    : [
        ['Subtotal', amounts.subtotal],
        ...(amounts.discount > 0
          ? ([[discountTitle(amounts), -amounts.discount]] as [string, number][])
          : []),
        ['Shipping', amounts.shipping],
        ...(amounts.assembly
          ? ([[amounts.assembly.title, amounts.assembly.amount]] as [string, number][])
          : []),
      ]
  const rows: [string, number | string][] = [
    ...parts,
    ['Net amount', amounts.net],
    ...taxRows(amounts),
    ...localRows(amounts),
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
  const currencyNote = `All amounts in ${currency}.${exchangeNote(amounts)}`
  const notes = [amounts.exemption, currencyNote].filter(Boolean).join('\n')
  paper.put(notes, { y: paper.y + 6, size: 8.5, color: SOFT, tag: 'Caption' })
}

const discountTitle = ({ discount_reason: reason }: Amounts) =>
  reason ? `Discount: ${reason}` : 'Discount'

interface Amount {
  x: number
  label: string
  /** Cents, or text. */
  amount: number | string
  isSum?: boolean
}

function drawAmount(paper: Paper, { x, label, amount, isSum = false }: Amount): void {
  const size = isSum ? 13 : 9.5
  const y = paper.y
  const width = paper.width - x
  const style = { y, size } as const
  const header = {
    ...style,
    text: label,
    x,
    width: width - 110,
    weight: isSum ? 'bold' : 'regular',
    color: isSum ? INK : SOFT,
  } as const
  const text = typeof amount === 'string' ? amount : money(amount)
  const figure = {
    text,
    x: x + width - 110,
    width: 110,
    weight: 'figures',
    align: 'right',
  } as const
  paper.y += paper.putRow(header, { ...style, ...figure }) + 4
}

function taxRows({ taxes, tax, tax_title, tax_basis_points = null }: Amounts): [string, number][] {
  const rate = tax_basis_points === null ? '' : ` ${tax_basis_points / 100}%`
  if (!taxes || taxes.length === 0) return [[`${tax_title}${rate}`, tax]]
  return taxes.map((one) => [`${one.title} ${rateText(one.rate)}% (${one.jurisdiction})`, one.tax])
}

function localRows({ local_tax: local, tax_title }: Amounts): [string, string][] {
  if (!local) return []
  const { amount, currency } = local
  return [[`${tax_title} in ${currency}`, `${amountOf(amount)} ${currency}`]]
}

function exchangeNote({ local_tax: local }: Amounts): string {
  if (!local) return ''
  const { rate, currency, source, valid_on } = local
  return ` Exchange rate: 1 USD = ${rate / 1_000_000} ${currency} (${source}, ${dateLong(valid_on)}).`
}
