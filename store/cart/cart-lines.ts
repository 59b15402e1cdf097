import type { QuotedLine, WireGuestItem } from '@/contract/shop/cart/cart'
import { MAX_CART_LINES } from '@/domain/kit/constants'
import { removeItem, setQuantity, type GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { timesCents, type Cents } from '@/domain/kit/money'

export interface PriceDrift {
  id: string
  title: string
  before: Cents
  now: Cents
}

export interface PurchasedLine {
  id: string
  count: number
}

/** Returns the lines to send to the server: products and counts, never prices. */
export function wireItems(items: readonly GuestCartItem[]): WireGuestItem[] {
  return items.map(({ product, cartQuantity, server, amount, variant, gift }) => ({
    product_id: product,
    count: cartQuantity,
    ...(server ? { server } : {}),
    ...(amount ? { amount } : {}),
    ...(variant ? { variant } : {}),
    ...(gift ? { gift } : {}),
  }))
}

/** Returns a key that changes when the lines change, regardless of prices. */
export function linesKey(items: readonly GuestCartItem[]): string {
  return items.map(({ id, cartQuantity }) => `${id}×${cartQuantity}`).join('|')
}

/** Compares prices by `sentIds`, in the order of the quote's lines; skips lines removed since. */
export function priceDrifts(
  items: readonly GuestCartItem[],
  sentIds: readonly string[],
  lines: readonly Pick<QuotedLine, 'product_id' | 'price' | 'is_gone'>[],
): PriceDrift[] {
  return sentIds.flatMap((id, index) => {
    const item = items.find((candidate) => candidate.id === id)
    const line = lines[index]
    if (!item || line?.product_id !== item.product || line.is_gone) return []
    if (line.price === item.price) return []
    return [{ id, title: item.title, before: item.price, now: line.price }]
  })
}

export interface LineLink {
  id: string
  link: string | null
}

export function linkChanges(
  items: readonly GuestCartItem[],
  sentIds: readonly string[],
  lines: readonly Pick<QuotedLine, 'product_id' | 'external_link'>[],
): LineLink[] {
  return sentIds.flatMap((id, index) => {
    const item = items.find((candidate) => candidate.id === id)
    const line = lines[index]
    if (!item || line?.product_id !== item.product) return []
    const link = line.external_link ?? null
    return link === item.external_link ? [] : [{ id, link }]
  })
}

export function withLinks(
  items: readonly GuestCartItem[],
  links: readonly LineLink[],
): GuestCartItem[] {
  return items.map((item) => {
    const change = links.find(({ id }) => id === item.id)
    if (!change) return item
    return { ...item, has_external_link: change.link !== null, external_link: change.link }
  })
}

export function withPrices(
  items: readonly GuestCartItem[],
  drifts: readonly PriceDrift[],
): GuestCartItem[] {
  return items.map((item) => {
    const drift = drifts.find(({ id }) => id === item.id)
    if (!drift) return item
    return { ...item, price: drift.now, total_price: timesCents(drift.now, item.cartQuantity) }
  })
}

/** Removes what an order bought; items added since then stay. */
export function withoutBought(
  items: readonly GuestCartItem[],
  bought: readonly PurchasedLine[],
): GuestCartItem[] {
  return bought.reduce<GuestCartItem[]>(
    (left, { id, count }) => {
      const quantity = left.find((item) => item.id === id)?.cartQuantity ?? 0
      return quantity > count ? setQuantity(left, id, quantity - count) : removeItem(left, id)
    },
    [...items],
  )
}

/** Returns the stored lines, followed by those of this tab that couldn't be stored. */
export function mergedLines(
  stored: readonly GuestCartItem[],
  unsaved: readonly GuestCartItem[],
): GuestCartItem[] {
  const missing = unsaved.filter(({ id }) => !stored.some((line) => line.id === id))
  return [...stored, ...missing].slice(0, MAX_CART_LINES)
}
