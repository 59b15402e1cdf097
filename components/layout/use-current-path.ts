import { useRouter } from 'next/router'

import { pathOf } from '@/domain/chrome-rules'
import { useHydrated } from '@/platform/use-hydrated'

/** Pages that are rendered once for every address: on the server `asPath` is theirs, in the browser the visitor's. */
const FAULT_PAGES = ['/404', '/500', '/_error']

export const isFaultPage = (pathname: string) => FAULT_PAGES.includes(pathname)

/**
 * The path that the chrome rules look at; the same on the server and in the first render of the browser. A fault page
 * takes the path that was asked for as soon as it is hydrated (spec §2: the rules go by the path).
 */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter()
  const isHydrated = useHydrated()
  return isFaultPage(pathname) && !isHydrated ? pathname : pathOf(asPath)
}
