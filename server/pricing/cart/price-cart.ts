import type { QuotedCart, Totals } from '@/contract/shop/cart/cart'
import { tooManyOf } from '@/contract/kit/too-many'
import {
  goodsPicture,
  productSku,
  versionText,
  type Product,
} from '@/domain/shop/accessories/accessory'
import type { Dealer } from '@/domain/community/dealers/dealers'
import { MAX_LINE_COUNT } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { leadTimeText } from '@/domain/shop/bikes/lead-time'
import { addWorkingDays, arrivalOf, factoryCalendar } from '@/domain/shop/checkout/delivery'
import { goodsArrival } from '@/domain/shop/goods/goods-delivery'
import { isUntaxed } from '@/domain/shop/orders/free-line'
import { ZERO, type Cents } from '@/domain/kit/money'
import type { PromoOffers, PromoResult } from '@/domain/shop/promo/promo'
import { quoteOrder, type Quote } from '@/domain/shop/checkout/quote'
import { exemptTitle } from '@/domain/shop/tax/certificate'
import { titleOf, type ChargedTax } from '@/domain/shop/tax/tax'
import { taxedCountry, type Catalog, type Destination, type TaxedCountry } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { pick } from '@/utils/omit'

import { bikeLine, type BikeShop } from './bike-line'
import { bundleParts, partsText } from './bundle-parts'
import { freeLine } from './free-line'
import { goneLine, goneProblem } from './gone-line'
import type { Draft, Item, PricedLine } from './priced-line'
import {
  giftProblem,
  productPrice,
  requireGift,
  requireGiftDay,
  requireVariant,
} from './product-price'

export interface PricedCart extends TaxedCountry {
  quote: QuotedCart
  lines: PricedLine[]
  delivery_taxes: ChargedTax[]
  /** Id of the tax service's calculation; absent if the shop's own registrations decided. */
  tax_calculation?: string
  /** Whether they decided because the tax service didn't answer. */
  is_tax_fallback?: boolean
  /** Result of the entered code. `goods` is the amount eligible for it, as shown, which excludes gift cards. */
  promo: PromoResult & { goods: Cents; threshold: Cents } & Pick<Quote, 'applied' | 'free_shipping'>
  hasBike: boolean
}

interface AssemblyCharge {
  fee: Cents
  assembly: QuotedCart['assembly']
}

interface LineShop extends BikeShop {
  shopDay: string
}

interface PriceInput {
  items: readonly Item[]
  destination: Destination
  promo: PromoOffers | null
  /** Day in the factory's calendar, 'YYYY-MM-DD'. */
  today: string
  /** Date in the shop's time zone, which decides when gift cards are sent; defaults to `today`. */
  shopDay?: string | undefined
  /** Maximum quantity of a line. */
  perLine?: number
  /** Whether builds forbidden by the country's law are rejected or reported with a fix. */
  law?: BikeShop['law']
  /** Whether items that the shop no longer offers are lines with a problem instead of an error. */
  keepsGone?: boolean
  /** Dealer that assembles the bikes; absent if it doesn't serve the country. */
  assemblyDealerId?: number | null | undefined
}

/**
 * Prices a cart from the catalog alone, ignoring amounts sent by the client.
 * @throws DomainError country_not_found, product_not_found, bike_not_found or build_invalid
 */
export function priceCart(catalog: Catalog, input: PriceInput): PricedCart {
  const { destination, today, promo, law = 'refused', perLine = MAX_LINE_COUNT } = input
  const { entered = null, automatic } = promo ?? {}
  const taxed = requireTaxed(catalog, destination, today)
  const { country } = taxed
  const shop = { catalog, country, today, law, shopDay: input.shopDay ?? today }
  const drafts = input.items.map((item) => draftOf(shop, item, input.keepsGone))
  const bikes = drafts.filter(isAssembled).reduce((sum, { count }) => sum + count, 0)
  const hasAssembly = catalog.dealers.some((dealer) => assembles(dealer, country))
  const { fee, assembly } = assemblingOf(catalog, country, { bikes, input })
  const quote = quoteOrder(
    drafts.map((draft) => ({
      ...pick(draft, ['price', 'count', 'kind', 'product_id']),
      is_bike: draft.kind === 'bike' && !draft.isDigital,
      is_digital: draft.isDigital,
      is_voucher: isUntaxed(draft),
      assembly: isAssembled(draft) ? fee : ZERO,
    })),
    country,
    entered,
    automatic,
  )
  const lines = drafts.map(({ isDigital: _, ...draft }, index) => ({
    ...draft,
    total_price: quote.lines[index]?.total ?? draft.price,
    discount: quote.lines[index]?.discount ?? quote.discount,
    problem: draft.problem ?? excessOfLine(draft, perLine),
    taxes: quote.lines[index]?.taxes ?? [],
    shown_price: quote.shown.lines[index]?.price ?? draft.price,
    shown_total_price: quote.shown.lines[index]?.total ?? draft.price,
  }))
  const delivery = withAssembly(
    latestDelivery(catalog, lines, { country, today: input.today }),
    assembly,
  )
  return {
    quote: {
      lines,
      totals: totalsOf(quote, taxed),
      shown: quote.shown,
      automatic: automaticOf(quote),
      certificate: taxed.exemption?.certificate.number ?? null,
      max_per_line: perLine,
      country_id: country.id,
      is_taxed_on_import: quote.is_taxed_on_import,
      is_tax_estimated: country.taxed_regions.length > 0 && !destination.region,
      delivery_date: delivery.date,
      delivery_cause: delivery.cause,
      bikes: hasAssembly ? bikes : 0,
      assembly,
    },
    lines,
    delivery_taxes: quote.delivery_taxes,
    promo: promoOf(quote, entered),
    ...taxed,
    hasBike: lines.some(({ kind }) => kind === 'bike'),
  }
}

