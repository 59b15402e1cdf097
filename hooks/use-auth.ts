import { selectAuth } from '@/store/auth/auth-slice'

import { useAppSelector } from './use-store'

export type User = NonNullable<ReturnType<typeof useAuth>['user']>

/**
 * Provides the login state. `isKnown` is false until after hydration; `user` is loaded after `isUserLoggedIn`.
 * @example const { isKnown, isUserLoggedIn, user } = useAuth()
 */
export function useAuth() {
  return useAppSelector(selectAuth)
}
