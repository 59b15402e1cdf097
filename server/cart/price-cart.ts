import type { z } from 'zod'

import type { GuestItem } from '@/contract/cart.schema'
import type { QuotedCart, QuotedLine } from '@/contract/cart'
import type { Product } from '@/domain/accessory'
import type { Bike, Build } from '@/domain/bike'
import {
  buildDescription,
  buildPrice,
  colorWords,
  sizeOf,
  priceLines,
  upgradesOf,
} from '@/domain/build'
import type { Country } from '@/domain/country'
import { deliveryEstimate } from '@/domain/delivery'
import { goodsArrival } from '@/domain/goods-delivery'
import { quoteOrder, type Quote } from '@/domain/quote'
import { validateBuild } from '@/domain/rules'

import type { Catalogue } from '../catalogue/read-catalogue'
import { DomainError } from '../http/domain-error'
import type { BuildSheet } from '../db/schema/orders'
import { buildSheet } from './build-sheet'

export type Item = z.output<typeof GuestItem>

/** One line with all that an order keeps of it. */
export interface PricedLine extends QuotedLine {
  /** What it takes from the warehouse; null for digital goods. */
  sku: string | null
  build_sheet: BuildSheet | null
}

export interface PricedCart {
  quote: QuotedCart
  lines: PricedLine[]
  promo: Quote['promo']
  country: Country
  hasBike: boolean
}

interface PriceInput {
  items: readonly Item[]
  countryId: number
  promoCode: string | null
  /** Day of the factory's calendar, 'YYYY-MM-DD'. */
  today: string
}

/**
 * Prices a cart from the catalogue alone. Nothing the client says about money is read.
 * @throws DomainError country_not_found, product_not_found, bike_not_found or build_invalid
 */
export function priceCart(catalogue: Catalogue, input: PriceInput): PricedCart {
  const country = catalogue.countriesById.get(input.countryId)
  if (!country) throw new DomainError('country_not_found', `No country ${input.countryId}.`)
  const drafts = input.items.map((item) => draftLine(catalogue, item, country))
  const quote = quoteOrder(
    drafts.map(({ price, count, kind, isDigital }) => ({
      price,
      count,
      is_bike: kind === 'bike',
      is_digital: isDigital,
    })),
    country,
    input.promoCode,
  )
  const lines = drafts.map(({ isDigital: _, ...draft }, index) => ({
    ...draft,
    total_price: quote.lines[index]?.total ?? draft.price,
    discount: quote.lines[index]?.discount ?? quote.discount,
  }))
  const delivery = latestDelivery(catalogue, lines, country, input.today)
  return {
    quote: {
      lines,
      totals: {
        subtotal: quote.subtotal,
        discount: quote.discount,
        shipping: quote.shipping,
        tax: quote.tax,
        tax_title: country.tax_title,
        total: quote.total,
      },
      country_id: country.id,
      delivery_date: delivery.date,
      delivery_cause: delivery.cause,
    },
    lines,
    promo: quote.promo,
    country,
    hasBike: lines.some(({ kind }) => kind === 'bike'),
  }
}

type Draft = Omit<PricedLine, 'total_price' | 'discount'> & { isDigital: boolean }

function draftLine(catalogue: Catalogue, item: Item, country: Country): Draft {
  if (item.server) return bikeLine(catalogue, item, item.server, country)
  const product = catalogue.productsById.get(item.product_id)
  if (!product) throw new DomainError('product_not_found', `No product ${item.product_id}.`)
  return productLine(product, item.count)
}

function bikeLine(
  catalogue: Catalogue,
  item: Item,
  server: NonNullable<Item['server']>,
  country: Country,
): Draft {
  const bike = catalogue.bikesBySlug.get(server.bike_slug)
  if (!bike || bike.id !== item.product_id) {
    throw new DomainError('bike_not_found', `No bike ${item.product_id} "${server.bike_slug}".`)
  }
  const build: Build = server.build
  refuseBroken(bike, build, country)
  const size = sizeOf(bike, build.size_id)
  return {
    product_id: bike.id,
    kind: 'bike',
    title: bike.title,
    description: buildDescription(bike, build),
    thumbnail: '',
    bike_slug: bike.slug,
    build,
    options: {
      color: colorWords(bike, build).join(', ') || null,
      size: size?.title ?? null,
      upgrades: upgradesOf(bike, build),
    },
    count: item.count,
    price: buildPrice(bike, build),
    sku: `frame:${bike.slug}:${size?.title ?? ''}`,
    build_sheet: { rows: buildSheet(bike, build), prices: priceLines(bike, build) },
    isDigital: false,
  }
}

function refuseBroken(bike: Bike, build: Build, country: Country): void {
  const broken = validateBuild(bike, build, country)
  const [first] = broken
  if (!first) return
  throw new DomainError('build_invalid', broken.map(({ rule_id }) => rule_id).join(', '), {
    message: `${bike.title}: ${first.reason}`,
    errors: broken.map(({ rule_id, reason }) => ({ field: `build.${rule_id}`, message: reason })),
  })
}

function productLine(product: Product, count: number): Draft {
  return {
    product_id: product.id,
    kind: product.kind,
    title: product.title,
    description: product.description,
    thumbnail: product.thumbnail,
    bike_slug: null,
    build: null,
    options: { color: null, size: null, upgrades: [] },
    count,
    price: product.price,
    sku: product.is_digital ? null : `product:${product.id}`,
    build_sheet: null,
    isDigital: product.is_digital,
  }
}

// Everything of an order is delivered together, so the slowest line sets the date.
function latestDelivery(
  catalogue: Catalogue,
  lines: readonly PricedLine[],
  country: Country,
  today: string,
): { date: string; cause: string } {
  const calendar = { today, closed_days: catalogue.closed_days }
  const estimates = lines.map((line) => {
    const bike = line.bike_slug ? catalogue.bikesBySlug.get(line.bike_slug) : undefined
    if (bike && line.build) {
      const { date, cause } = deliveryEstimate(bike, line.build, calendar, country)
      return { date, cause: cause.kind === 'bike' ? bike.title : `${bike.title}: ${cause.title}` }
    }
    const product = catalogue.productsById.get(line.product_id)
    const kind = product ?? { is_battery: false, is_digital: false }
    return { date: goodsArrival(calendar, country, kind), cause: line.title }
  })
  return estimates.reduce((latest, one) => (one.date > latest.date ? one : latest))
}
