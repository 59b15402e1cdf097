export function readCookie(header: string | undefined, name: string): string | undefined {
  const entry = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

/**
 * Returns a Set-Cookie header for this host only, hidden from scripts and not sent cross-site.
 * @param maxAgeMs absent: session cookie; 0: delete
 */
export function hostCookie(name: string, value: string, maxAgeMs?: number): string {
  const life = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict${life}`
}
