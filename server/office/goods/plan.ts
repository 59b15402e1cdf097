import {
  MAX_PRICED,
  changedPrice,
  pricedThingsOf,
  priceLine,
  type PriceLine,
} from '@/domain/office/goods/prices'
import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listMatchingIds, type CatalogFilter } from './list-queries'
import { listBikesAmong, listPriced, lockPriced, type PricedRow } from './queries'

export interface Selection {
  ids?: number[] | undefined
  filter?: CatalogFilter | undefined
}

export interface PriceChangeRequest {
  selection: Selection
  plan: {
    percent?: number | undefined
    prices?: { product_id: number; variant: string; price: Cents }[] | undefined
  }
}

export const basisPointsOf = (percent: number) => Math.round(percent * 100)

/** Re-evaluates the filter. @throws DomainError too_many_prices */
export async function selectedIds(
  db: Db,
  { ids, filter }: Selection,
  most = MAX_PRICED,
): Promise<number[]> {
  const chosen = ids ?? (filter ? await listMatchingIds(db, filter) : [])
  if (chosen.length > most) throw new DomainError('too_many_prices', `${chosen.length} products.`)
  return chosen
}

/** Locks products if `isLocked`. @throws DomainError too_many_prices, catalog_item_not_found */
export async function planPrices(
  db: Db,
  { selection, plan }: PriceChangeRequest,
  { isLocked, most = MAX_PRICED }: { isLocked: boolean; most?: number },
): Promise<PriceLine[]> {
  const ids = await selectedIds(db, selection, most)
  const things = await listThings(db, ids, { isLocked })
  if (new Set(things.map(({ product_id }) => product_id)).size < new Set(ids).size) {
    throw new DomainError('catalog_item_not_found', 'Not all products exist.')
  }
  const requested = requestedPrices(plan)
  return things.flatMap((thing) => {
    const price = requested(thing)
    return price === undefined ? [] : [priceLine(thing, price)]
  })
}

type PricedThing = Parameters<typeof priceLine>[0]

function requestedPrices({ percent, prices = [] }: PriceChangeRequest['plan']) {
  if (percent !== undefined) {
    return ({ old }: PricedThing) => changedPrice(old, basisPointsOf(percent))
  }
  const newPrices = new Map(prices.map((one) => [`${one.product_id} ${one.variant}`, one.price]))
  return ({ product_id, variant }: PricedThing) => newPrices.get(`${product_id} ${variant}`)
}

export async function listThings(
  db: Db,
  ids: readonly number[],
  { isLocked }: { isLocked: boolean },
) {
  // Lock order: bikes first, so that two price changes never deadlock.
  const bikes = await listBikesAmong(db, ids, { isLocked })
  return [...(await listGoods(db, ids, { isLocked })), ...bikes.flatMap(pricedThingsOf)]
}

export async function listGoods(
  db: Db,
  ids: readonly number[],
  { isLocked }: { isLocked: boolean },
) {
  const rows = isLocked ? await lockPriced(db, ids) : await listPriced(db, ids)
  return rows.flatMap(thingsOf)
}

/** A product has a base price and one per version. */
function thingsOf({ id, title, price, is_digital: isDigital, variants, basisPoints }: PricedRow) {
  const isOfParts = basisPoints !== null
  const product = { product_id: id, variant: '', title, old: price, isDigital, isOfParts }
  const versions = variants.map((version) => ({
    ...product,
    variant: version.id,
    title: `${title}, ${version.title}`,
    old: version.price,
  }))
  return [product, ...versions]
}

/** Hashes the preview as a version: the same lines have the same version. */
export function versionOf(lines: readonly PriceLine[]): string {
  const facts = lines.map((line) => [line.product_id, line.variant, line.old, line.new])
  return sha256(JSON.stringify(facts)).slice(0, 32)
}
