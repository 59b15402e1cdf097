import { useState } from 'react'

import { useForm } from '@/hooks/kit/use-form'
import { emailFaults } from './use-login'
import { passwordFaults } from './use-register'
import { useRequest } from '@/hooks/kit/use-request'

/** Requests the reset email. The response is the same whether the account exists or not (no enumeration). */
export function useForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const controls = useForm({
    initial: { email: '' },
    check: ({ email }) => emailFaults(email),
    hasSummary: true,
    send: async ({ form, services }) => {
      await services.account.forgotPassword({ email: form.email.trim() })
      setSentTo(form.email.trim())
    },
  })
  return { ...controls, sentTo, again: () => setSentTo(null) }
}

export interface ResetLink {
  token: string
  email: string
}

/** Checks the reset link. @param link null while the URL is not known yet */
export function useResetLink(link: ResetLink | null) {
  return useRequest(link && `${link.email} ${link.token}`, (services) =>
    services.account.checkReset({ token: link?.token ?? '', email: link?.email ?? '' }),
  )
}

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
