import type { WireUser } from '@/contract/account/profile/profile'
import { leaveExpired } from '@/store/auth/announce'
import { loadUser } from '@/store/auth/load-user'
import { userLoaded } from '@/store/auth/auth-slice'

import { useAction } from '@/hooks/kit/use-action'
import { useServices } from '@/hooks/kit/use-request'
import { useAppDispatch } from '@/hooks/kit/use-store'

export function useUserUpdate() {
  const dispatch = useAppDispatch()
  return {
    take: (user: WireUser) => void dispatch(userLoaded(user)),
    reload: () => dispatch(loadUser()),
  }
}

/** Deletes the account, then clears the visitor's data in this browser. */
export function useAccountDeletion() {
  const services = useServices()
  const dispatch = useAppDispatch()
  return useAction(async ({ account }, password: string | null) => {
    await account.deleteAccount({ password })
    services.session.close()
    dispatch(leaveExpired(false))
  })
}
