import { logOut } from '@/store/auth/log-out'

import { useAppDispatch } from '@/hooks/kit/use-store'

/** spec §4 Logout: clears the visitor's data and goes to /login, whatever the server responds. */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  return () => dispatch(logOut())
}
