import { useRouter } from 'next/router'

import { pathOf } from '@/domain/kit/chrome-rules'
import { useHydrated } from '@/platform/use-hydrated'

/** Pages rendered once for all addresses: `asPath` is their own on the server, the visitor's later. */
const FAULT_PAGES = ['/404', '/500', '/_error', '/opening-soon']

export const isFaultPage = (pathname: string) => FAULT_PAGES.includes(pathname)

/**
 * Returns the path for the rules of the chrome; it is equal on the server and during hydration. An error page returns
 * the requested path once it is hydrated (spec §2: the rules go by the path).
 */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter()
  const isHydrated = useHydrated()
  return isFaultPage(pathname) && !isHydrated ? pathname : pathOf(asPath)
}
