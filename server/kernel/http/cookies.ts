export function readCookie(header: string | undefined, name: string): string | undefined {
  const entry = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

/** Returns an HttpOnly cookie for this host and site. @param maxAgeMs absent: session; 0: delete */
export function hostCookie(name: string, value: string, maxAgeMs?: number): string {
  const life = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict${life}`
}
