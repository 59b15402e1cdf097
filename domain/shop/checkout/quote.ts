import type { Country } from '@/domain/shop/countries/country'
import type { Cents } from '@/domain/kit/money'
import { addCents, cents, splitCents, subtractCents, timesCents, ZERO } from '@/domain/kit/money'
import {
  countsFor,
  promoDiscount,
  type PromoKind,
  type PromoOffers,
  type PromoRequest,
  type PromoResult,
} from '@/domain/shop/promo/promo'
import { displayPrice, type TaxRule } from '@/domain/shop/tax/display-price'
import { collectedTaxes, sumTaxes, taxOn, totalTax, type ChargedTax } from '@/domain/shop/tax/tax'

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
  lines: { total: Cents; discount: Cents; taxes: ChargedTax[] }[]
  /** Taxes on shipping and assembly. */
  delivery_taxes: ChargedTax[]
  tax: Cents
  total: Cents
  /** Result of the code that the customer entered. */
  promo: PromoResult
  /** Code that the amounts contain, entered or automatic; null without one. */
  applied: string | null
  /** Shipping that the code waives, before tax and as displayed. The amounts don't contain it. */
  free_shipping: { net: Cents; shown: Cents }
  shown: DisplayAmounts
  /** Display amount of the goods that the entered code applies to, never gift cards. */
  goods: Cents
  /** Whether the goods are worth too much for the shop to collect a tax, so that the carrier does on import. */
  is_taxed_on_import: boolean
}

/**
 * Calculates an order: goods, the promotion allocated to lines to the cent, shipping per bike and once for all other
 * goods, a dealer's assembly, and tax on goods minus promotion plus shipping and assembly. Gift cards are neither
 * taxed nor discounted. If display prices include tax, it is rounded per unit, so that units and total match the
 * listed prices to the cent; otherwise it is rounded once (decision 22). Of the entered code and those that apply
 * automatically, only the one with the lowest total is used; of equal ones, the entered one.
 */
export function quoteOrder(
  lines: readonly QuoteLine[],
  country: Country,
  entered: PromoRequest | null,
  automatic: PromoOffers['automatic'] = [],
): Quote {
  const within = (taxes: Country['taxes']): Country => ({
    ...country,
    taxes: taxes.map((tax) => ({ ...tax, limit: null })),
  })
  // Compared with all taxes, also those that the carrier collects, because the customer pays these, too.
  const quoteOf = (promo: PromoRequest | null) => quoteTaxed(lines, within(country.taxes), promo)
  const own = quoteOf(entered)
  const { request, whole } = automatic.reduce(
    (best, offer) => {
      const quoted = quoteOf(offer)
      return quoted.total < best.whole.total ? { request: offer, whole: quoted } : best
    },
    { request: entered, whole: own },
  )
  const unused: PromoResult = own.applied === null ? own.promo : NOT_BEST
  const result = request === entered ? {} : { promo: unused, goods: own.goods }
  const goods = lines.filter(({ is_voucher }) => !is_voucher)
  const vouchers = lines.filter(({ is_voucher }) => is_voucher)
  const collected = collectedTaxes(country.taxes, {
    consignment: subtractCents(
      subtractCents(whole.subtotal, whole.discount),
      addCents(...vouchers.map(({ price, count }) => timesCents(price, count))),
    ),
    item: cents(Math.max(0, ...goods.map(({ price }) => price))),
  })
  if (collected.length === country.taxes.length) {
    return { ...whole, ...result, is_taxed_on_import: false }
  }
  const rest = quoteTaxed(lines, within(collected), request)
  return { ...rest, ...result, is_taxed_on_import: true }
}

const NOT_BEST: PromoResult = { state: 'not-best', discount: ZERO }

