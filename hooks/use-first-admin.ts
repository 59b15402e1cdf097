import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { useAuth } from './use-auth'
import { useRequest } from './use-request'

/** Where administrators set up their second factor. */
const NEXT = '/dashboard/settings'

/** Whether the one-time link works. @param token null while the address is not known yet */
export function useFirstAdminLink(token: string | null) {
  return useRequest(token, (services) => services.account.checkFirstAdmin(token ?? ''))
}

/** Leads the new administrator on. */
export function useFirstAdminRedirect(): void {
  const { isRegisterSuccessful } = useAuth()
  const { replace } = useRouter()
  useEffect(() => {
    if (isRegisterSuccessful) void replace(NEXT)
  }, [isRegisterSuccessful, replace])
}
