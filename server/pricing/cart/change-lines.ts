import { tooManyOf } from '@/contract/kit/too-many'
import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { giftKey, type Gift } from '@/domain/shop/gift-card/gift'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import type { Cents } from '@/domain/kit/money'
import { type Catalog, readCatalogWith } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { changeCart } from './change-cart'
import { deleteLine, insertLine, listCartLines, updateLine, type CartRow } from './queries'
import { updateCount } from './update-count'
import { productPrice, requireGift, requireGiftDay, requireVariant } from './product-price'
import { pricedLines, productIds } from './read-cart'

type CartDeps = Pick<Deps, 'db' | 'clock'>
type CountDeps = Pick<Deps, 'db' | 'clock' | 'orderLimits'>

interface Product {
  product_id: number
  count: number
  /** Gift card amount in dollars. */
  amount?: number | null | undefined
  variant?: string | null | undefined
  gift?: Gift | null | undefined
}

interface Fault {
  product_id: number
  code: 'product_not_found' | 'cart_full' | 'too_many_pieces'
  message: string
  isPart?: boolean
}

/**
 * Adds products; skips and reports those that aren't sold or exceed the line limit.
 * @throws DomainError product_not_found if none, cart_full, too_many_pieces, idempotency_mismatch
 */
export async function addProducts(
  deps: CountDeps,
  userId: number,
  { items, key }: { items: readonly Product[]; key: string | undefined },
) {
  const catalog = await readCatalogWith(deps.db, productIds(items))
  const today = shopDay(deps.clock.now())
  return changeCart(deps, {
    userId,
    once: { key, body: items },
    apply: async (tx, lines) => {
      const faults: Fault[] = []
      let added = 0
      for (const item of items) {
        const adding = { catalog, lines, userId, item, today, perLine: deps.orderLimits.perLine }
        const fault = await addProduct(tx, adding)
        if (fault) faults.push(fault)
        if (!fault || fault.isPart) added += 1
      }
      if (added === 0) refuseAll(faults)
      return { added, refused: faults.map(({ product_id, message }) => ({ product_id, message })) }
    },
  })
}

interface AddLineInput {
  catalog: Catalog
  lines: CartRow[]
  userId: number
  item: Product
  perLine: number
  /** Date in the shop's time zone, 'YYYY-MM-DD'. */
  today: string
}

async function addProduct(tx: Db, adding: AddLineInput): Promise<Fault | null> {
  const { catalog, lines, userId, item, perLine } = adding
  const { product_id, amount = null } = item
  const product = catalog.productsById.get(product_id)
  if (!product) {
    return { product_id, code: 'product_not_found', message: 'We no longer sell this item.' }
  }
  // Also rejects amounts that aren't offered for the product.
  const version = requireVariant(product, item.variant ?? null)
  const variant = version?.id ?? null
  const price = productPrice(product, { amount, variant: version })
  const amount_cents = amount === null ? null : price
  const gift = requireGift(product, item.gift ?? null)
  requireGiftDay(gift, adding.today)
  const gift_key = gift ? sha256(giftKey(gift)) : ''
  const isSame = (line: CartRow) =>
    line.product_id === product_id &&
    line.build === null &&
    line.amount_cents === amount_cents &&
    line.variant === variant &&
    line.gift_key === gift_key
  const line = lines.find(isSame)
  const held = line?.count ?? 0
  const count = Math.max(held, Math.min(held + item.count, perLine, MAX_LINE_COUNT))
  const excess: Fault | null =
    held + item.count > perLine
      ? {
          product_id,
          code: 'too_many_pieces',
          message: tooManyOf(product.title, perLine),
          isPart: count > held,
        }
      : null
  if (line) {
    line.count = count
    await updateLine(tx, { userId, id: line.id }, { count })
    return excess
  }
  if (lines.length >= MAX_CART_LINES) {
    const message = `Your cart can hold up to ${MAX_CART_LINES} different items.`
    return { product_id, code: 'cart_full', message }
  }
  const kind = { product_id, amount_cents, variant, gift, gift_key }
  const row = { ...kind, user_id: userId, count, seen_price_cents: price }
  const id = await insertLine(tx, row)
  lines.push({ ...newLine, ...row, id, from: null })
  return excess
}

const newLine = {
  bike_slug: null,
  build: null,
  build_key: '',
  order_bike_id: null,
  created_at: new Date(0),
}

function refuseAll(faults: readonly Fault[]): never {
  const { code = 'product_not_found' as const, message } = faults[0] ?? {}
  const errors = faults.map((fault) => ({
    field: `items.${fault.product_id}`,
    message: fault.message,
  }))
  throw new DomainError(code, 'Nothing was added.', {
    errors,
    ...(code === 'too_many_pieces' && message ? { message } : {}),
  })
}

/** @throws DomainError too_many_pieces; cart_line_not_found, also for another user's line */
export async function setCount(
  deps: CountDeps,
  userId: number,
  { id, count }: { id: number; count: number },
) {
  const most = deps.orderLimits.perLine
  const change = { userId, id, count, most, now: deps.clock.now() }
  const version = await updateCount(deps.db, change)
  if (version !== undefined) return { version }
  // Look up the reason only after a rejection, since rejections are rare.
  requireLine(await listCartLines(deps.db, userId), id)
  refuseExcess(deps, count)
  throw lineNotFound(id)
}

/** @throws DomainError too_many_pieces if a line exceeds the quantity limit of an order */
export function refuseExcess({ orderLimits }: Pick<Deps, 'orderLimits'>, count: number): void {
  const { perLine } = orderLimits
  if (count <= perLine) return
  throw new DomainError('too_many_pieces', `The limit is ${perLine} of a line.`, {
    message: tooManyOf('one item', perLine),
    errors: [{ field: 'count', message: `Up to ${perLine}.` }],
  })
}

/** @throws DomainError cart_line_not_found, also for another user's line */
export async function removeLine(deps: CartDeps, userId: number, id: number) {
  return changeCart(deps, {
    userId,
    apply: async (tx) => {
      if (!(await deleteLine(tx, { userId, id }))) throw lineNotFound(id)
      return {}
    },
  })
}

/** Records that the user has seen the current prices. */
export async function acceptPrices(deps: CartDeps, userId: number) {
  return changeCart(deps, {
    userId,
    apply: async (tx, lines) => {
      const catalog = await readCatalogWith(tx, productIds(lines))
      for (const { row, priced } of pricedLines(deps, catalog, { rows: lines })) {
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
