import { useAuth } from '@/hooks/account/auth/use-auth'
import { useRequest } from '@/hooks/kit/use-request'

/** Loads the user's bikes and latest orders as choices; sends no requests for guests. */
export function useOwnPurchases() {
  const { isUserLoggedIn } = useAuth()
  const key = isUserLoggedIn ? 'own purchases' : null
  const bikes = useRequest(key, ({ garage }) => garage.bikes())
  const orders = useRequest(key, ({ orders: own }) => own.list({ page: 1 }))
  return { isUserLoggedIn, bikes, orders }
}
