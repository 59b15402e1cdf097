import { removeItem, setQuantity, type GuestCartItem } from './guest-cart'

/** One request of spec §4 Cart migration: a single configured bike, or all other goods together. */
export interface CartMove {
  key: string
  items: GuestCartItem[]
}

/** Assigns idempotency keys, which are persisted before sending so that a retry reuses them. */
export function withMoves(items: readonly GuestCartItem[], newKey: () => string): GuestCartItem[] {
  const goodsKey = newKey()
  return items.map((item) => {
    if (item.moving) return item
    const key = item.server ? newKey() : goodsKey
    return { ...item, moving: { key, count: item.cartQuantity } }
  })
}

export function movesOf(items: readonly GuestCartItem[]): CartMove[] {
  const moves = new Map<string, GuestCartItem[]>()
  for (const item of items) {
    if (item.moving) moves.set(item.moving.key, [...(moves.get(item.moving.key) ?? []), item])
  }
  return [...moves].map(([key, moved]) => ({ key, items: moved }))
}

/** Removes the units that the server accepted under a key; units added in the meantime stay. */
export function withoutMoved(items: readonly GuestCartItem[], key: string): GuestCartItem[] {
  return items.reduce<GuestCartItem[]>(
    (left, item) => {
      if (item.moving?.key !== key) return left
      const rest = item.cartQuantity - item.moving.count
      if (rest < 1) return removeItem(left, item.id)
      return setQuantity(left, item.id, rest).map((one) =>
        one.id === item.id ? settled(one) : one,
      )
    },
    [...items],
  )
}

function settled(item: GuestCartItem): GuestCartItem {
  const { moving: _, ...rest } = item
  return rest
}
