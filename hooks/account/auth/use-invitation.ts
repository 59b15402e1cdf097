import { useEffect } from 'react'
import { useRouter } from 'next/router'

import { account as texts } from '@/messages/account/profile/account'
import { acceptInvitation } from '@/store/auth/log-in'

import { useAction } from '@/hooks/kit/use-action'
import { useAuth } from './use-auth'
import { useForm } from '@/hooks/kit/use-form'
import { passwordFaults } from './use-register'
import { useRequest } from '@/hooks/kit/use-request'
import { useUserUpdate } from '@/hooks/account/profile/use-settings'
import { useAppDispatch } from '@/hooks/kit/use-store'

const NEXT = '/dashboard/settings'
const EMPTY = { name: '', lastname: '', password: '', password_confirmation: '' }

/** Checks an invitation link. @param token null while the URL is not known yet */
export function useInvitationLink(token: string | null) {
  return useRequest(token, ({ account }) => account.checkInvitation({ token: token ?? '' }))
}

export function useJoining(token: string) {
  const { push } = useRouter()
  const { take } = useUserUpdate()
  const { run, isRunning, error } = useAction(({ account }) => account.joinStaff({ token }))
  const join = async () => {
    const done = await run()
    if (!done) return
    take(done.answer)
    void push('/backoffice')
  }
  return { join, isRunning, error }
}

export function useAcceptance({ token, email }: { token: string; email: string }) {
  const dispatch = useAppDispatch()
  const { isRegisterSuccessful } = useAuth()
  const { replace } = useRouter()
  useEffect(() => {
    if (isRegisterSuccessful) void replace(NEXT)
  }, [isRegisterSuccessful, replace])
  return useForm({
    initial: EMPTY,
    check: (form) => ({
      ...(form.name.trim() === '' ? { name: texts.register.nameMissing } : {}),
      ...passwordFaults(form, { name: form.name, last_name: form.lastname, email }),
    }),
    send: async ({ form }) => {
      const outcome = await dispatch(acceptInvitation({ ...form, token }))
      return outcome.status === 'done' ? null : outcome.error
    },
    hasSummary: true,
  })
}
