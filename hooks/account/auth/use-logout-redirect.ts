import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import { loginAddress } from '@/domain/kit/continue-path'
import { loginReached } from '@/store/auth/auth-slice'

import { useAuth } from './use-auth'
import { useAppDispatch } from '@/hooks/kit/use-store'

/** spec §4: redirects to /login after a logout or an expired session; from the latter back again after the login. */
export function useLogoutRedirect(): void {
  const { isLeaving } = useAuth()
  const dispatch = useAppDispatch()
  const { asPath, push } = useRouter()
  const leave = useEffectEvent((reason: 'loggedOut' | 'expired') => {
    const reached = () => void dispatch(loginReached())
    push(reason === 'expired' ? loginAddress(asPath) : '/login').then(reached, reached)
  })
  useEffect(() => {
    if (isLeaving) leave(isLeaving)
  }, [isLeaving])
}
