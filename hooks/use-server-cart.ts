import { useEffect, useMemo } from 'react'

import type { ServerCartLine } from '@/services/cart'
import { selectIsLoggedIn } from '@/store/account/account-slice'
import { bringFeature } from '@/store/late-features'
import type { RootState } from '@/store/types'

import { useAppDispatch, useAppSelector } from './use-store'

/** A line of the cart of a user, amounts in cents. */
export type CartLine = ServerCartLine

const selectCart = (state: Partial<RootState>) => state.serverCart

/** Fetches the part of the store that holds the cart of a user, once somebody is logged in. */
export function useServerCartFeature(): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    import('@/store/cart/server-cart-feature').then(
      ({ serverCartFeature }) => bringFeature(serverCartFeature),
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

/** What can be done with the cart of a user; the code comes with the first change. */
export function useServerCartActions() {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const thunks = () => import('@/store/cart/server-cart-thunks')
    return {
      setCount: async (id: number, count: number) =>
        void (await dispatch((await thunks()).setServerCount(id, count))),
      addOne: async (line: { id: number; count: number; name: string }) =>
        void (await dispatch((await thunks()).addOneToLine(line))),
      remove: async (line: { id: number; name: string }) =>
        void (await dispatch((await thunks()).removeFromServerCart(line))),
      acceptPrices: async () => void (await dispatch((await thunks()).acceptPrices())),
      reload: async () => {
        const { loadServerCart } = await import('@/store/cart/server-cart-slice')
        await dispatch(loadServerCart())
      },
    }
  }, [dispatch])
}
