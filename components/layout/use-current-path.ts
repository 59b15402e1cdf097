import { useRouter } from 'next/router'

import { pathOf } from '@/domain/chrome-rules'

/** Pages that are rendered once for every address: on the server `asPath` is theirs, in the browser the visitor's. */
const FAULT_PAGES = ['/404', '/500', '/_error']

/** The path that the chrome rules look at; the same on the server and in the first render of the browser. */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter()
  return FAULT_PAGES.includes(pathname) ? pathname : pathOf(asPath)
}
