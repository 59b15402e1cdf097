import type { z } from 'zod'

import type { GuestItem } from '@/contract/cart.schema'
import type { QuotedCart, QuotedLine } from '@/contract/cart'
import { goodsPicture, productSku, versionWords, type Product } from '@/domain/accessory'
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
import { isGiftCard } from '@/domain/gift-card'
import { addCents, ZERO, type Cents } from '@/domain/money'
import type { PromoRequest, PromoResult } from '@/domain/promo'
import { quoteOrder } from '@/domain/quote'
import { validateBuild } from '@/domain/rules'
import { upgradeFault, upgradePrice, upgradesBetween } from '@/domain/upgrade'

import type { Catalogue } from '../catalogue/read-catalogue'
import { DomainError } from '../http/domain-error'
import type { BuildSheet } from '../db/schema/orders'
import { buildSheet } from './build-sheet'
import { productPrice, requireVariant } from './product-price'

/** A bike that was ordered and is not built yet, of which a line is the upgrade. */
export interface Upgrade {
  order_bike_id: number
  from: Build
}

/** What is priced; only the cart of a user knows upgrades. */
export type Item = z.output<typeof GuestItem> & { upgrade?: Upgrade | null }

/** One line with all that an order keeps of it. */
export interface PricedLine extends QuotedLine {
  /** What it takes from the warehouse; null for digital goods. */
  sku: string | null
  build_sheet: BuildSheet | null
  /** The ordered bike that the line upgrades. */
  order_bike_id: number | null
}

export interface PricedCart {
  quote: QuotedCart
  lines: PricedLine[]
  /** `goods` is what the code counts for: all but gift cards. */
  promo: PromoResult & { goods: Cents; threshold: Cents }
  country: Country
  hasBike: boolean
}

interface PriceInput {
  items: readonly Item[]
  countryId: number
  promo: PromoRequest | null
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
    drafts.map((draft) => ({
      price: draft.price,
      count: draft.count,
      is_bike: draft.kind === 'bike' && !draft.isDigital,
      is_digital: draft.isDigital,
      is_voucher: isGiftCard(draft),
    })),
    country,
    input.promo,
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
    promo: {
      ...quote.promo,
      goods: addCents(...lines.map((line) => (isGiftCard(line) ? ZERO : line.total_price))),
      threshold: input.promo?.rule?.threshold ?? ZERO,
    },
    country,
    hasBike: lines.some(({ kind }) => kind === 'bike'),
  }
}

type Draft = Omit<PricedLine, 'total_price' | 'discount'> & { isDigital: boolean }

function draftLine(catalogue: Catalogue, item: Item, country: Country): Draft {
  if (item.server) return bikeLine(catalogue, item, item.server, country)
  const product = catalogue.productsById.get(item.product_id)
  if (!product) throw new DomainError('product_not_found', `No product ${item.product_id}.`)
  return productLine(product, item)
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
  const { upgrade } = item
  const size = sizeOf(bike, build.size_id)
  if (upgrade) refuseUpgrade(bike, upgrade.from, build)
  return {
    product_id: bike.id,
    kind: 'bike',
    title: upgrade ? `${bike.title} upgrade` : bike.title,
    description: upgrade ? upgradeWords(bike, upgrade.from, build) : buildDescription(bike, build),
    thumbnail: '',
    bike_slug: bike.slug,
    build,
    variant: null,
    options: {
      color: colorWords(bike, build).join(', ') || null,
      size: size?.title ?? null,
      upgrades: upgrade ? upgradesBetween(bike, upgrade.from, build) : upgradesOf(bike, build),
    },
    count: upgrade ? 1 : item.count,
    price: upgrade ? upgradePrice(bike, upgrade.from, build) : buildPrice(bike, build),
    // The frame of an ordered bike is taken from the warehouse already, and it is shipped once.
    sku: upgrade ? null : `frame:${bike.slug}:${size?.title ?? ''}`,
    build_sheet: { rows: buildSheet(bike, build), prices: priceLines(bike, build) },
    order_bike_id: upgrade?.order_bike_id ?? null,
    isDigital: Boolean(upgrade),
  }
}

function refuseUpgrade(bike: Bike, from: Build, to: Build): void {
  const fault = upgradeFault(bike, from, to)
  if (fault !== null) throw new DomainError('build_invalid', fault, { message: fault })
}

function upgradeWords(bike: Bike, from: Build, to: Build): string {
  const titles = upgradesBetween(bike, from, to).map(({ title }) => title)
  const isRepainted = from.color_id !== to.color_id
  return [...titles, ...(isRepainted ? colorWords(bike, to) : [])].join(', ')
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

function productLine(product: Product, item: Omit<Item, 'server' | 'upgrade'>): Draft {
  const variant = requireVariant(product, item.variant ?? null)
  const variantId = variant?.id ?? null
  return {
    product_id: product.id,
    kind: product.kind,
    title: product.title,
    description: product.description,
    thumbnail: goodsPicture(product.thumbnail, variant),
    bike_slug: null,
    build: null,
    variant: variantId,
    options: { ...versionWords(variant), upgrades: [] },
    count: item.count,
    price: productPrice(product, { amount: item.amount ?? null, variant }),
    sku: product.is_digital ? null : productSku(product.id, variantId),
    build_sheet: null,
    order_bike_id: null,
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
