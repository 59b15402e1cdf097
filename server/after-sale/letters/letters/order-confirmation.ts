import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import type { ContentNode } from '@/domain/shop/content/content'
import { addCents } from '@/domain/kit/money'
import {
  displayOrder,
  type DisplayLine,
  type DisplayOrder,
} from '@/domain/shop/orders/display-order'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { isEea } from '@/domain/shop/countries/eu-law'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { boughtThings } from '@/domain/shop/goods/ordered-bundle'
import { dateInLetter, dateLong, money } from '@/utils/format'
import type { OrderedAssembly } from '@/server/kernel/db/schema/orders/orders'
import type { Letter, LetterRow, LetterTable } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

import { bikePicture } from './bike-picture'
import { guaranteeBody } from './guarantee-body'

interface Confirmation {
  order: OrderRow
  lines: readonly LineRow[]
  address: readonly string[]
  url: string
  /** Page for withdrawals, and the return policy (Directive 2011/83/EU, art. 8(7)). */
  withdrawalUrl: string
  policyUrl: string
  /** Code of the destination. */
  country: string
  /** Versions of the legal documents that the order was made under, with absolute URLs. */
  terms: readonly { title: string; href: string; in_force_at: string }[]
  /** First day of production; null if unknown or without a bike. */
  starts: string | null
  /** Whether the buyer saw prices with tax. */
  includesTax: boolean
}

export function orderConfirmation(confirmation: Confirmation): Letter {
  const { order, lines, address, url, withdrawalUrl, policyUrl, country } = confirmation
  const { terms, includesTax, starts } = confirmation
  const shown = displayOrder(order, { lines, includesTax })
  const hasGuarantee = isEea(country) && !lines.every(isGiftCard)
  return {
    subject: `Order confirmed: ${orderTitle(lines)} (${order.number})`,
    title: 'Thank you for your order',
    preview: `Order ${order.number}, ${money(order.total_cents)}`,
    ...bikePicture(lines, url),
    paragraphs: [
      `We’ve received your payment, and your order of ${orderTitle(lines)} (${order.number}) is confirmed.`,
      starts === null
        ? ''
        : `You’re all set. We start on ${dateInLetter(starts)}; until then you can change or cancel.`,
      order.delivery_date
        ? `Estimated arrival: ${dateInLetter(order.delivery_date)}. Your order page always shows the current date and what it depends on.`
        : '',
      `You can ${isEea(country) ? 'withdraw from the contract' : 'return items'} until ${WITHDRAWAL_DAYS} days after the last item arrives, no reason needed: ${withdrawalUrl}. The return policy has the instructions, the exceptions and a form: ${policyUrl}.`,
    ].filter(Boolean),
    body: [...madeUnder(terms), ...(hasGuarantee ? guaranteeBody() : [])],
    tables: [
      { title: 'Items', rows: itemRows(lines, shown.lines) },
      { title: 'Amounts', rows: amountRows(order, shown), hasTotal: true },
      ...lines.filter((line) => line.build_sheet !== null).map(buildTable),
      ...(order.assembly ? [assemblyTable(order.assembly)] : []),
      {
        title: 'Shipping address',
        rows: [['', address.join(', ')]],
      },
    ],
    action: { label: 'See your order', url },
    closing:
      'Keep this email: its link opens your order without an account. You can also download your invoice and each bike’s build sheet there.',
  }
}

function madeUnder(terms: Confirmation['terms']): ContentNode[] {
  const links = terms.map(({ title, href, in_force_at }): ContentNode => ({
    tag: 'li',
    children: [{ tag: 'a', href, children: [`${title} of ${dateLong(in_force_at)}`] }],
  }))
  if (terms.length === 0) return []
  const lead = 'These terms apply to your order. They’re attached, and you can also read them here:'
  return [
    { tag: 'p', children: [lead] },
    { tag: 'ul', children: links },
  ]
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

function amountRows(order: OrderRow, shown: DisplayOrder): LetterRow[] {
  const { tax_title, tax_cents, assembly } = order
  const discount: LetterRow[] = shown.discount > 0 ? [['Discount', money(-shown.discount)]] : []
  const assembled: LetterRow[] = assembly
    ? [[`Assembly by ${assembly.title}`, money(shown.assembly)]]
    : []
  return [
    ['Subtotal', money(shown.subtotal)],
    ...discount,
    ['Shipping', money(shown.shipping)],
    ...assembled,
    [shown.includes_tax ? `Including ${tax_title}` : tax_title, money(tax_cents)],
    ['Order total', money(order.total_cents)],
  ]
}

/** @param shown amounts of the lines as their buyer saw them */
export function itemRows(lines: readonly LineRow[], shown: readonly DisplayLine[]): LetterRow[] {
  const totalOf = (line: LineRow) => shown[lines.indexOf(line)]?.total_price ?? line.total_cents
  return boughtThings(lines).flatMap(({ bundle, lines: own }) => {
    if (!bundle) return own.map((line): LetterRow => [lineTitle(line), money(totalOf(line))])
    const parts = own.map((line): LetterRow => [`• ${lineTitle(line)}`, ''])
    const total = money(addCents(...own.map(totalOf)))
    return [[`${bundle.count} × ${bundle.title}`, total] satisfies LetterRow, ...parts]
  })
}

function lineTitle(line: LineRow): string {
  const { size, color } = line.options ?? { size: null, color: null }
  const options = [size && `size ${size}`, color].filter(Boolean).join(', ')
  return `${line.count} × ${line.title}${options ? ` (${options})` : ''}`
}

function buildTable(line: LineRow) {
  const rows = line.build_sheet?.rows ?? []
  return {
    title: `Build sheet: ${line.title}`,
    rows: rows.map(({ label, text }): LetterRow => [label, text]),
  }
}
