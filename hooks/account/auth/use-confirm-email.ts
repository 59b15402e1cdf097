import { useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import { loadUser } from '@/store/auth/load-user'

import { useAuth } from './use-auth'
import { useServices } from '@/hooks/kit/use-request'
import { useAppDispatch } from '@/hooks/kit/use-store'

type Confirmation =
  | { status: 'waiting' | 'sending' }
  | { status: 'done'; email: string }
  | { status: 'failed'; error: ApiError }

/** Confirms an email address on click, because mail scanners open links but don't click. */
export function useConfirmEmail(token: string | undefined) {
  const services = useServices()
  const dispatch = useAppDispatch()
  const { isUserLoggedIn } = useAuth()
  const [state, setState] = useState<Confirmation>({ status: 'waiting' })

  async function confirm() {
    if (token === undefined || state.status === 'sending') return
    setState({ status: 'sending' })
    try {
      const { email } = await services.account.confirmEmail({ token })
      setState({ status: 'done', email })
      if (isUserLoggedIn) void dispatch(loadUser())
    } catch (thrown) {
      setState({ status: 'failed', error: apiErrorOf(thrown) })
    }
  }
  return { state, confirm }
}
