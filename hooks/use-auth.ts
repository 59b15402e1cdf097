import { selectAuth } from '@/store/auth/auth-slice'

import { useAppSelector } from './use-store'

/** A user as the API answers him. */
export type User = NonNullable<ReturnType<typeof useAuth>['user']>

/**
 * Who visits. `isKnown` is false until after hydration; `user` comes a moment after `isUserLoggedIn`.
 * @example const { isKnown, isUserLoggedIn, user } = useAuth()
 */
export function useAuth() {
  return useAppSelector(selectAuth)
}
