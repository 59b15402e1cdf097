import { removeItem, setQuantity, type GuestCartItem } from './guest-cart'

/** One call of spec §4 Cart migration: a configured bike by itself, or all other goods together. */
export interface CartMove {
  key: string
  items: GuestCartItem[]
}

/**
 * Gives every item that is not on its way yet the key of its call: each configured bike one of its own, all
 * other goods one together. The keys are kept with the cart before anything is sent, so that a repeat after a
 * crash or a lost answer is the same request.
 */
export function withMoves(items: readonly GuestCartItem[], newKey: () => string): GuestCartItem[] {
  const goodsKey = newKey()
  return items.map((item) => {
    if (item.moving) return item
    const key = item.server ? newKey() : goodsKey
    return { ...item, moving: { key, count: item.cartQuantity } }
  })
}

/** The calls that are to be sent, in the order of the cart. */
export function movesOf(items: readonly GuestCartItem[]): CartMove[] {
  const moves = new Map<string, GuestCartItem[]>()
  for (const item of items) {
    if (item.moving) moves.set(item.moving.key, [...(moves.get(item.moving.key) ?? []), item])
  }
  return [...moves].map(([key, moved]) => ({ key, items: moved }))
}

/** The cart after the server has taken what went under a key; what was added meanwhile stays. */
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
