import {
  addCents,
  cents,
  shareOfCents,
  splitCents,
  subtractCents,
  ZERO,
  type Cents,
} from '@/domain/kit/money'
import type { RefundedAmounts } from '@/domain/office/refund/refunded-amounts'
import type { ChargedTax } from '@/domain/shop/tax/tax'
import type {
  DocumentContent,
  DocumentLine,
  DocumentRow,
} from '@/server/kernel/db/schema/orders/documents'
import type { LineRow } from '@/server/orders'

import { dayOf, lineDetail, withLocalTax } from './content'
import type { CreditedAmounts } from './queries'

interface CreditNoteContentInput {
  invoiced: Pick<DocumentRow, 'content' | 'number'>
  /** Amounts credited by earlier notes of the order. */
  before: CreditedAmounts
  amount: Cents
  /** Items that the note covers; empty for an amount not tied to items. */
  about: string
  /** Set for a whole refund of items. */
  refunded: RefundedAmounts<LineRow> | null
  to: 'provider' | 'credit'
  seller: DocumentContent['seller']
  at: Date
}

/** Builds a credit note. The taxes of all notes of an order add up to the tax of its invoices. */
export function creditNoteContent(correction: CreditNoteContentInput): DocumentContent {
  const { invoiced, before, amount, to, seller, at } = correction
  const isWhole = before.total === 0 && amount === invoiced.content.amounts.total
  return {
    ...invoiced.content,
    ...(isWhole ? {} : partOf(correction)),
    seller,
    delivery: null,
    delivery_on: null,
    issued_on: dayOf(at),
    settled: [
      {
        title: to === 'credit' ? 'To your store credit' : 'To your original payment method',
        amount,
      },
    ],
    invoice_number: invoiced.number,
  }
}

function partOf({
  invoiced,
  before,
  amount,
  about,
  refunded,
}: CreditNoteContentInput): Pick<DocumentContent, 'lines' | 'amounts'> {
  const { amounts } = invoiced.content
  const [, taxUpTo = ZERO] = splitCents(addCents(before.total, amount), [amounts.net, amounts.tax])
  // An invoice issued between two notes may change the share of tax by a cent.
  const tax = cents(Math.min(amount, Math.max(0, taxUpTo - before.tax)))
  const net = subtractCents(amount, tax)
  const ofOrder = `Order ${invoiced.content.order_number}`
  const { lines, shipping } = refunded
    ? itemLines(refunded, net, ofOrder)
    : {
        lines: [refundLine([ofOrder, about].filter(Boolean).join(': '), net)],
        shipping: ZERO,
      }
  return {
    lines,
    amounts: withLocalTax(
      {
        ...amounts,
        subtotal: subtractCents(net, shipping),
        discount: ZERO,
        shipping,
        assembly: undefined,
        net,
        tax,
        ...(amounts.taxes && { taxes: creditedTaxes(amounts, before, { net, tax }) }),
        total: amount,
      },
      amounts.local_tax,
    ),
  }
}

/** Splits a note's net amount over what was refunded. */
function itemLines(
  { items, shipping, free }: RefundedAmounts<LineRow>,
  net: Cents,
  ofOrder: string,
): { lines: DocumentLine[]; shipping: Cents } {
  const amounts = items.map(({ amount }) => amount)
  const [ofShipping = ZERO, ofRest = ZERO, ...nets] = splitCents(net, [shipping, free, ...amounts])
  const lines = items.map(({ line, count }, index) => {
    const total = nets[index] ?? ZERO
    const price = shareOfCents(total, 1, count)
    return { title: line.title, detail: lineDetail(line), count, price, discount: ZERO, total }
  })
  const rest = free > 0 ? [refundLine(ofOrder, ofRest)] : []
  return { lines: [...lines, ...rest], shipping: ofShipping }
}

function refundLine(detail: string, net: Cents): DocumentLine {
  return { title: 'Refund', detail, count: 1, price: net, discount: ZERO, total: net }
}

/** Splits a note's tax by what is left of the invoices', so that the notes of an order add up to them. */
function creditedTaxes(
  { taxes = [], net: invoiced }: DocumentContent['amounts'],
  before: CreditedAmounts,
  { net, tax }: { net: Cents; tax: Cents },
): ChargedTax[] {
  const left = taxes.map((one) => {
    const credited = before.taxes.find(
      ({ title, jurisdiction, rate }) =>
        title === one.title && jurisdiction === one.jurisdiction && rate === one.rate,
    )
    const base = cents(Math.max(0, one.base - (credited?.base ?? 0)))
    return { ...one, base, tax: cents(Math.max(0, one.tax - (credited?.tax ?? 0))) }
  })
  const rest = Math.max(net, invoiced - before.net)
  const parts = splitCents(
    tax,
    left.map((one) => one.tax),
  )
  return left.map((one, index) => ({
    ...one,
    base: rest === 0 ? ZERO : shareOfCents(one.base, net, rest),
    tax: parts[index] ?? ZERO,
  }))
}
