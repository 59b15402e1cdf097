/** Decides which chrome a route shows. Paths come as `asPath`, so query and hash are removed here. */

/** spec §2 Top navigation: hidden on the home page and on any path that contains one of these. */
const WITHOUT_TOP_BAR = ['/help-center', '/forum', '/dashboard', '/landing'] as const

/** spec §2 Footer: hidden when the path contains one of these. */
const WITHOUT_FOOTER = ['configurator', 'dashboard', 'forum', 'login', 'register'] as const

/** @example pathOf('/configurator/nyx?mode=CNM#parts') // '/configurator/nyx' */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] || '/'
}

/** Hides more than spec §2; for reasons see docs/decisions/0020-nothing-beside-the-checkout.md. */
const BARE = '/cart/checkout'

/** Decides whether the top bar is shown (spec §2 Top navigation). */
export function showsTopBar(address: string): boolean {
  const path = pathOf(address)
  if (path === '/' || path === BARE) return false
  return !WITHOUT_TOP_BAR.some((part) => path.includes(part))
}

/** Decides whether the footer is shown (spec §2 Footer). @param isFramed known only in the browser */
export function showsFooter(address: string, isFramed: boolean): boolean {
  if (isFramed) return false
  const path = pathOf(address)
  if (path === BARE) return false
  return !WITHOUT_FOOTER.some((part) => path.includes(part))
}

/**
 * Returns the target that the path contains (spec §2); undefined if there is none.
 * @example activeTarget('/configurator/nyx', ['/configurator', '/spares']) // '/configurator'
 */
export function activeTarget(address: string, targets: readonly string[]): string | undefined {
  const path = pathOf(address)
  // Every path contains that of the home page.
  return targets.find((target) => (target === '/' ? path === '/' : path.includes(target)))
}
