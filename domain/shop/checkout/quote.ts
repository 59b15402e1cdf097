import type { Country } from '@/domain/shop/countries/country'
import type { Cents } from '@/domain/kit/money'
import {
  addCents,
  shareOfCents,
  splitCents,
  subtractCents,
  timesCents,
  ZERO,
} from '@/domain/kit/money'
import {
  countsFor,
  promoDiscount,
  type PromoKind,
  type PromoRequest,
  type PromoResult,
} from '@/domain/shop/promo/promo'
import { displayPrice } from '@/domain/kit/display-price'

/** One line of goods: unit price in cents and quantity. */
export interface QuoteLine {
  price: Cents
  count: number
  /** Kind and product, for codes that apply to some goods only. */
  kind?: PromoKind
  product_id?: number
  is_bike: boolean
  /** Whether the line is digital and has no shipping costs. */
  is_digital: boolean
  /** Whether it is a gift card: a voucher taxed on redemption, to which promotions don't apply. */
  is_voucher?: boolean
  /** A dealer's assembly fee per unit. */
  assembly?: Cents
}

/** Amounts before tax, in cents. */
interface Amounts {
  subtotal: Cents
  discount: Cents
  shipping: Cents
  assembly: Cents
}

/** Display amounts as required by the country's law, in cents. */
interface DisplayAmounts extends Amounts {
  lines: { price: Cents; total: Cents }[]
  /** Whether display amounts include tax and add up to the total without the tax row. */
  includes_tax: boolean
}

/** All amounts of an order in cents; the one calculation behind cart, checkout, order and refund. */
export interface Quote extends Amounts {
  lines: { total: Cents; discount: Cents }[]
  tax: Cents
  total: Cents
  promo: PromoResult
  shown: DisplayAmounts
  /** Display amount of the goods that the promotion applies to, never gift cards. */
  goods: Cents
}

/**
 * Calculates an order: goods, the promotion allocated to lines to the cent, shipping per bike and once for all other
 * goods, a dealer's assembly, and tax on goods minus promotion plus shipping and assembly. Gift cards are neither
 * taxed nor discounted. If display prices include tax, it is rounded per unit, so that units and total match the
 * listed prices to the cent; otherwise it is rounded once (decision 22).
 */
export function quoteOrder(
  lines: readonly QuoteLine[],
  country: Country,
  promoRequest: PromoRequest | null,
): Quote {
  const totals = lines.map(({ price, count }) => timesCents(price, count))
  const shown = displayLines(lines, country)
  const rule = promoRequest?.rule
  const goods = shown.map(({ total }, index) => {
    const { is_voucher, ...line } = lines[index] ?? {}
    return is_voucher || !countsFor(rule, line) ? ZERO : total
  })
  const promo = promoDiscount(promoRequest, addCents(...goods), country.id)
  const discounts = splitCents(promo.discount, goods).map((discount, index) =>
    withoutTax(discount, { net: totals[index] ?? ZERO, gross: goods[index] ?? ZERO }),
  )
  const net = {
    subtotal: addCents(...totals),
    discount: addCents(...discounts),
    shipping: shippingOf(lines, country),
    assembly: assemblyOf(lines, (fee) => fee),
  }
  const amounts: DisplayAmounts = {
    lines: shown,
    subtotal: addCents(...shown.map(({ total }) => total)),
    discount: promo.discount,
    shipping: displayPrice(net.shipping, country),
    assembly: assemblyOf(lines, (fee) => displayPrice(fee, country)),
    includes_tax: country.prices_include_tax,
  }
  const vouchers = addCents(...totals.filter((_, index) => lines[index]?.is_voucher))
  const tax = country.prices_include_tax
    ? subtractCents(sumOf(amounts), sumOf(net))
    : shareOfCents(subtractCents(sumOf(net), vouchers), country.tax_basis_points)
  return {
    ...net,
    lines: totals.map((total, index) => ({ total, discount: discounts[index] ?? ZERO })),
    tax,
    total: addCents(sumOf(net), tax),
    promo,
    shown: amounts,
    goods: addCents(...goods),
  }
}

function sumOf({ subtotal, discount, shipping, assembly }: Amounts): Cents {
  return addCents(subtractCents(subtotal, discount), shipping, assembly)
}

function displayLines(lines: readonly QuoteLine[], country: Country): DisplayAmounts['lines'] {
  return lines.map(({ price: net, count, is_voucher }) => {
    const price = is_voucher ? net : displayPrice(net, country)
    return { price, total: timesCents(price, count) }
  })
}

/** Returns a discount before tax, in proportion to its line, so that it never exceeds the line. */
function withoutTax(discount: Cents, line: { net: Cents; gross: Cents }): Cents {
  if (discount === 0) return ZERO
  return splitCents(discount, [line.net, line.gross - line.net])[0] ?? ZERO
}

function assemblyOf(lines: readonly QuoteLine[], feeOf: (fee: Cents) => Cents): Cents {
  return addCents(...lines.map(({ assembly: fee = ZERO, count }) => timesCents(feeOf(fee), count)))
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
