/** Which part of the chrome a route shows. Paths come as `asPath`, so query and hash are cut here. */

/** spec §2 Top navigation: hidden on the home page and on any path that contains one of these. */
const WITHOUT_TOP_BAR = ['/help-center', '/forum', '/dashboard', '/landing'] as const

/** spec §2 Footer: hidden when the path contains one of these. */
const WITHOUT_FOOTER = ['configurator', 'dashboard', 'forum', 'login', 'register'] as const

/**
 * The path of an address without query and hash.
 * @example pathOf('/configurator/nyx?mode=CNM#parts') // '/configurator/nyx'
 */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] || '/'
}

/**
 * The checkout asks for one thing, so nothing leads away from it: a bar with the way back to the cart, no navigation,
 * no footer. More than spec §2 hides; why is in docs/decisions/0020-nothing-beside-the-checkout.md.
 */
const BARE = '/cart/checkout'

/** Whether the top bar is shown at an address (spec §2 Top navigation). */
export function showsTopBar(address: string): boolean {
  const path = pathOf(address)
  if (path === '/' || path === BARE) return false
  return !WITHOUT_TOP_BAR.some((part) => path.includes(part))
}

/**
 * Whether the footer is shown at an address (spec §2 Footer).
 * @param isFramed the page is shown inside a frame; known only in the browser
 */
export function showsFooter(address: string, isFramed: boolean): boolean {
  if (isFramed) return false
  const path = pathOf(address)
  if (path === BARE) return false
  return !WITHOUT_FOOTER.some((part) => path.includes(part))
}

/**
 * The target of the active link: the one whose path is contained in the current path (spec §2).
 * @returns undefined when no target is contained
 * @example activeTarget('/configurator/nyx', ['/configurator', '/spares']) // '/configurator'
 */
export function activeTarget(address: string, targets: readonly string[]): string | undefined {
  const path = pathOf(address)
  return targets.find((target) => path.includes(target))
}
