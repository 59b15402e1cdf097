import { selectAuth } from '@/store/auth/auth-slice'

import { useAppSelector } from '@/hooks/kit/use-store'

export type User = NonNullable<ReturnType<typeof useAuth>['user']>

/** `isKnown` is false until after hydration; `user` is loaded after `isUserLoggedIn`. */
export function useAuth() {
  return useAppSelector(selectAuth)
}
