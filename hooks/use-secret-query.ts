import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

import { useHydrated } from '@/platform/use-hydrated'

/**
 * The query of a link that came by mail, read once and taken out of the address bar: it must not be seen over a
 * shoulder, kept in the history or copied along.
 * @returns null until the address is known
 */
export function useSecretQuery(): Readonly<Record<string, string>> | null {
  const { isReady, query, asPath } = useRouter()
  const [kept, setKept] = useState<Record<string, string> | null>(null)
  // Without a query the router is ready at once, where the server's page was made before it could be.
  const isHydrated = useHydrated()
  if (isReady && isHydrated && kept === null) setKept(textsOf(query))
  useEffect(() => {
    if (kept === null || !asPath.includes('?')) return
    // The router's own entry is changed in place: no navigation, so nothing is loaded again.
    const path = asPath.split(/[?#]/, 1)[0] ?? '/'
    window.history.replaceState({ ...window.history.state, as: path, url: path }, '', path)
  }, [kept, asPath])
  return kept
}

function textsOf(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
