import type { Country } from './country'
import type { Cents } from './money'
import { addCents, shareOfCents, splitCents, subtractCents, timesCents, ZERO } from './money'
import type { PromoResult } from './promo'
import { promoDiscount } from './promo'

/** One line of goods: the price of one piece in cents and how many. */
export interface QuoteLine {
  price: Cents
  count: number
  is_bike: boolean
  /** A digital line ships for nothing. */
  is_digital: boolean
}

/** All amounts of an order in cents; the one calculation behind cart, checkout, order and refund. */
export interface Quote {
  lines: { total: Cents; discount: Cents }[]
  subtotal: Cents
  discount: Cents
  shipping: Cents
  tax: Cents
  total: Cents
  promo: PromoResult
}

/**
 * Adds up an order: goods, promotion spread over the lines to the cent, shipping per bike and once for
 * all other goods, tax on goods less promotion plus shipping, rounded once.
 */
export function quoteOrder(
  lines: readonly QuoteLine[],
  country: Country,
  promoCode: string | null,
): Quote {
  const totals = lines.map(({ price, count }) => timesCents(price, count))
  const subtotal = addCents(...totals)
  const promo = promoDiscount(promoCode, subtotal)
  const discounts = splitCents(promo.discount, totals)
  const shipping = shippingOf(lines, country)
  const taxable = addCents(subtractCents(subtotal, promo.discount), shipping)
  const tax = shareOfCents(taxable, country.tax_basis_points)
  return {
    lines: totals.map((total, index) => ({ total, discount: discounts[index] ?? ZERO })),
    subtotal,
    discount: promo.discount,
    shipping,
    tax,
    total: addCents(taxable, tax),
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
