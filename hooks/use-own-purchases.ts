import { useAuth } from './use-auth'
import { useRequest } from './use-request'

/** The bikes and the latest orders of whoever is logged in, to choose from; nothing of a guest is asked for. */
export function useOwnPurchases() {
  const { isUserLoggedIn } = useAuth()
  const key = isUserLoggedIn ? 'own purchases' : null
  const bikes = useRequest(key, ({ garage }) => garage.bikes())
  const orders = useRequest(key, ({ orders: own }) => own.list(1))
  return { isUserLoggedIn, bikes, orders }
}
