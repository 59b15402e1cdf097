const HOME = '/'
const LONGEST = 512
const CONTROL = /[\u0000-\u001f\u007f]/
/** Stands for our own origin: which one it is changes nothing for a path. */
const ORIGIN = 'https://shop.invalid'
/** Nobody is led back to where he logs in, nor to an answer of the API. */
const NEVER = /^\/(login|register|api)(\/|$)/i

/**
 * Where a login leads: the page of `?continue=`, or the front page for everything that is not a page of this
 * site. What comes back can be handed to the router as it is.
 * @param value as the router gives it, decoded once; a repeated parameter is a list and leads home
 * @example continuePath('/dashboard/orders?page=2') // '/dashboard/orders?page=2'
 */
export function continuePath(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST || !isOwnPath(value)) return HOME
  const decoded = decode(value)
  if (decoded === null || !isOwnPath(decoded)) return HOME
  const { origin, pathname, search, hash } = new URL(value, ORIGIN)
  // Dots are resolved by now: '/..//evil.test' has become '//evil.test'.
  if (origin !== ORIGIN || !isOwnPath(pathname)) return HOME
  return NEVER.test(decode(pathname) ?? '/api') ? HOME : pathname + search + hash
}

/**
 * The login page that leads back to an address.
 * @example loginAddress('/dashboard') // '/login?continue=%2Fdashboard'
 */
export function loginAddress(path: string): string {
  const target = continuePath(path)
  return target === HOME ? '/login' : `/login?continue=${encodeURIComponent(target)}`
}

/**
 * The registration page that leads back to an address.
 * @example registerAddress('/forum/new') // '/register?continue=%2Fforum%2Fnew'
 */
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
