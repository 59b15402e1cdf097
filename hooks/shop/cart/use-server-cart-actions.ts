import { useMemo } from 'react'

import { useAppDispatch } from '@/hooks/kit/use-store'

/** Provides actions for a user's cart, lazy-loaded with the first change. */
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
