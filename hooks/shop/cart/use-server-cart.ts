import { useEffect } from 'react'

import type { CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import type { WithCart } from '@/store/cart/cart-states'
import { registerFeature } from '@/store/lazy-features'

import { useAppSelector } from '@/hooks/kit/use-store'

export type CartLine = ServerCartLine

const selectCart = ({ cart }: WithCart) => cart?.server

/** Lazy-loads the server cart feature after a login. */
export function useServerCartFeature(): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    import('@/store/cart/server-cart-feature').then(
      ({ serverCartFeature }) => registerFeature(serverCartFeature),
      () => {
        // Ignored: the panel reports it when opened, and the next visit retries.
      },
    )
  }, [isLoggedIn])
}

/** Returns the number of items in a user's cart; 0 until loaded. */
export function useServerCartCount(): number {
  return useAppSelector((state) => {
    const slice = selectCart(state)
    return (slice?.cart?.items ?? []).reduce(
      (sum, line) => sum + (slice?.counts[line.id] ?? line.count),
      0,
    )
  })
}

/** Returns the server's cart state; null until the feature is loaded. */
export function useServerCart() {
  const state = useAppSelector(selectCart)
  return state ?? null
}
