import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import { loginAddress } from '@/domain/kit/continue-path'
import { loginReached } from '@/store/auth/auth-slice'

import { useAuth } from './use-auth'
import { useAppDispatch } from '@/hooks/kit/use-store'

/** Redirects to /login after logout or session expiry; after expiry, login leads back (spec §4). */
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
