import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

import { useHydrated } from '@/platform/use-hydrated'

/**
 * Reads the query of an emailed link once and removes it from the address bar: secrets must not be seen over a
 * shoulder, kept in the history or copied along.
 * @returns null until the URL is known
 */
export function useSecretQuery(): Readonly<Record<string, string>> | null {
  const { isReady, query, asPath } = useRouter()
  const [savedQuery, setKept] = useState<Record<string, string> | null>(null)
  // Without a query the router is ready at once, but the server's page was rendered without it.
  const isHydrated = useHydrated()
  if (isReady && isHydrated && savedQuery === null) setKept(textsOf(query))
  useEffect(() => {
    if (savedQuery === null || !asPath.includes('?')) return
    // Replaces the router's own entry without navigation, so nothing is reloaded.
    const path = asPath.split(/[?#]/, 1)[0] ?? '/'
    window.history.replaceState({ ...window.history.state, as: path, url: path }, '', path)
  }, [savedQuery, asPath])
  return savedQuery
}

function textsOf(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