function requireTaxed(catalog: Catalog, destination: Destination, day: string): TaxedCountry {
  const taxed = taxedCountry(catalog, destination, day)
  if (taxed) return taxed
  throw new DomainError('country_not_found', `No country ${destination.countryId}.`)
}

function totalsOf(quote: Quote, { country, exemption }: TaxedCountry): Totals {
  const { taxes, tax_title: otherwise } = country
  const tax_title = exemption
    ? exemptTitle(exemption, titleOf(taxes, ''))
    : titleOf(taxes, otherwise)
  const { subtotal, discount, shipping, assembly, tax, total } = quote
  return { subtotal, discount, shipping, assembly, tax, tax_title, total }
}

const promoOf = (quote: Quote, entered: PromoOffers['entered']): PricedCart['promo'] => ({
  ...quote.promo,
  goods: quote.goods,
  threshold: entered?.rule?.threshold ?? ZERO,
  ...pick(quote, ['applied', 'free_shipping']),
})

/** Returns the code that applies without being entered, and what it takes off, as shown. */
function automaticOf({ applied, promo, shown, free_shipping }: Quote): QuotedCart['automatic'] {
  if (applied === null || promo.state === 'applied') return null
  return { code: applied, discount: shown.discount, free_shipping: free_shipping.shown }
}

export function excessOfLine(line: { title: string; count: number }, perLine: number) {
  return line.count > perLine ? tooManyOf(line.title, perLine) : null
}

/** Returns whether a bike is shipped and thus assembled, unlike an upgrade of an ordered bike. */
const isAssembled = ({ kind, isDigital }: Draft) => kind === 'bike' && !isDigital

function assemblingOf(
  { dealers }: Catalog,
  country: Country,
  { bikes: count, input }: { bikes: number; input: PriceInput },
): AssemblyCharge {
  const dealer = dealers.find(({ id }) => id === input.assemblyDealerId)
  if (!dealer?.assembly || !assembles(dealer, country) || count === 0)
    return { fee: ZERO, assembly: null }
  const { id: dealer_id, title } = dealer
  const { fee, days } = dealer.assembly
  const address = dealer.address_lines.join(', ')
  return { fee, assembly: { dealer_id, title, address, days, count } }
}

const assembles = (dealer: Dealer, { id }: Country) =>
  dealer.is_active && dealer.country_id === id && dealer.assembly !== null

/** Adds the working days that the dealer needs for assembly. */
function withAssembly(
  delivery: { date: string; cause: string },
  assembly: QuotedCart['assembly'],
): { date: string; cause: string } {
  if (!assembly) return delivery
  const { days, title } = assembly
  const date = addWorkingDays(delivery.date, days, [])
  const time = `${days} business ${days === 1 ? 'day' : 'days'}`
  const cause = `${delivery.cause} Assembly at ${title} takes ${time}.`.trimStart()
  return { date, cause }
}

function draftOf(shop: LineShop, item: Item, keepsGone = false): Draft {
  try {
    return draftLine(shop, item)
  } catch (error) {
    const problem = keepsGone ? goneProblem(error) : null
    if (problem === null) throw error
    return goneLine(shop.catalog, item, problem)
  }
}

function draftLine(shop: LineShop, item: Item): Draft {
  const { catalog } = shop
  if (item.free) return freeLine(item.free, item.count)
  if (item.server) return bikeLine(shop, item, item.server)
  const product = catalog.productsById.get(item.product_id)
  if (!product) throw new DomainError('product_not_found', `No product ${item.product_id}.`)
  return productLine(product, item, shop)
}

function productLine(
  product: Product,
  item: Omit<Item, 'server' | 'upgrade'>,
  { catalog, shopDay, law }: LineShop,
): Draft {
  const gift = requireGift(product, item.gift ?? null)
  if (law === 'refused') requireGiftDay(gift, shopDay)
  const variant = requireVariant(product, item.variant ?? null)
  const variantId = variant?.id ?? null
  const parts = bundleParts(product, catalog)
  const contents = partsText(parts)
  return {
    product_id: product.id,
    kind: product.kind,
    title: product.title,
    description: contents ?? product.description,
    thumbnail: goodsPicture(product, variant),
    bike_slug: null,
    build: null,
    variant: variantId,
    options: { ...versionText(variant), upgrades: [] },
    count: item.count,
    price: productPrice(product, { amount: item.amount ?? null, variant }),
    sku: product.is_digital || product.bundle ? null : productSku(product.id, variantId),
    parts,
    build_sheet: null,
    order_bike_id: null,
    gift,
    contents,
    external_link: product.external_link,
    problem: giftProblem(gift, shopDay),
    fix: null,
    isDigital: product.is_digital,
  }
}

// All lines are delivered together, so the slowest line determines the date.
function latestDelivery(
  catalog: Catalog,
  lines: readonly PricedLine[],
  { country, today }: { country: Country; today: string },
): { date: string; cause: string } {
  const calendar = factoryCalendar(catalog, today)
  const estimates = lines.map((line) => {
    const bike = line.bike_slug ? catalog.bikesBySlug.get(line.bike_slug) : undefined
    if (bike && line.build) {
      const { date, cause } = arrivalOf(bike, line.build, { calendar, country })
      return { date, cause: leadTimeText(cause) }
    }
    const product = catalog.productsById.get(line.product_id)
    const kind = product ?? { is_battery: false, is_digital: false }
    return { date: goodsArrival(calendar, country, kind), cause: '' }
  })
  return estimates.reduce((latest, one) => (one.date > latest.date ? one : latest))
}
