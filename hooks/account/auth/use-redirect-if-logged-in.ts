import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { continuePath } from '@/domain/kit/continue-path'

import { useAuth } from './use-auth'

/** Redirects logged-in users. Returns the target (`?continue=` or the home page), null until known. */
export function useRedirectIfLoggedIn(): string | null {
  const { isUserLoggedIn } = useAuth()
  const { isReady, query, replace } = useRouter()
  const target = isReady ? continuePath(query.continue) : null
  useEffect(() => {
    if (isUserLoggedIn && target !== null) void replace(target)
  }, [isUserLoggedIn, target, replace])
  return target
}
