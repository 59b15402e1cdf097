import type { Product } from '@/domain/shop/accessories/accessory'
import type { Cents } from '@/domain/kit/money'
import { touchedBy as touchedBuilds } from '@/domain/office/bikes/bikes-preview'
import { buildPrice } from '@/domain/shop/bikes/build'
import {
  changedPrice,
  MAX_PRICED,
  pricedThingsOf,
  priceLine,
  withPrices,
  type PriceLine,
} from '@/domain/office/goods/prices'

import { staffBikesOf } from '../catalog'
import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockPriceChange } from '../shop-state'
import { repriceBundles } from './bundles'
import { storedBuildsOf } from './bike-builds'
import { hash, matchingOf, requireProduct } from './catalog-items'

export interface PriceChangeRequest {
  selection: { ids?: number[] | undefined; filter?: Parameters<typeof matchingOf>[1] | undefined }
  plan: {
    percent?: number | undefined
    prices?: { product_id: number; variant: string; price: Cents }[] | undefined
  }
}

export function planOf(shop: MockShop, { selection, plan }: PriceChangeRequest): PriceLine[] {
  const { ids = [], filter } = selection
  const bikes = shop.catalog.bikes.filter(({ id }) => !filter && ids.includes(id))
  const others = ids.filter((id) => !bikes.some((bike) => bike.id === id))
  const chosen = filter ? matchingOf(shop, filter) : others.map((id) => requireProduct(shop, id))
  if (chosen.length > MAX_PRICED) throw mockProblem('too_many_prices')
  return [...chosen.flatMap(thingsOf), ...bikes.flatMap(pricedThingsOf)].flatMap((thing) => {
    const requested = plan.prices?.find(
      ({ product_id, variant }) => product_id === thing.product_id && variant === thing.variant,
    )
    const price =
      plan.percent === undefined
        ? requested?.price
        : changedPrice(thing.old, Math.round(plan.percent * 100))
    return price === undefined ? [] : [priceLine(thing, price)]
  })
}

export function thingsOf({ id, title, price, is_digital: isDigital, variants, bundle }: Product) {
  const isOfParts = bundle !== null && bundle.basis_points !== null
  const product = { product_id: id, variant: '', title, old: price, isDigital, isOfParts }
  const versions = variants.map((version) => ({
    ...product,
    variant: version.id,
    title: `${title}, ${version.title}`,
    old: version.price,
  }))
  return [product, ...versions]
}

export const versionOf = (lines: readonly PriceLine[]) => String(hash(JSON.stringify(lines)))

/** Records a price change, and applies it if it has started. */
export function writeLines(
  shop: MockShop,
  change: Omit<MockPriceChange, 'id' | 'made_at' | 'count'>,
) {
  const id = shop.books().priceChanges.length + 1
  if (change.state === 'applied') {
    for (const line of change.lines) if (line.refusal === null) write(shop, line)
    repriceBundles(shop)
    writeBikes(shop, change.lines)
  }
  const count = change.lines.filter(({ refusal }) => refusal === null).length
  shop.change(({ priceChanges }) => {
    priceChanges.unshift({ ...change, id, count, made_at: shop.now().toISOString() })
  })
  return changeOf(shop, id)
}

function writeBikes(shop: MockShop, lines: readonly PriceLine[]): void {
  const isOfBike = ({ product_id }: PriceLine) => shop.catalog.bikesById.has(product_id)
  if (!lines.some(isOfBike)) return
  shop.change((books) => {
    books.bikes = staffBikesOf(shop.catalog, books).map((bike) => withPrices(bike, lines))
  })
}

/** Returns the stored builds whose price changes, or null if none of the lines is for a bike. */
export function touchedBy(shop: MockShop, lines: readonly PriceLine[]) {
  const bike = shop.catalog.bikes.find(({ id }) => lines.some((one) => one.product_id === id))
  if (!bike) return null
  const next = withPrices(bike, lines)
  return touchedBuilds(
    { ...storedBuildsOf(shop, bike.slug), orders: [] },
    (build) => buildPrice(bike, build) !== buildPrice(next, build),
  )
}

function write(shop: MockShop, line: PriceLine): void {
  if (shop.catalog.bikesById.has(line.product_id)) return
  const product = requireProduct(shop, line.product_id)
  const version = product.variants.find(({ id }) => id === line.variant)
  if (line.variant === '') product.price = line.new
  else if (version) version.price = line.new
}

export function changeOf(shop: MockShop, id: number) {
  const found = shop.books().priceChanges.find((change) => change.id === id)
  if (!found) throw mockProblem('price_change_not_found')
  const { key: _, ...change } = found
  return change
}
