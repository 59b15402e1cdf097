import { logOut } from '@/store/auth/log-out'

import { useAppDispatch } from './use-store'

/**
 * spec §4 Logout: ends the session, forgets the visitor and leads to /login, whatever the server says.
 * @example const signOut = useLogOut()
 */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  return () => dispatch(logOut())
}
