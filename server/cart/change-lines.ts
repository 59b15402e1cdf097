import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/constants'
import type { Cents } from '@/domain/money'

import { readCatalogue, type Catalogue } from '../catalogue/read-catalogue'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { changeCart } from './change-cart'
import { deleteLine, insertLine, updateLine, type CartRow } from './queries'
import { productPrice, requireVariant } from './product-price'
import { pricedLines } from './read-cart'

type CartDeps = Pick<Deps, 'db' | 'clock'>

interface Product {
  product_id: number
  count: number
  /** Of a gift card, in dollars. */
  amount?: number | null | undefined
  variant?: string | null | undefined
}

interface Refusal {
  product_id: number
  message: string
}

/**
 * Adds products, many at once when a guest's cart moves in. What is no longer sold is named and left out.
 * @throws DomainError product_not_found when nothing could be added, cart_full, idempotency_mismatch
 */
export async function addProducts(
  deps: CartDeps,
  userId: number,
  { items, key }: { items: readonly Product[]; key: string | undefined },
) {
  const catalogue = await readCatalogue(deps.db)
  return changeCart(deps, {
    userId,
    once: { key, body: items },
    apply: async (tx, lines) => {
      const refused: Refusal[] = []
      let added = 0
      for (const item of items) {
        const fault = await addProduct(tx, { catalogue, lines, userId, item })
        if (fault === null) added += 1
        else refused.push({ product_id: item.product_id, message: fault })
      }
      if (added === 0) refuseAll(refused)
      return { added, refused }
    },
  })
}

interface Adding {
  catalogue: Catalogue
  lines: CartRow[]
  userId: number
  item: Product
}

/** @returns why it was not added, or null */
async function addProduct(tx: Db, { catalogue, lines, userId, item }: Adding) {
  const product = catalogue.productsById.get(item.product_id)
  if (!product) return 'We no longer sell this item.'
  const { product_id, count, amount = null } = item
  // Also refuses an amount that the product is not sold for.
  const version = requireVariant(product, item.variant ?? null)
  const variant = version?.id ?? null
  const price = productPrice(product, { amount, variant: version })
  const amount_cents = amount === null ? null : price
  const isSame = (line: CartRow) =>
    line.product_id === product_id &&
    line.build === null &&
    line.amount_cents === amount_cents &&
    line.variant === variant
  const line = lines.find(isSame)
  if (line) {
    line.count = Math.min(line.count + item.count, MAX_LINE_COUNT)
    await updateLine(tx, { userId, id: line.id }, { count: line.count })
    return null
  }
  if (lines.length >= MAX_CART_LINES)
    return `Your cart can hold up to ${MAX_CART_LINES} different items.`
  const row = { user_id: userId, product_id, count, amount_cents, variant, seen_price_cents: price }
  const id = await insertLine(tx, row)
  lines.push({ ...newLine, ...row, id, from: null })
  return null
}

const newLine = {
  bike_slug: null,
  build: null,
  build_key: '',
  order_bike_id: null,
  created_at: new Date(0),
}

function refuseAll(refused: readonly Refusal[]): never {
  const [first] = refused
  const errors = refused.map(({ product_id, message }) => ({
    field: `items.${product_id}`,
    message,
  }))
  const isFull = first?.message.startsWith('The cart holds')
  throw new DomainError(isFull ? 'cart_full' : 'product_not_found', 'Nothing was added.', {
    errors,
  })
}

/** @throws DomainError cart_line_not_found, also for a line of somebody else */
export async function setCount(
  deps: CartDeps,
  userId: number,
  { id, count }: { id: number; count: number },
) {
  return changeCart(deps, {
    userId,
    apply: async (tx, lines) => {
      const line = requireLine(lines, id)
      // An ordered bike is upgraded once.
      const wanted = line.order_bike_id === null ? count : 1
      await updateLine(tx, { userId, id }, { count: wanted })
      return {}
    },
  })
}

/** @throws DomainError cart_line_not_found, also for a line of somebody else */
export async function removeLine(deps: CartDeps, userId: number, id: number) {
  return changeCart(deps, {
    userId,
    apply: async (tx) => {
      if (!(await deleteLine(tx, { userId, id }))) throw lineNotFound(id)
      return {}
    },
  })
}

/** The user has seen the present prices. */
export async function acceptPrices(deps: CartDeps, userId: number) {
  const catalogue = await readCatalogue(deps.db)
  return changeCart(deps, {
    userId,
    apply: async (tx, lines) => {
      for (const { row, priced } of pricedLines(deps, catalogue, { rows: lines })) {
        const price: Cents | undefined = priced?.price
        if (price === undefined || row.seen_price_cents === price) continue
        await updateLine(tx, { userId, id: row.id }, { seen_price_cents: price })
      }
      return {}
    },
  })
}

export function requireLine(lines: readonly CartRow[], id: number): CartRow {
  const line = lines.find((one) => one.id === id)
  if (!line) throw lineNotFound(id)
  return line
}

export const lineNotFound = (id: number) =>
  new DomainError('cart_line_not_found', `No line ${id} in this cart.`)
