import { useEffect } from 'react'

import type { ServerCartLine } from '@/services/cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import type { WithCart } from '@/store/cart/cart-states'
import { registerFeature } from '@/store/lazy-features'

import { useAppSelector } from './use-store'

/** A line of the cart of a user, amounts in cents. */
export type CartLine = ServerCartLine

const selectCart = ({ cart }: WithCart) => cart?.server

/** Fetches the part of the store that holds the cart of a user, once somebody is logged in. */
export function useServerCartFeature(): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    import('@/store/cart/server-cart-feature').then(
      ({ serverCartFeature }) => registerFeature(serverCartFeature),
      () => {
        // The panel says so when it is opened, and the next visit tries again.
      },
    )
  }, [isLoggedIn])
}

/** How many pieces lie in the cart of a user; 0 until its part of the store has arrived. */
export function useServerCartCount(): number {
  return useAppSelector((state) => {
    const slice = selectCart(state)
    return (slice?.cart?.items ?? []).reduce(
      (sum, line) => sum + (slice?.counts[line.id] ?? line.count),
      0,
    )
  })
}

/** The cart of a user as the server has it; null until its part of the store has arrived. */
export function useServerCart() {
  const state = useAppSelector(selectCart)
  return state ?? null
}
