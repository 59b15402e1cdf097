import { useRouter } from 'next/router'
import { useEffect, useRef, type ReactNode } from 'react'

import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { loginAddress } from '@/domain/kit/continue-path'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { chrome } from '@/messages/kit/chrome'

/**
 * Renders nothing until the session cookie has been checked, then redirects visitors to the login and back. Not a
 * security boundary: the API enforces access.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isKnown, isUserLoggedIn, isLeaving } = useAuth()
  const { asPath, isReady, replace } = useRouter()
  const wasMember = useRef(false)
  useEffect(() => {
    if (isUserLoggedIn) wasMember.current = true
    if (!isKnown || isUserLoggedIn || !isReady) return
    // Logging out already redirects to the login, without a return address.
    if (wasMember.current && isLeaving) return
    void replace(loginAddress(asPath))
  }, [isKnown, isUserLoggedIn, isLeaving, isReady, asPath, replace])
  return isUserLoggedIn ? children : <LoadingPlaceholder />
}

function LoadingPlaceholder() {
  return (
    <div role="status" className="wrap flex min-h-dvh flex-col gap-6 py-14">
      <VisuallyHidden>{chrome.loading}</VisuallyHidden>
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
