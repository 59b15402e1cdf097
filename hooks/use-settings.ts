import type { WireUser } from '@/contract/account'
import { leaveExpired } from '@/store/auth/announce'
import { loadUser } from '@/store/auth/load-user'
import { userLoaded } from '@/store/auth/auth-slice'

import { useAction } from './use-action'
import { useForm } from './use-form'
import { useServices } from './use-request'
import { useAppDispatch } from './use-store'

/** Takes over a user that an answer brought, or asks for the present one. */
export function useUserUpdate() {
  const dispatch = useAppDispatch()
  return {
    take: (user: WireUser) => void dispatch(userLoaded(user)),
    reload: () => dispatch(loadUser()),
  }
}

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/**
 * The form that changes the password, or sets the first one; this browser takes over the credentials of the answer.
 * @param hasPassword false for an account made by social login
 */
export function usePasswordForm(hasPassword: boolean) {
  const { reload } = useUserUpdate()
  const controls = useForm({
    initial: EMPTY,
    send: async ({ form: { old_password, ...next }, services: { account } }) => {
      // The service takes over the credentials of the answer.
      if (hasPassword) await account.changePassword({ ...next, old_password })
      else await account.setPassword(next)
      await reload()
      controls.renew(EMPTY)
    },
  })
  return controls
}

/** Deletes the account; this browser then forgets its visitor. */
export function useAccountDeletion() {
  const services = useServices()
  const dispatch = useAppDispatch()
  return useAction(async ({ account }, password: string | null) => {
    await account.deleteAccount(password)
    services.session.close()
    dispatch(leaveExpired(false))
  })
}
