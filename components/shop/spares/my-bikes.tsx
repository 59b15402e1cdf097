import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/account/auth/use-auth'
import type { MyBikesProps } from './own-bikes'

const load = () => import('./own-bikes')

/** Bikes of the logged-in user; the code is loaded only for users. Guests choose from the list. */
export function MyBikes(props: MyBikesProps) {
  const { isUserLoggedIn } = useAuth()
  const own = useLazyModule(load, isUserLoggedIn)
  return own && isUserLoggedIn ? <own.OwnBikes {...props} /> : null
}
