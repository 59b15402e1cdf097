import type { DeliveredPrice } from '@/contract/shop/goods/goods'
import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { Country } from '@/domain/shop/countries/country'
import { PACKING_DAYS } from '@/domain/shop/goods/goods-delivery'
import { leadDays } from '@/domain/shop/bikes/lead-time'
import { ZERO } from '@/domain/kit/money'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Item } from '@/server/pricing'
import { priceCart } from '@/server/pricing/cart/price-cart'

export interface DeliveryQuery {
  country: number
  product: number
  variant?: string | null | undefined
  /** Amount of a gift card, in dollars. */
  amount?: number | null | undefined
  /** Day of the factory's calendar, 'YYYY-MM-DD'. */
  today: string
}

/**
 * Prices a one-line cart, so that the price can't differ from cart and checkout.
 * @throws DomainError country_not_found, product_not_found, invalid_input
 */
export function deliveredPrice(catalog: Catalog, query: DeliveryQuery): DeliveredPrice {
  const country = catalog.countriesById.get(query.country)
  if (!country) throw new DomainError('country_not_found', `No country ${query.country}.`)
  const { today } = query
  const bike = catalog.bikesById.get(query.product)
  if (bike)
    return deliveredBuild(catalog, { bike, build: defaultBuild(bike, country), country, today })
  return deliveredPriceFor(catalog, { item: goodsItem(query), country, bike, today })
}

interface BuildQuery {
  bike: Bike
  build: Build
  country: Country
  today: string
}

/** Prices one build. It isn't deliverable where the law or the bike's rules forbid it. */
export function deliveredBuild(
  catalog: Catalog,
  { bike, build, country, today }: BuildQuery,
): DeliveredPrice {
  const item = { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }
  try {
    return deliveredPriceFor(catalog, { item, country, bike, today })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'build_invalid') throw error
    return notDeliverable(bike.id, country, error.sentence)
  }
}

function goodsItem({ product, variant, amount }: DeliveryQuery): Item {
  return { product_id: product, count: 1, variant: variant ?? null, amount: amount ?? null }
}

interface DeliveredPriceQuery {
  item: Item
  country: Country
  bike: Bike | undefined
  today: string
}

function deliveredPriceFor(
  catalog: Catalog,
  { item, country, bike, today }: DeliveredPriceQuery,
): DeliveredPrice {
  const { quote } = priceCart(catalog, {
    items: [item],
    destination: { countryId: country.id },
    promo: null,
    today,
  })
  const product = catalog.productsById.get(item.product_id)
  const isBattery = bike !== undefined || product?.is_battery === true
  const isDigital = product?.is_digital === true
  const { battery, goods } = country.transit_days
  const { subtotal, shipping, tax, tax_title, total } = quote.totals
  return {
    ...placeOf(item.product_id, country),
    is_deliverable: true,
    reason: null,
    price: subtotal,
    shipping,
    tax,
    tax_title,
    total,
    shown: {
      price: quote.shown.subtotal,
      shipping: quote.shown.shipping,
      includes_tax: quote.shown.includes_tax,
    },
    way: isDigital ? 'email' : isBattery ? 'ground' : 'parcel',
    working_days:
      bike && item.server ? leadDays(bike, item.server.build) : isDigital ? 0 : PACKING_DAYS,
    transit_days: isDigital ? 0 : isBattery ? battery : goods,
    delivery_date: quote.delivery_date,
  }
}

function placeOf(product: number, country: Country) {
  return { product, country_id: country.id, country: country.title, country_code: country.code }
}

function notDeliverable(product: number, country: Country, reason: string): DeliveredPrice {
  return {
    ...placeOf(product, country),
    is_deliverable: false,
    reason,
    price: ZERO,
    shipping: ZERO,
    tax: ZERO,
    tax_title: country.tax_title,
    total: ZERO,
    shown: { price: ZERO, shipping: ZERO, includes_tax: country.prices_include_tax },
    way: 'ground',
    working_days: 0,
    transit_days: 0,
    delivery_date: null,
  }
}
