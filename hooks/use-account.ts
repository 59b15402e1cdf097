import { selectAccount } from '@/store/account/account-slice'

import { useAppSelector } from './use-store'

/** A user as the API answers him. */
export type User = NonNullable<ReturnType<typeof useAccount>['user']>

/**
 * Who visits. `isKnown` is false until after hydration; `user` comes a moment after `isUserLoggedIn`.
 * @example const { isKnown, isUserLoggedIn, user } = useAccount()
 */
export function useAccount() {
  return useAppSelector(selectAccount)
}
