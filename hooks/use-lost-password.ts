import { useState } from 'react'

import { useForm } from './use-form'
import { emailFaults } from './use-login'
import { passwordFaults } from './use-register'
import { useRequest } from './use-request'

/** Asks for the mail with the link. The answer is the same whether there is an account or not. */
export function useForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const controls = useForm({
    initial: { email: '' },
    check: ({ email }) => emailFaults(email),
    hasSummary: true,
    send: async ({ form, services }) => {
      await services.account.forgotPassword(form.email.trim())
      setSentTo(form.email.trim())
    },
  })
  return { ...controls, sentTo, again: () => setSentTo(null) }
}

export interface ResetLink {
  token: string
  email: string
}

/** Whether the link of the mail still works. @param link null while the address is not known yet */
export function useResetLink(link: ResetLink | null) {
  return useRequest(link && `${link.email} ${link.token}`, (services) =>
    services.account.checkReset(link?.token ?? '', link?.email ?? ''),
  )
}

/** The new password by that link. */
export function useResetPassword({ token, email }: ResetLink) {
  return useForm({
    initial: { password: '', password_confirmation: '' },
    check: (form) => passwordFaults(form, { name: '', last_name: '', email }),
    hasSummary: true,
    send: async ({ form, services }) => {
      await services.account.resetPassword({ ...form, token, email })
    },
  })
}
