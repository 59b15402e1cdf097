import type { Country } from './country'
import type { Cents } from './money'
import { addCents, shareOfCents, splitCents, subtractCents, timesCents, ZERO } from './money'
import { promoDiscount, type PromoRequest, type PromoResult } from './promo'

/** One line of goods: the price of one piece in cents and how many. */
export interface QuoteLine {
  price: Cents
  count: number
  is_bike: boolean
  /** A digital line ships for nothing. */
  is_digital: boolean
  /** A gift card is money in another form: it is taxed when it is spent, and no promotion makes it cheaper. */
  is_voucher?: boolean
  /** What a dealer takes for the assembly of one piece. */
  assembly?: Cents
}

/** All amounts of an order in cents; the one calculation behind cart, checkout, order and refund. */
export interface Quote {
  lines: { total: Cents; discount: Cents }[]
  subtotal: Cents
  discount: Cents
  shipping: Cents
  assembly: Cents
  tax: Cents
  total: Cents
  promo: PromoResult
}

/**
 * Adds up an order: goods, promotion spread over the lines to the cent, shipping per bike and once for
 * all other goods, a dealer's assembly, tax on goods less promotion plus shipping and assembly, rounded once. Gift cards are neither taxed nor
 * made cheaper.
 */
export function quoteOrder(
  lines: readonly QuoteLine[],
  country: Country,
  promoRequest: PromoRequest | null,
): Quote {
  const totals = lines.map(({ price, count }) => timesCents(price, count))
  const subtotal = addCents(...totals)
  const goods = totals.map((total, index) => (lines[index]?.is_voucher ? ZERO : total))
  const promo = promoDiscount(promoRequest, addCents(...goods))
  const discounts = splitCents(promo.discount, goods)
  const shipping = shippingOf(lines, country)
  const assembly = addCents(
    ...lines.map(({ assembly: fee = ZERO, count }) => timesCents(fee, count)),
  )
  const taxable = addCents(subtractCents(addCents(...goods), promo.discount), shipping, assembly)
  const tax = shareOfCents(taxable, country.tax_basis_points)
  return {
    lines: totals.map((total, index) => ({ total, discount: discounts[index] ?? ZERO })),
    subtotal,
    discount: promo.discount,
    shipping,
    assembly,
    tax,
    total: addCents(subtractCents(subtotal, promo.discount), shipping, assembly, tax),
    promo,
  }
}

function shippingOf(lines: readonly QuoteLine[], country: Country): Cents {
  const sent = lines.filter(({ count }) => count > 0)
  const bikes = sent.reduce((sum, { is_bike, count }) => sum + (is_bike ? count : 0), 0)
  const hasGoods = sent.some(({ is_bike, is_digital }) => !is_bike && !is_digital)
  return addCents(
    timesCents(country.shipping_bike, bikes),
    hasGoods ? country.shipping_goods : ZERO,
  )
}
