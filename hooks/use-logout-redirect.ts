import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import { loginAddress } from '@/domain/continue-path'
import { loginReached } from '@/store/auth/auth-slice'

import { useAuth } from './use-auth'
import { useAppDispatch } from './use-store'

/** spec §4: after a logout and after a session that ended the way leads to /login, from the latter back again. */
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
