const HOME = '/'
const LONGEST = 512
const CONTROL = /[\u0000-\u001f\u007f]/
/** Placeholder origin for parsing; paths don't depend on it. */
const ORIGIN = 'https://shop.invalid'
/** Never redirect back to a login page or to an API response. */
const NEVER = /^\/(login|register|api)(\/|$)/i

/**
 * Returns the redirect target of a login: the page of `?continue=`, or the home page for anything outside
 * this site (open redirect). The result is safe to pass to the router.
 * @param value as the router gives it, decoded once; a repeated parameter is a list and leads home
 * @example continuePath('/dashboard/orders?page=2') // '/dashboard/orders?page=2'
 */
export function continuePath(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST || !isOwnPath(value)) return HOME
  const decoded = decode(value)
  if (decoded === null || !isOwnPath(decoded)) return HOME
  const { origin, pathname, search, hash } = new URL(value, ORIGIN)
  // Dot segments are resolved by now: '/..//evil.test' has become '//evil.test'.
  if (origin !== ORIGIN || !isOwnPath(pathname)) return HOME
  return NEVER.test(decode(pathname) ?? '/api') ? HOME : pathname + search + hash
}

/** @example loginAddress('/dashboard') // '/login?continue=%2Fdashboard' */
export function loginAddress(path: string): string {
  const target = continuePath(path)
  return target === HOME ? '/login' : `/login?continue=${encodeURIComponent(target)}`
}

/** @example registerAddress('/forum/new') // '/register?continue=%2Fforum%2Fnew' */
export function registerAddress(path: string): string {
  return loginAddress(path).replace('/login', '/register')
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !CONTROL.test(path)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
