import type { Build } from '@/domain/shop/bikes/bike'
import { DEFAULT_CART_QUANTITY, MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { LONGEST_LINK } from '@/domain/kit/external-link'
import { parseGift, type Gift } from '@/domain/shop/gift-card/gift'
import { GIFT_CARD_DOLLARS, GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import type { Cents } from '@/domain/kit/money'
import { addCents, cents, timesCents } from '@/domain/kit/money'
import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { fromJson, isId, isRecord, isText, isWhole } from '@/domain/kit/stored-value'

/** Guest cart item with the names of spec §3. Prices are in cents and for display only. */
export interface GuestCartItem {
  id: string
  title: string
  price: Cents
  thumbnail: string
  description: string
  color: { title: string } | null
  size: { title: string } | null
  upgrades: { id: number; title: string }[]
  cartQuantity: number
  total_price: Cents
  type: 'bike' | 'other'
  has_external_link: boolean
  external_link: string | null
  /** Product id, or the bike's id for a configured bike. */
  product: number
  /** Data from which the server rebuilds the bike; null for other goods. */
  server: { bike_slug: string; build: Build } | null
  /** Amount of a gift card, in whole dollars. */
  amount?: number
  variant?: string
  gift?: Gift
  /** Units in flight to the user's cart, and their idempotency key. */
  moving?: { key: string; count: number }
}

/** Checks whether an item can be added; at most 50 lines. @param most maximum quantity of a line */
export function canAdd(cart: readonly GuestCartItem[], id: string, most = MAX_LINE_COUNT): boolean {
  const held = cart.find((item) => item.id === id)
  return held ? held.cartQuantity < most : cart.length < MAX_CART_LINES
}

/** Adds an item with quantity 1, or increases the quantity of an existing one (spec §4 Guest cart). */
export function addItem(
  cart: readonly GuestCartItem[],
  item: GuestCartItem,
  most = MAX_LINE_COUNT,
): GuestCartItem[] {
  if (!canAdd(cart, item.id, most)) return [...cart]
  const held = cart.find(({ id }) => id === item.id)
  if (held) return setQuantity(cart, item.id, held.cartQuantity + 1)
  const { moving: _, ...fresh } = item
  return [...cart, withQuantity(fresh, DEFAULT_CART_QUANTITY)]
}

/** Reduces the quantity by 1, or removes the item at quantity 1 (spec §4 Guest cart). */
export function decreaseItem(cart: readonly GuestCartItem[], id: string): GuestCartItem[] {
  const held = cart.find((item) => item.id === id)
  if (!held) return [...cart]
  return held.cartQuantity > 1 ? setQuantity(cart, id, held.cartQuantity - 1) : removeItem(cart, id)
}

/** Sets a typed quantity, clamped to 1 to 99; invalid input changes nothing. */
export function setQuantity(
  cart: readonly GuestCartItem[],
  id: string,
  quantity: number,
): GuestCartItem[] {
  if (!Number.isSafeInteger(quantity)) return [...cart]
  const clamped = Math.min(MAX_LINE_COUNT, Math.max(1, quantity))
  return cart.map((item) => (item.id === id ? withQuantity(item, clamped) : item))
}

export function removeItem(cart: readonly GuestCartItem[], id: string): GuestCartItem[] {
  return cart.filter((item) => item.id !== id)
}

/** Keeps unknown fields, merges equal lines, and resets `moving`, whose units were the old item. */
export function replaceItem(
  cart: readonly GuestCartItem[],
  id: string,
  next: GuestCartItem,
): GuestCartItem[] {
  const old = cart.find((item) => item.id === id)
  if (!old) return [...cart]
  const same = next.id === id ? undefined : cart.find((item) => item.id === next.id)
  const { moving: _, has_external_link, external_link, cartQuantity, ...rest } = old
  const replaced = { ...rest, ...next, has_external_link, external_link }
  const quantity = Math.min(MAX_LINE_COUNT, cartQuantity + (same?.cartQuantity ?? 0))
  return cart
    .filter((item) => item !== same)
    .map((item) => (item === old ? withQuantity(replaced, quantity) : item))
}

export function clearCart(): GuestCartItem[] {
  return []
}

/** Sums price times quantity, in cents, and the quantities (spec §4 Guest cart). */
export function totals(cart: readonly GuestCartItem[]): { price: Cents; quantity: number } {
  return {
    price: addCents(...cart.map(({ price, cartQuantity }) => timesCents(price, cartQuantity))),
    quantity: cart.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0),
  }
}

/** Parses untrusted storage (value or JSON text): keeps valid items, counts the rest, never throws. */
export function parseGuestCart(value: unknown): { items: GuestCartItem[]; dropped: number } {
  if (value === null || value === undefined || value === '') return { items: [], dropped: 0 }
  const stored = typeof value === 'string' ? fromJson(value) : value
  if (!Array.isArray(stored)) return { items: [], dropped: 1 }
  const items: GuestCartItem[] = []
  for (const entry of stored) {
    const item = items.length < MAX_CART_LINES ? parseItem(entry) : null
    if (item && !items.some(({ id }) => id === item.id)) items.push(item)
  }
  return { items, dropped: stored.length - items.length }
}

const LONGEST_TEXT = 500
const LONGEST_ID = 100
const MOST_UPGRADES = 50
/** Maximum price, $10,000,000: more than any line, and far below the largest safe integer. */
const HIGHEST_PRICE = 1_000_000_000

function parseItem(value: unknown): GuestCartItem | null {
  if (!isRecord(value)) return null
  const { id, title, price, cartQuantity, type, product } = value
  if (!isText(id, LONGEST_ID) || id === '' || !isText(title, LONGEST_TEXT) || !isId(product)) {
    return null
  }
  if (!isWhole(price, 0, HIGHEST_PRICE) || !isWhole(cartQuantity, 1, MAX_LINE_COUNT)) return null
  const server = type === 'bike' ? parseServer(value.server) : null
  if ((type === 'bike' && !server) || (type !== 'bike' && type !== 'other')) return null
  const moving = parseMoving(value.moving)
  const gift = parseGift(value.gift)
  // Without a valid recipient, the gift card would go to the buyer instead.
  if (value.gift !== undefined && (!gift || product !== GIFT_CARD_ID)) return null
  const link = isText(value.external_link, LONGEST_LINK) ? value.external_link : null
  const item: GuestCartItem = {
    id,
    title,
    price: cents(price),
    thumbnail: textOr(value.thumbnail, ''),
    description: textOr(value.description, ''),
    color: parseTitle(value.color),
    size: parseTitle(value.size),
    upgrades: parseUpgrades(value.upgrades),
    cartQuantity,
    total_price: cents(0),
    type,
    has_external_link: value.has_external_link === true && link !== null,
    external_link: link,
    product,
    server,
    ...(isWhole(value.amount, GIFT_CARD_DOLLARS.min, GIFT_CARD_DOLLARS.max)
      ? { amount: value.amount }
      : {}),
    ...(isText(value.variant, LONGEST_ID) && value.variant !== ''
      ? { variant: value.variant }
      : {}),
    ...(gift ? { gift } : {}),
    ...(moving ? { moving } : {}),
  }
  return withQuantity(item, cartQuantity)
}

function parseMoving(value: unknown): GuestCartItem['moving'] | null {
  if (!isRecord(value) || !isText(value.key, LONGEST_ID)) return null
  const { key, count } = value
  return /^[\x21-\x7e]{8,}$/.test(key) && isWhole(count, 1, MAX_LINE_COUNT) ? { key, count } : null
}

function parseServer(value: unknown): GuestCartItem['server'] {
  if (!isRecord(value) || !isText(value.bike_slug, LONGEST_ID)) return null
  const build = parseBuild(value.build)
  return build && { bike_slug: value.bike_slug, build }
}

function parseTitle(value: unknown): { title: string } | null {
  return isRecord(value) && isText(value.title, LONGEST_TEXT) ? { title: value.title } : null
}

function parseUpgrades(value: unknown): GuestCartItem['upgrades'] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_UPGRADES).flatMap((entry: unknown) => {
    const named = parseTitle(entry)
    return isRecord(entry) && isId(entry.id) && named ? [{ id: entry.id, ...named }] : []
  })
}

function textOr(value: unknown, fallback: string): string {
  return isText(value, LONGEST_TEXT) ? value : fallback
}

function withQuantity(item: GuestCartItem, cartQuantity: number): GuestCartItem {
  return { ...item, cartQuantity, total_price: timesCents(item.price, cartQuantity) }
}
