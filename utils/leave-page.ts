/**
 * Validates a payment redirect: allows only this origin or a provider's https page.
 * @returns null for others, such as other schemes, credentials in the URL, control characters
 */
export function paymentTarget(target: string, origin: string): string | null {
  if (/[\u0000-\u0020\\]/.test(target)) return null
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(target)) return null
  const url = parse(target, origin)
  if (!url || url.username || url.password) return null
  if (url.origin === origin) return url.pathname + url.search + url.hash
  return url.protocol === 'https:' ? url.href : null
}

function parse(target: string, origin: string): URL | null {
  try {
    return new URL(target, origin)
  } catch {
    return null
  }
}

/** Navigates to a different document. This is a separate function so that tests can mock it. */
export function leavePage(address: string): void {
  window.location.assign(address)
}
