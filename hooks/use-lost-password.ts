import { useState } from 'react'

import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'

import { useAccountForm } from './use-account-form'
import { emailFaults } from './use-login'
import { passwordFaults } from './use-register'
import { useRequest, useServices } from './use-request'

/** Asks for the mail with the link. The answer is the same whether there is an account or not. */
export function useForgotPassword() {
  const services = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const controls = useAccountForm({
    initial: { email: '' },
    check: ({ email }) => emailFaults(email),
    send: ({ email }) =>
      failureOf(async () => {
        await services.account.forgotPassword(email.trim())
        setSentTo(email.trim())
      }),
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
  const services = useServices()
  const [isDone, setDone] = useState(false)
  const controls = useAccountForm({
    initial: { password: '', password_confirmation: '' },
    check: (form) => passwordFaults(form, { name: '', last_name: '', email }),
    send: (form) =>
      failureOf(async () => {
        await services.account.resetPassword({ ...form, token, email })
        setDone(true)
      }),
  })
  return { ...controls, isDone }
}

async function failureOf(work: () => Promise<void>): Promise<ApiError | null> {
  try {
    await work()
    return null
  } catch (thrown) {
    return apiErrorOf(thrown)
  }
}
