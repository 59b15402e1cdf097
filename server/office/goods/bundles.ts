import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { productSku, variantOf, type BundlePart } from '@/domain/shop/accessories/accessory'
import { partPrice } from '@/domain/shop/goods/bundle'
import { bundleFault, type BundleFault } from '@/domain/office/goods/bundle-form'
import type { StoredBundle } from '@/domain/office/goods/product-form'
import { addCents, timesCents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { DomainError } from '@/server/kernel/errors/domain-error'

export interface BundleInput {
  /** Discount on the prices of the bundle's parts; null for a fixed price. */
  percent: number | null
  parts: readonly BundlePart[]
}

const PART = {
  id: products.id,
  kind: products.kind,
  title: products.title,
  price: products.price_cents,
  variants: products.variants,
  fits: products.fits,
  weight_g: products.weight_g,
  is_battery: products.is_battery,
  is_digital: products.is_digital,
  is_offered: products.is_offered,
  isBundle: sql<boolean>`exists (select 1 from ${productParts} where bundle_id = ${products}.id)`,
}

type PartRow = Awaited<ReturnType<typeof findParts>>[number]
export type PartRowsById = ReadonlyMap<number, PartRow>

const findParts = (db: Db, ids: readonly number[]) =>
  db
    .select(PART)
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(asc(products.id))

/** Reads parts. With `isLocked`, locks them before bundles, in the lock order of the price trigger. */
export async function readParts(
  db: Db,
  parts: readonly BundlePart[],
  { isLocked }: { isLocked: boolean },
): Promise<PartRowsById> {
  const found = findParts(
    db,
    parts.map(({ product_id }) => product_id),
  )
  const rows = await (isLocked ? found.for('share') : found)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns why parts can't form a bundle, or null if they can. */
export function faultOfParts(
  parts: readonly BundlePart[],
  known: PartRowsById,
): BundleFault | null {
  return bundleFault(parts, (id) => {
    const row = known.get(id)
    // Treats a nested bundle like digital goods, which can't be part of a bundle.
    return row && { ...row, is_digital: row.is_digital || row.isBundle, bundle: null }
  })
}

/** @throws DomainError invalid_input for parts that can't form a bundle */
export function requireParts(parts: readonly BundlePart[], known: PartRowsById): void {
  const fault = faultOfParts(parts, known)
  if (!fault) return
  const { position, message } = fault
  const field = position === null ? 'bundle' : `bundle.parts.${position}`
  throw new DomainError('invalid_input', message, { message, errors: [{ field, message }] })
}

export function columnsOf({ parts, percent }: BundleInput, known: PartRowsById) {
  const pieces = parts.flatMap(({ product_id, count }) => {
    const row = known.get(product_id)
    return row ? [{ row, count }] : []
  })
  const all = pieces.map(({ row }) => row.fits)
  return {
    weight_g: pieces.reduce((sum, { row, count }) => sum + row.weight_g * count, 0),
    fits: (all[0] ?? []).filter((slug) => all.every((fits) => fits.includes(slug))),
    is_battery: pieces.some(({ row }) => row.is_battery),
    bundle_basis_points: percent === null ? null : Math.round(percent * 100),
    // Stored with the product, so that the history of an edit includes it.
    bundle_parts: parts.map(({ product_id, variant, count }) => ({ product_id, variant, count })),
  }
}

async function listParts(db: Db, id: number): Promise<BundlePart[]> {
  const { product_id, variant, count } = productParts
  return db
    .select({ product_id, variant, count })
    .from(productParts)
    .where(eq(productParts.bundle_id, id))
    .orderBy(asc(productParts.position))
}

/** Lists offered bundles with any of the products. The shop sells a bundle only while it offers all parts. */
export async function listBundlesWith(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const isWith = sql`exists (select 1 from ${productParts} p
    where p.bundle_id = ${products}.id and p.product_id = any(${sql.param(ids)}::int[]))`
  return db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.is_offered, true), isWith))
    .orderBy(asc(products.title), asc(products.id))
}

/** Replaces the parts of a bundle; the caller must have locked the parts and the bundle. */
export async function writeParts(tx: Db, id: number, parts: readonly BundlePart[]): Promise<void> {
  await tx.delete(productParts).where(eq(productParts.bundle_id, id))
  await tx
    .insert(productParts)
    .values(parts.map((part, position) => ({ ...part, position, bundle_id: id })))
}

export async function readBundle(db: Db, id: number, basisPoints: number | null) {
  const parts = await listParts(db, id)
  if (parts.length === 0) return null
  const describe = await describeBundles(db, parts)
  return describe({ percent: basisPoints === null ? null : basisPoints / 100, parts })
}

export async function describeBundles(db: Db, all: readonly BundlePart[]) {
  const known = await readParts(db, all, { isLocked: false })
  const left = await piecesLeft(db, all.map(skuOf))
  return ({ percent, parts: storedParts }: StoredBundle) => {
    const parts = storedParts.flatMap((row) => {
      const part = known.get(row.product_id)
      return part ? [{ ...row, ...partAnswer(part, row), for_sale: left.get(skuOf(row)) ?? 0 }] : []
    })
    const apart = addCents(...parts.map(({ price, count }) => timesCents(price, count)))
    return { percent, apart, parts }
  }
}

const skuOf = ({ product_id, variant }: BundlePart) => productSku(product_id, variant)

async function piecesLeft(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  const shelves = await db
    .select()
    .from(stockItems)
    .where(inArray(stockItems.sku, [...skus]))
  return new Map(shelves.map(({ sku, on_hand, reserved }) => [sku, on_hand - reserved]))
}

function partAnswer({ kind, title, is_offered, ...part }: PartRow, { variant }: BundlePart) {
  const price: Cents = partPrice(part, variant) ?? part.price
  return { kind, title, version: variantOf(part, variant)?.title ?? null, price, is_offered }
}
