import { useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { emailFault } from '@/domain/account/auth/account-form'
import { account as texts } from '@/messages/account/profile/account'
import { logIn } from '@/store/auth/log-in'

import { useForm } from '@/hooks/kit/use-form'
import { useAppDispatch } from '@/hooks/kit/use-store'

const EMPTY = { email: '', password: '', remember: false, code: '' }

/** Provides the login form. If the account needs a second factor, keeps the input and adds a code field. */
export function useLogin() {
  const dispatch = useAppDispatch()
  const [isCodeAsked, setCodeAsked] = useState(false)

  async function send({ code, ...login }: typeof EMPTY): Promise<ApiError | null> {
    const typed = { ...login, email: login.email.trim() }
    const outcome = await dispatch(logIn(isCodeAsked ? { ...typed, code: code.trim() } : typed))
    if (outcome.status === 'done') return null
    if (outcome.status === 'failed') return outcome.error
    setCodeAsked(true)
    return outcome.error
  }

  const controls = useForm({
    initial: EMPTY,
    check: (form) => ({ ...loginFaults(form), ...(isCodeAsked ? codeFaults(form) : {}) }),
    send: ({ form }) => send(form),
    hasSummary: true,
  })

  function goBack() {
    setCodeAsked(false)
    controls.type({ code: '' })
  }
  return { ...controls, isCodeAsked, goBack }
}

export type LoginControls = ReturnType<typeof useLogin>

function loginFaults({ email, password }: typeof EMPTY) {
  return {
    ...emailFaults(email),
    ...(password === '' ? { password: texts.passwordMissing } : {}),
  }
}

export function codeFaults({ code }: { code: string }) {
  return code.trim().length < 6 ? { code: texts.code.missing } : {}
}

export function emailFaults(email: string): { email?: string } {
  const fault = emailFault(email)
  if (fault === null) return {}
  return { email: fault === 'missing' ? texts.emailMissing : texts.emailWrong }
}
