import Cookies from 'js-cookie'

import { REMEMBER_ME_MS } from '@/domain/kit/constants'

/** spec §3 Stored items. The specification allows scripts to read it; see docs/decisions/0010. */
const NAME = 'access_token'

/** Returns the browser's bearer token; null on a server and for guests. */
export function readAccessToken(): string | null {
  return typeof document === 'undefined' ? null : (Cookies.get(NAME) ?? null)
}

/** spec §4 Login flow: the cookie lasts 30 days with remember-me, the token itself 15 minutes. */
export function writeAccessToken(token: string, isRemembered: boolean): void {
  const expires = isRemembered ? { expires: new Date(Date.now() + REMEMBER_ME_MS) } : {}
  Cookies.set(NAME, token, { path: '/', secure: true, sameSite: 'strict', ...expires })
}

export function removeAccessToken(): void {
  Cookies.remove(NAME, { path: '/', secure: true, sameSite: 'strict' })
}
