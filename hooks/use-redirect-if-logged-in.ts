import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { continuePath } from '@/domain/continue-path'

import { useAuth } from './use-auth'

/**
 * Leads members on from the pages that only visitors need: to the page of `?continue=`, else to the front.
 * @returns where that is; null until the address is known
 */
export function useRedirectIfLoggedIn(): string | null {
  const { isUserLoggedIn } = useAuth()
  const { isReady, query, replace } = useRouter()
  const target = isReady ? continuePath(query.continue) : null
  useEffect(() => {
    if (isUserLoggedIn && target !== null) void replace(target)
  }, [isUserLoggedIn, target, replace])
  return target
}
