import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import { addCents } from '@/domain/kit/money'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { boughtThings } from '@/domain/shop/goods/ordered-bundle'
import { dateInLetter, money } from '@/utils/format'
import type { OrderedAssembly } from '@/server/kernel/db/schema/orders/orders'
import type { Letter, LetterRow, LetterTable } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

import { bikePicture } from './bike-picture'

interface Confirmation {
  order: OrderRow
  lines: readonly LineRow[]
  address: readonly string[]
  url: string
  /** Page for withdrawals, and the return policy (Directive 2011/83/EU, art. 8(7)). */
  withdrawalUrl: string
  policyUrl: string
}

export function orderConfirmation(confirmation: Confirmation): Letter {
  const { order, lines, address, url, withdrawalUrl, policyUrl } = confirmation
  return {
    subject: `Order confirmed: ${orderTitle(lines)} (${order.number})`,
    title: 'Thank you for your order',
    preview: `Order ${order.number}, ${money(order.total_cents)}`,
    ...bikePicture(lines, url),
    paragraphs: [
      `We’ve received your payment, and your order of ${orderTitle(lines)} (${order.number}) is confirmed.`,
      order.delivery_date
        ? `Estimated arrival: ${dateInLetter(order.delivery_date)}. Your order page always shows the current date and what it depends on.`
        : '',
      `You can withdraw from the contract until ${WITHDRAWAL_DAYS} days after the last item arrives, no reason needed: ${withdrawalUrl}. The return policy has the instructions, the exceptions and a form: ${policyUrl}.`,
    ].filter(Boolean),
    tables: [
      { title: 'Items', rows: itemRows(lines) },
      { title: 'Amounts', rows: amountRows(order), hasTotal: true },
      ...lines.filter((line) => line.build_sheet !== null).map(buildTable),
      ...(order.assembly ? [assemblyTable(order.assembly)] : []),
      {
        title: 'Delivery address',
        rows: [['', address.join(', ')]],
      },
    ],
    action: { label: 'See your order', url },
    closing:
      'Keep this email: its link opens your order without an account. You can also download your invoice and each bike’s build sheet there.',
  }
}

function assemblyTable({ title, address, days }: OrderedAssembly): LetterTable {
  return {
    title: 'Assembled by a dealer near you',
    rows: [
      ['Dealer', title],
      ['Address', address],
      ['Business days', String(days)],
    ],
  }
}

function amountRows(order: OrderRow): LetterRow[] {
  const { subtotal_cents, discount_cents, shipping_cents, tax_title, tax_cents, assembly } = order
  const discount: LetterRow[] = discount_cents > 0 ? [['Discount', money(-discount_cents)]] : []
  const assembled: LetterRow[] = assembly
    ? [[`Assembly by ${assembly.title}`, money(order.assembly_cents)]]
    : []
  return [
    ['Subtotal', money(subtotal_cents)],
    ...discount,
    ['Shipping', money(shipping_cents)],
    ...assembled,
    [tax_title, money(tax_cents)],
    ['Order total', money(order.total_cents)],
  ]
}

export function itemRows(lines: readonly LineRow[]): LetterRow[] {
  return boughtThings(lines).flatMap(({ bundle, lines: own }) => {
    if (!bundle) return own.map(lineRow)
    const total = addCents(...own.map(({ total_cents }) => total_cents))
    const parts = own.map((line): LetterRow => [`• ${lineRow(line)[0]}`, ''])
    return [[`${bundle.count} × ${bundle.title}`, money(total)] satisfies LetterRow, ...parts]
  })
}

function lineRow(line: LineRow): LetterRow {
  const { size, color } = line.options ?? { size: null, color: null }
  const options = [size && `size ${size}`, color].filter(Boolean).join(', ')
  const title = `${line.count} × ${line.title}${options ? ` (${options})` : ''}`
  return [title, money(line.total_cents)]
}

function buildTable(line: LineRow) {
  const rows = line.build_sheet?.rows ?? []
  return {
    title: `Build sheet: ${line.title}`,
    rows: rows.map(({ label, text }): LetterRow => [label, text]),
  }
}
