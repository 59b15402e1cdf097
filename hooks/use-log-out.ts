import { logOut } from '@/store/auth/log-out'

import { useAppDispatch } from './use-store'

/**
 * spec §4 Logout: ends the session, clears the visitor's data and redirects to /login, whatever the server responds.
 * @example const signOut = useLogOut()
 */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  return () => dispatch(logOut())
}
