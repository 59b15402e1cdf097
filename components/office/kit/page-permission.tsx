import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'

import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { pathOf } from '@/domain/kit/chrome-rules'
import { useFirstOfficePage, useMayOpen } from '@/hooks/office/kit/use-permissions'
import { backoffice as texts } from '@/messages/office/overview/overview'

export function PagePermission({ children }: { children: ReactNode }) {
  const path = useCurrentPath()
  if (useMayOpen(path)) return children
  return pathOf(path) === '/backoffice' ? <FirstPage /> : <Closed />
}

/** Redirects users without access to sales figures to their own work. */
function FirstPage() {
  const { replace } = useRouter()
  const href = useFirstOfficePage()
  useEffect(() => {
    if (href) void replace(href)
  }, [href, replace])
  return href ? <Skeleton className="h-64 w-full" /> : <Closed />
}

function Closed() {
  return (
    <article>
      <h1 className="text-2xl">{texts.closedTitle}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{texts.closed}</p>
    </article>
  )
}
