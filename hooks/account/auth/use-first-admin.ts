import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { useAuth } from './use-auth'
import { useRequest } from '@/hooks/kit/use-request'

const NEXT = '/dashboard/settings'

/** Checks the one-time link. @param token null while the URL is not known yet */
export function useFirstAdminLink(token: string | null) {
  return useRequest(token, (services) => services.account.checkFirstAdmin({ token: token ?? '' }))
}

export function useFirstAdminRedirect(): void {
  const { isRegisterSuccessful } = useAuth()
  const { replace } = useRouter()
  useEffect(() => {
    if (isRegisterSuccessful) void replace(NEXT)
  }, [isRegisterSuccessful, replace])
}
