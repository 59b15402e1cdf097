import { useForm } from '@/hooks/kit/use-form'
import { useUserUpdate } from './use-settings'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Changes or sets the password. @param hasPassword false for an account created by social login */
export function usePasswordForm(hasPassword: boolean) {
  const { reload } = useUserUpdate()
  const controls = useForm({
    initial: EMPTY,
    send: async ({ form: { old_password, ...next }, services: { account } }) => {
      // The service stores the new credentials of the response.
      if (hasPassword) await account.changePassword({ ...next, old_password })
      else await account.setPassword(next)
      await reload()
      controls.renew(EMPTY)
    },
  })
  return controls
}
