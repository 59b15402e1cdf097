import { useRouter } from 'next/router'

import { pathOf } from '@/domain/kit/chrome-rules'

type Entries = Record<string, string | undefined>

/** Provides the query of the URL and navigation; changing a filter resets to the first page. */
export function useOfficeAddress() {
  const router = useRouter()
  const { query, asPath, isReady } = router
  const path = pathOf(asPath)
  const value = (name: string) => {
    const one = query[name]
    return typeof one === 'string' && one !== '' ? one : undefined
  }
  const hrefOf = (entries: Entries) => {
    const search = new URLSearchParams(definedOnly(entries)).toString()
    return search === '' ? path : `${path}?${search}`
  }
  return {
    isReady,
    value,
    hrefOf,
    go: (entries: Entries, how: 'push' | 'replace' = 'push') =>
      void router[how](hrefOf(entries), undefined, { shallow: true }),
  }
}

export function definedOnly<Query extends object>(query: {
  [Name in keyof Query]: Query[Name] | undefined
}) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Query
}