function quoteTaxed(
  lines: readonly QuoteLine[],
  country: Country,
  promoRequest: PromoRequest | null,
): Omit<Quote, 'is_taxed_on_import'> {
  const totals = lines.map(({ price, count }) => timesCents(price, count))
  const shown = displayLines(lines, country)
  const {
    promo,
    goods,
    shipping: whole,
    waived,
  } = applyPromo(promoRequest, { lines, country, shown })
  const shownDiscounts = splitCents(promo.discount, goods)
  const discounts = shownDiscounts.map((discount, index) =>
    withoutTax(discount, { net: totals[index] ?? ZERO, gross: goods[index] ?? ZERO }),
  )
  const net = {
    subtotal: addCents(...totals),
    discount: addCents(...discounts),
    shipping: subtractCents(whole, waived),
    assembly: assemblyOf(lines, (fee) => fee),
  }
  const amounts: DisplayAmounts = {
    lines: shown,
    subtotal: addCents(...shown.map(({ total }) => total)),
    discount: promo.discount,
    shipping: displayPrice(net.shipping, onDelivery(country)),
    assembly: assemblyOf(lines, (fee) => displayPrice(fee, country)),
    includes_tax: country.prices_include_tax,
  }
  const charged = taxesOf(country, [
    ...totals.map((total, index) => ({
      net: subtractCents(total, discounts[index] ?? ZERO),
      shown: subtractCents(shown[index]?.total ?? ZERO, shownDiscounts[index] ?? ZERO),
      kind: lines[index]?.is_voucher ? ('voucher' as const) : ('goods' as const),
    })),
    { net: net.shipping, shown: amounts.shipping, kind: 'delivery' as const },
    { net: net.assembly, shown: amounts.assembly, kind: 'goods' as const },
  ])
  const tax = totalTax(charged.flat())
  return {
    ...net,
    lines: totals.map((total, index) => ({
      ...{ total, discount: discounts[index] ?? ZERO, taxes: charged[index] ?? [] },
    })),
    delivery_taxes: sumTaxes(charged.slice(lines.length).flat()),
    tax,
    total: addCents(sumOf(net), tax),
    promo,
    free_shipping: {
      net: waived,
      shown: subtractCents(displayPrice(whole, onDelivery(country)), amounts.shipping),
    },
    applied: promo.state === 'applied' ? codeOf(promoRequest) : null,
    shown: amounts,
    goods: addCents(...goods),
  }
}

/** A discount that staff give has no code. */
const codeOf = (request: PromoRequest | null) =>
  (request?.is_given ? null : request?.rule?.code) ?? null

interface ApplyPromoInput {
  lines: readonly QuoteLine[]
  country: Country
  shown: DisplayAmounts['lines']
}

/** Applies a code to its eligible goods. `waived` is the part of the whole shipping that it takes off, before tax. */
function applyPromo(request: PromoRequest | null, { lines, country, shown }: ApplyPromoInput) {
  const isEligible = lines.map((line) => !line.is_voucher && countsFor(request?.rule, line))
  const goods = shown.map(({ total }, index) => (isEligible[index] ? total : ZERO))
  const shipping = shippingOf(lines, country)
  const others = lines.filter((_, index) => !isEligible[index])
  const waivable = subtractCents(shipping, shippingOf(others, country))
  const promo = promoDiscount(request, addCents(...goods), {
    countryId: country.id,
    pieces: lines.flatMap(({ count, is_digital }, index) =>
      isEligible[index] && !is_digital ? [{ price: shown[index]?.price ?? ZERO, count }] : [],
    ),
    shipping: waivable,
  })
  const isFree = promo.state === 'applied' && request?.rule?.free_shipping === true
  return { promo, goods, shipping, waived: isFree ? waivable : ZERO }
}

interface TaxedPart {
  net: Cents
  /** Amount as displayed, which includes the taxes where the law says so. */
  shown: Cents
  kind: 'goods' | 'delivery' | 'voucher'
}

/** Returns the taxes of each part. Their sums are what the parts' display prices include, or else rounded once. */
function taxesOf(country: Country, parts: readonly TaxedPart[]): ChargedTax[][] {
  const charged = parts.map((): ChargedTax[] => [])
  const baseOf = (tax: Country['taxes'][number], { kind, net }: TaxedPart) =>
    kind === 'voucher' || (kind === 'delivery' && !tax.taxes_delivery) ? ZERO : net
  const included = parts.map((part) => {
    const rates = country.taxes.map((tax) => (baseOf(tax, part) === 0 ? 0 : tax.rate))
    return splitCents(subtractCents(part.shown, part.net), rates)
  })
  for (const [index, { title, jurisdiction, rate, ...rule }] of country.taxes.entries()) {
    const bases = parts.map((part) => baseOf({ title, jurisdiction, rate, ...rule }, part))
    const shares = country.prices_include_tax
      ? included.map((each) => each[index] ?? ZERO)
      : splitCents(taxOn(addCents(...bases), rate), bases)
    for (const [at, tax] of shares.entries()) {
      const base = bases[at] ?? ZERO
      if (base > 0) charged[at]?.push({ title, jurisdiction, rate, base, tax })
    }
  }
  return charged
}

/** Returns the rule for the price of shipping, which not every jurisdiction taxes. */
const onDelivery = ({ prices_include_tax, taxes }: TaxRule): TaxRule => ({
  prices_include_tax,
  taxes: taxes.filter((tax) => tax.taxes_delivery),
})

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
