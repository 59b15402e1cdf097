import { addCents, cents, splitCents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { boughtThings, bundleNote, type LineBundle } from '@/domain/shop/goods/ordered-bundle'
import { isTaxedAt } from '@/domain/kit/display-price'
import { readCatalog } from '@/server/catalog'
import { addressLines } from '@/server/kernel/address-lines'
import type { Db } from '@/server/kernel/db/client'
import type {
  DocumentContent,
  DocumentLine,
  DocumentRow,
} from '@/server/kernel/db/schema/orders/documents'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'
import { type LineRow, type OrderRow, type PendingEditRow, listOrderLines } from '@/server/orders'

import { findCountry, payingProvider } from './queries'

type ContentDeps = Pick<Deps, 'seller' | 'providers'>

export async function invoiceContent(
  deps: ContentDeps,
  tx: Db,
  { order, at }: { order: OrderRow; at: Date },
): Promise<DocumentContent> {
  const lines = await listOrderLines(tx, order.id)
  const billing = await printedAddress(tx, order.billing_address)
  const shipping = await printedAddress(tx, order.shipping_address)
  const provider = await payingProvider(tx, order.id)
  const { tax_basis_points } = await findCountry(tx, order.country_id)
  return {
    seller: await readSeller(deps, tx),
    buyer: { email: order.email, address: billing },
    delivery: shipping.join() === billing.join() ? null : shipping,
    order_number: order.number,
    ordered_on: dayOf(order.created_at),
    issued_on: dayOf(at),
    delivery_on: order.delivery_date,
    currency: order.currency,
    lines: boughtThings(lines).map(({ bundle, lines: own }) =>
      bundle ? bundleLine(bundle, own) : documentLine(own[0]),
    ),
    amounts: amountsOf({
      order,
      basisPoints: tax_basis_points,
      pieces: lines.reduce((sum, { count }) => sum + count, 0),
    }),
    settled: settlementOf(deps, order, provider),
    invoice_number: null,
  }
}

interface DifferenceContentInput {
  order: OrderRow
  edit: PendingEditRow
  at: Date
}

export async function differenceContent(
  deps: ContentDeps,
  tx: Db,
  { order, edit, at }: DifferenceContentInput,
): Promise<DocumentContent> {
  const whole = await invoiceContent(deps, tx, { order, at })
  const { title, words, count, net_cents: net, tax_cents: tax, total_cents: total } = edit
  const { tax_basis_points } = await findCountry(tx, order.country_id)
  const paid = await payingProvider(tx, order.id)
  const line = { title, detail: `Change: ${words.join(', ')}`, count, discount: ZERO, total: net }
  return {
    ...whole,
    lines: [{ ...line, price: edit.each_cents }],
    amounts: {
      ...whole.amounts,
      ...{ subtotal: net, discount: ZERO, shipping: ZERO, assembly: undefined, net, tax, total },
      tax_basis_points: isTaxedAt(tax_basis_points, { net, tax, pieces: count })
        ? tax_basis_points
        : null,
    },
    settled: [{ title: providerTitle(deps, paid), amount: total }],
  }
}

interface TaxedLine {
  order: OrderRow
  basisPoints: number
  pieces: number
}

function amountsOf({ order, basisPoints, pieces }: TaxedLine): DocumentContent['amounts'] {
  const net = subtractCents(order.total_cents, order.tax_cents)
  return {
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    shipping: order.shipping_cents,
    ...(order.assembly && {
      assembly: { title: `Assembly by ${order.assembly.title}`, amount: order.assembly_cents },
    }),
    net,
    tax: order.tax_cents,
    tax_title: order.tax_title,
    // The tax rate may have changed since the order; print what was charged.
    tax_basis_points: isTaxedAt(basisPoints, { net, tax: order.tax_cents, pieces })
      ? basisPoints
      : null,
    total: order.total_cents,
  }
}

const providerTitle = ({ providers }: ContentDeps, provider: string | undefined) =>
  providers.find(({ id }) => id === provider)?.title ?? provider ?? ''

function settlementOf(deps: ContentDeps, order: OrderRow, provider: string | undefined) {
  return [
    { title: 'Store credit', amount: order.credit_cents },
    {
      title: providerTitle(deps, provider),
      amount: subtractCents(order.total_cents, order.credit_cents),
    },
  ].filter(({ amount }) => amount > 0)
}

function documentLine(line: LineRow): DocumentLine {
  return {
    title: line.title,
    detail: lineDetail(line),
    count: line.count,
    price: line.price_cents,
    discount: line.discount_cents,
    total: line.total_cents,
  }
}

function bundleLine(bundle: LineBundle, lines: readonly LineRow[]): DocumentLine {
  const { title, count, price } = bundle
  const parts = lines.map((line) => {
    const choice = choiceOf(line)
    return `${line.count} × ${line.title}${choice && ` (${choice})`}`
  })
  return {
    ...{ title, count, price },
    detail: parts.join(', '),
    discount: addCents(...lines.map((line) => line.discount_cents)),
    total: addCents(...lines.map((line) => line.total_cents)),
  }
}

/** Returns the detail below a line's title on staff screens and credit notes. */
export function lineDetail(line: Pick<LineRow, 'options' | 'description' | 'bundle'>): string {
  const note = bundleNote(line.bundle)
  return [choiceOf(line), note].filter(Boolean).join(', ') || line.description
}

function choiceOf({ options }: Pick<LineRow, 'options'>): string {
  const { size, color, upgrades } = options ?? { size: null, color: null, upgrades: [] }
  const words = [size && `Size ${size}`, color, ...upgrades.map(({ title }) => title)]
  return words.filter(Boolean).join(', ')
}

export async function printedAddress(tx: Db, address: PostalAddress): Promise<string[]> {
  const { allCountriesById } = await readCatalog(tx)
  return addressLines(address, allCountriesById.get(address.country_id))
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Combines the invoices of an order under the number of the first one. */
export function invoicedOf(
  invoices: readonly DocumentRow[],
): Pick<DocumentRow, 'content' | 'number'> {
  const [first, ...others] = invoices
  if (!first) throw new Error('No invoice.')
  const sumOf = (name: 'subtotal' | 'net' | 'tax' | 'total') =>
    addCents(...invoices.map(({ content }) => content.amounts[name]))
  const amounts = {
    ...first.content.amounts,
    ...{ subtotal: sumOf('subtotal'), net: sumOf('net'), tax: sumOf('tax'), total: sumOf('total') },
  }
  const lines = [...first.content.lines, ...others.flatMap(({ content }) => content.lines)]
  return { number: first.number, content: { ...first.content, lines, amounts } }
}

interface Correction {
  invoiced: Pick<DocumentRow, 'content' | 'number'>
  /** Amounts credited by earlier notes of the order. */
  before: { total: Cents; tax: Cents }
  amount: Cents
  /** Items that the note covers; empty for an amount not tied to items. */
  about: string
  to: 'provider' | 'credit'
  seller: DocumentContent['seller']
  at: Date
}

/** Builds a credit note. The taxes of all notes of an order add up to the tax of its invoices. */
export function creditNoteContent(correction: Correction): DocumentContent {
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
}: Correction): Pick<DocumentContent, 'lines' | 'amounts'> {
  const { amounts } = invoiced.content
  const [, taxUpTo = ZERO] = splitCents(addCents(before.total, amount), [amounts.net, amounts.tax])
  // An invoice issued between two notes may change the share of tax by a cent.
  const tax = cents(Math.min(amount, Math.max(0, taxUpTo - before.tax)))
  const net = subtractCents(amount, tax)
  const detail = [`Order ${invoiced.content.order_number}`, about].filter(Boolean).join(': ')
  return {
    lines: [{ title: 'Refund', detail, count: 1, price: net, discount: ZERO, total: net }],
    amounts: {
      ...amounts,
      subtotal: net,
      discount: ZERO,
      shipping: ZERO,
      assembly: undefined,
      net,
      tax,
      total: amount,
    },
  }
}
