import type { Product } from '@/domain/accessory'
import type { Cents } from '@/domain/money'
import { changedPrice, MAX_PRICED, priceLine, type PriceLine } from '@/domain/prices'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockPriceChange } from '../shop-state'
import { hash, matchingOf, requireProduct } from './catalog-items'

export interface Planned {
  selection: { ids?: number[] | undefined; filter?: Parameters<typeof matchingOf>[1] | undefined }
  plan: {
    percent?: number | undefined
    prices?: { product_id: number; variant: string; price: Cents }[] | undefined
  }
}

/** What each price becomes. */
export function planOf(shop: MockShop, { selection, plan }: Planned): PriceLine[] {
  const { ids, filter } = selection
  const chosen = filter
    ? matchingOf(shop, filter)
    : (ids ?? []).map((id) => requireProduct(shop, id))
  if (chosen.length > MAX_PRICED) throw mockProblem('too_many_prices')
  return chosen.flatMap(thingsOf).flatMap((thing) => {
    const given = plan.prices?.find(
      ({ product_id, variant }) => product_id === thing.product_id && variant === thing.variant,
    )
    const price =
      plan.percent === undefined
        ? given?.price
        : changedPrice(thing.old, Math.round(plan.percent * 100))
    return price === undefined ? [] : [priceLine(thing, price)]
  })
}

function thingsOf({ id, title, price, is_digital: isDigital, variants }: Product) {
  const product = { product_id: id, variant: '', title, old: price, isDigital }
  const versions = variants.map((version) => ({
    ...product,
    variant: version.id,
    title: `${title}, ${version.title}`,
    old: version.price,
  }))
  return [product, ...versions]
}

export const seenOf = (lines: readonly PriceLine[]) => String(hash(JSON.stringify(lines)))

/** Keeps a change, and writes its prices where it has started. */
export function writeLines(
  shop: MockShop,
  change: Omit<MockPriceChange, 'id' | 'made_at' | 'count'>,
) {
  const id = shop.books().priceChanges.length + 1
  if (change.state === 'applied') {
    for (const line of change.lines) if (line.refusal === null) write(shop, line)
  }
  const count = change.lines.filter(({ refusal }) => refusal === null).length
  shop.change(({ priceChanges }) => {
    priceChanges.unshift({ ...change, id, count, made_at: shop.now().toISOString() })
  })
  return changeOf(shop, id)
}

function write(shop: MockShop, line: PriceLine): void {
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
