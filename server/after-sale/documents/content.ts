import { addCents, subtractCents, ZERO } from '@/domain/kit/money'
import { boughtThings, bundleNote, type LineBundle } from '@/domain/shop/goods/ordered-bundle'
import { inCurrency, type ExchangeRate } from '@/domain/shop/tax/exchange-rate'
import { reasonTitle } from '@/domain/shop/tax/certificate'
import { regionTitle, taxNumbers } from '@/domain/shop/tax/registration'
import { sumTaxes } from '@/domain/shop/tax/tax'
import { taxCurrency } from '@/domain/shop/tax/tax-currency'
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

import { findCertificateOf, payingProvider } from './queries'

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
  const destination = await destinationOf(tx, order, at)
  return {
    seller: { ...(await readSeller(deps, tx)), ...destination.numbers },
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
    amounts: {
      ...withLocalTax(amountsOf(order, lines), destination.local),
      ...(await exemptionOf(tx, order)),
    },
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
  const paid = await payingProvider(tx, order.id)
  const line = { title, detail: `Change: ${words.join(', ')}`, count, discount: ZERO, total: net }
  return {
    ...whole,
    lines: [{ ...line, price: edit.each_cents }],
    amounts: withLocalTax(
      {
        ...whole.amounts,
        ...{ subtotal: net, discount: ZERO, shipping: ZERO, assembly: undefined, net, tax, total },
        taxes: edit.taxes,
      },
      whole.amounts.local_tax,
    ),
    settled: [{ title: providerTitle(deps, paid), amount: total }],
  }
}

/** Returns what the law of the destination asks invoices for: tax numbers, and the exchange rate of the tax. */
async function destinationOf(tx: Db, order: OrderRow, at: Date) {
  const { taxes, allCountriesById } = await readCatalog(tx)
  const country = allCountriesById.get(order.country_id)
  if (!country) return { numbers: {}, local: undefined }
  const { region } = order.shipping_address
  const currency = taxCurrency(country.code)
  const rate = currency === null ? undefined : taxes.exchangeRates.get(currency)
  const numbers = taxNumbers(taxes, { country, region, postcode: '' }, dayOf(at))
  return {
    numbers: numbers.length > 0 ? { tax_numbers: numbers } : {},
    local: currency === null || !rate ? undefined : { ...rate, currency },
  }
}

type Amounts = DocumentContent['amounts']

export function withLocalTax(
  { local_tax: _, ...amounts }: Amounts,
  local: (ExchangeRate & { currency: string }) | undefined,
): Amounts {
  if (!local || amounts.tax === 0) return amounts
  const { rate, valid_on, source, currency } = local
  const amount = inCurrency(amounts.tax, currency, new Map([[currency, local]])) ?? ZERO
  return { ...amounts, local_tax: { rate, valid_on, source, currency, amount } }
}

function amountsOf(order: OrderRow, lines: readonly LineRow[]): DocumentContent['amounts'] {
  const net = subtractCents(order.total_cents, order.tax_cents)
  return {
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    ...(order.discount_reason !== null && { discount_reason: order.discount_reason }),
    shipping: order.shipping_cents,
    ...(order.assembly && {
      assembly: { title: `Assembly by ${order.assembly.title}`, amount: order.assembly_cents },
    }),
    net,
    tax: order.tax_cents,
    tax_title: order.tax_title,
    taxes: sumTaxes([...lines.flatMap(({ taxes }) => taxes), ...order.delivery_taxes]),
    total: order.total_cents,
  }
}

/** Names the certificate that exempted the order, which its invoice has to state. */
async function exemptionOf(tx: Db, order: OrderRow): Promise<{ exemption?: string }> {
  const certificate = await findCertificateOf(tx, order)
  if (!certificate) return {}
  const { country_code, region, number } = certificate
  const where = regionTitle(country_code, region)
  return {
    exemption: `Tax exemption in ${where}: ${reasonTitle(certificate)}, certificate ${number}`,
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
export const lineDetail = (line: Pick<LineRow, 'options' | 'description' | 'bundle'>): string =>
  lineChoice(line) || line.description

/** Returns what distinguishes a line from others of the same title; empty if nothing does. */
export function lineChoice(line: Pick<LineRow, 'options' | 'bundle'>): string {
  return [choiceOf(line), bundleNote(line.bundle)].filter(Boolean).join(', ')
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

export function dayOf(at: Date): string {
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
    ...(first.content.amounts.taxes && {
      taxes: sumTaxes(invoices.flatMap(({ content }) => content.amounts.taxes ?? [])),
    }),
  }
  const lines = [...first.content.lines, ...others.flatMap(({ content }) => content.lines)]
  return { number: first.number, content: { ...first.content, lines, amounts } }
}
