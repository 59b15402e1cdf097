import { useLoaded } from '@/components/ui/use-loaded'
import type { SpareQuery } from '@/domain/spare-address'
import { useAccount } from '@/hooks/use-account'

const load = () => import('./own-bikes')

export interface MyBikesProps {
  query: SpareQuery
  bikes: { slug: string; title: string }[]
}

/** The bikes of whoever is logged in; their code is fetched for them only. Guests choose from the list. */
export function MyBikes(props: MyBikesProps) {
  const { isUserLoggedIn } = useAccount()
  const own = useLoaded(load, isUserLoggedIn)
  return own && isUserLoggedIn ? <own.OwnBikes {...props} /> : null
}
