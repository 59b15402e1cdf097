import { useAction } from '@/hooks/kit/use-action'
import type { User } from '@/hooks/account/auth/use-auth'
import { useForm } from '@/hooks/kit/use-form'
import { useUserUpdate } from './use-settings'

export function useVerificationEmail() {
  return useAction(({ account }) => account.sendVerification())
}

export function useEmailForm(user: User, onChanged: () => void) {
  const { take } = useUserUpdate()
  const controls = useForm({
    initial: { email: '', password: '' },
    send: async ({ form: { email, password }, services: { account } }) => {
      take(await account.changeEmail({ email, password: user.has_password ? password : null }))
      controls.renew({ email: '', password: '' })
      onChanged()
    },
  })
  return controls
}

export function useNamesForm({ name, last_name, user_name }: User) {
  const { take } = useUserUpdate()
  return useForm({
    initial: { name, last_name, user_name },
    send: async ({ form, services }) => take(await services.account.profile(form)),
  })
}

export function useAvatar() {
  return {
    save: useAction(({ account }, file: Blob) => account.saveAvatar(file)),
    remove: useAction(({ account }) => account.deleteAvatar()),
  }
}

/** Exports all personal data of the user. The password is null for accounts without one. */
export function useDataExport() {
  return useAction(({ account }, password: string | null) => account.exportData(password))
}
