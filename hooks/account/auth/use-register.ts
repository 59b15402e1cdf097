import { useEffect, useEffectEvent } from 'react'

import type { WireRegistration } from '@/contract/account/profile/profile'
import type { ApiError } from '@/contract/kit/errors'
import { passwordFault } from '@/domain/account/auth/password-rules'
import { brand } from '@/messages/kit/brand'
import { account as texts } from '@/messages/account/profile/account'
import { makeFirstAdmin, register } from '@/store/auth/log-in'
import { consumeRegistrationEmail } from '@/utils/registration-email'

import { useForm } from '@/hooks/kit/use-form'
import { emailFaults } from './use-login'
import { useAppDispatch } from '@/hooks/kit/use-store'

const EMPTY = { name: '', lastname: '', email: '', password: '', password_confirmation: '' }

/** @param token of the setup link for the first administrator; omitted for a buyer */
export function useRegister(token?: string) {
  const dispatch = useAppDispatch()
  async function send(form: WireRegistration): Promise<ApiError | null> {
    const body = { ...form, email: form.email.trim() }
    const outcome = await dispatch(
      token === undefined ? register(body) : makeFirstAdmin({ ...body, token }),
    )
    return outcome.status === 'done' ? null : outcome.error
  }
  const controls = useForm({
    initial: EMPTY,
    check: registrationFaults,
    send: ({ form }) => send(form),
    hasSummary: true,
  })
  const start = useEffectEvent(() => {
    const email = consumeRegistrationEmail()
    if (email !== null && controls.form.email === '') controls.type({ email })
  })
  useEffect(() => start(), [])
  return controls
}

export type RegisterControls = ReturnType<typeof useRegister>

function registrationFaults(form: typeof EMPTY) {
  const { name, lastname, email } = form
  return {
    ...(name.trim() === '' ? { name: texts.register.nameMissing } : {}),
    ...emailFaults(email),
    ...passwordFaults(form, { name, last_name: lastname, email }),
  }
}

interface NewPassword {
  password: string
  password_confirmation: string
}

export function passwordFaults(
  { password, password_confirmation }: NewPassword,
  owner: Parameters<typeof passwordFault>[1],
): Partial<NewPassword> {
  const fault = passwordFault(password, owner, brand().name)
  return {
    ...(fault === null ? {} : { password: fault }),
    ...(password === password_confirmation
      ? {}
      : { password_confirmation: texts.confirmationWrong }),
  }
}
