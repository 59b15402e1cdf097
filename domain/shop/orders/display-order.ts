import { addCents, subtractCents, timesCents, ZERO, type Cents } from '@/domain/kit/money'
import { rateOf, taxOn, totalTax, type ChargedTax } from '@/domain/shop/tax/tax'

interface Line {
  price_cents: Cents
  total_cents: Cents
  discount_cents: Cents
  count: number
  taxes: readonly ChargedTax[]
}

interface Amounts {
  discount_cents: Cents
  subtotal_cents: Cents
  shipping_cents: Cents
  assembly_cents: Cents
  tax_cents: Cents
  assembly: { count: number } | null
  delivery_taxes: readonly ChargedTax[]
}

export interface DisplayLine {
  price: Cents
  total_price: Cents
  discount: Cents
}

export interface DisplayOrder {
  subtotal: Cents
  discount: Cents
  shipping: Cents
  assembly: Cents
  /** Whether the amounts include the tax. */
  includes_tax: boolean
  lines: DisplayLine[]
}

const withTaxes = (net: Cents, taxes: readonly ChargedTax[]): Cents =>
  addCents(net, taxOn(net, rateOf(taxes)))

/** Returns the price of a unit with the taxes that its line was charged. */
export const withLineTax = (price: Cents, { taxes }: Pick<Line, 'taxes'>): Cents =>
  withTaxes(price, taxes)

/**
 * Returns the amounts of an order as its buyer saw them at the checkout: with tax where prices include it
 * (decision 22). They add up to the total, to the cent.
 */
export function displayOrder(
  order: Amounts,
  { lines, includesTax }: { lines: readonly Line[]; includesTax: boolean },
): DisplayOrder {
  const charged = totalTax([...lines.flatMap(({ taxes }) => taxes), ...order.delivery_taxes])
  // Orders of earlier versions stored their tax only as a sum, so their amounts stay before tax.
  if (!includesTax || charged !== order.tax_cents) return netOrder(order, lines)
  const shown = displayLines(lines, true)
  const { assembly_cents: net, assembly } = order
  const count = assembly?.count ?? 1
  const fee = withTaxes(Math.floor(net / count) as Cents, order.delivery_taxes)
  const fees = net === 0 ? ZERO : timesCents(fee, count)
  const delivery = addCents(order.shipping_cents, net, totalTax(order.delivery_taxes))
  return {
    subtotal: addCents(...shown.map(({ total_price }) => total_price)),
    discount: addCents(...shown.map(({ discount }) => discount)),
    shipping: subtractCents(delivery, fees),
    assembly: fees,
    includes_tax: true,
    lines: shown,
  }
}

/** Returns lines as their buyer saw them. */
export const displayLines = (lines: readonly Line[], includesTax: boolean): DisplayLine[] =>
  lines.map(includesTax ? displayLine : netLine)

function netLine({ price_cents, total_cents, discount_cents }: Line): DisplayLine {
  return { price: price_cents, total_price: total_cents, discount: discount_cents }
}

function displayLine(line: Line): DisplayLine {
  const { price_cents, total_cents, discount_cents, count, taxes } = line
  const price = withTaxes(price_cents, taxes)
  const paid = addCents(subtractCents(total_cents, discount_cents), totalTax(taxes))
  // The price of a bundle's part isn't a multiple of its own, so its total is what it cost.
  const isMultiple = total_cents === timesCents(price_cents, count)
  const total_price =
    discount_cents === 0
      ? paid
      : isMultiple
        ? timesCents(price, count)
        : withTaxes(total_cents, taxes)
  return { price, total_price, discount: subtractCents(total_price, paid) }
}

function netOrder(order: Amounts, lines: readonly Line[]): DisplayOrder {
  return {
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    shipping: order.shipping_cents,
    assembly: order.assembly_cents,
    includes_tax: false,
    lines: displayLines(lines, false),
  }
}
