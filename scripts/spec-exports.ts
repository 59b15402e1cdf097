/** Exports named by the specification, exempt from the dead-code check: file, export, clause. */
export const SPEC_EXPORTS = [
  ['domain/kit/constants.ts', 'REQUEST_TIMEOUT_MS', '§9 Request timeout 30 s'],
  ['domain/kit/constants.ts', 'CHECKOUT_TIMEOUT_MS', '§9 checkout and guest payment 60 s'],
  ['domain/kit/constants.ts', 'DESCRIPTION_PREVIEW_LENGTH', '§9 Cart description preview 25'],
  ['domain/kit/constants.ts', 'SHORT_PREVIEW_LENGTH', '§9 one helper cuts to 20'],
  ['domain/kit/constants.ts', 'EMAIL_DISPLAY_LIMIT', '§9 when longer than 18'],
  ['domain/kit/constants.ts', 'EMAIL_DISPLAY_CUT', '§9 Email display cut at 19 characters'],
  ['domain/kit/constants.ts', 'ADMIN_FLAG', '§9 Admin flag value 9'],
  ['domain/kit/constants.ts', 'DEFAULT_COUNTRY_ID', '§9 Default home country id 222'],
  ['domain/kit/constants.ts', 'COLOR_TYPE_ORDER', '§9 Color type order'],
  ['domain/kit/constants.ts', 'CONFIGURATOR_MODES', '§9 Configurator mode codes'],
  ['domain/kit/constants.ts', 'MODAL_CLOSE_DELAY_MS', '§9 Modal close delay 200 ms'],
  ['domain/kit/constants.ts', 'CONFIGURATOR_DEFAULT_UNIT', '§9 Unit default 1 (configurator)'],
  ['domain/kit/constants.ts', 'USER_DEFAULT_UNIT', '§9 Unit default 0 (user)'],
  ['domain/kit/constants.ts', 'RESET_UNIT', '§9 Unit default 0 (reset)'],
  ['domain/kit/constants.ts', 'REMEMBER_ME_MS', '§9 Cookie lifetime with remember-me 30 days'],
  ['domain/kit/constants.ts', 'PROMO_BANNER_DELAY_MS', '§9 Promo banner delay 3 s'],
  ['domain/kit/constants.ts', 'CONFETTI_MS', '§9 confetti 6 s'],
  ['domain/kit/constants.ts', 'PROMO_CODE', '§9 Promo: code'],
  ['domain/kit/constants.ts', 'PROMO_BASIS_POINTS', '§9 Promo: 10%'],
  ['domain/kit/constants.ts', 'PROMO_CAP', '§9 Promo: up to $400'],
  ['domain/kit/constants.ts', 'PROMO_THRESHOLD', '§9 Promo: on orders over $3,000'],
  ['domain/kit/constants.ts', 'SUPPORT_HOURS', '§9 Support hours'],
  ['domain/kit/constants.ts', 'COMPARISON_DATABASE', '§9 Comparison database'],
  ['domain/kit/constants.ts', 'DEFAULT_CART_QUANTITY', '§9 Default cart quantity 1'],
  ['domain/shop/cart/guest-cart.ts', 'clearCart', '§4 Guest cart: the cart can be cleared'],
  ['domain/shop/cart/guest-cart.ts', 'totals', '§4 Guest cart: totals'],
  ['utils/format.ts', 'ordinal', '§9 Formatting helpers: ordinal suffixes'],
  ['utils/format.ts', 'thousands', '§9 Formatting helpers: thousands separators'],
  ['utils/format.ts', 'round2', '§9 Formatting helpers: at most 2 decimals'],
  ['utils/text.ts', 'preview', '§9 Cart description preview'],
  ['utils/text.ts', 'shortEmail', '§9 Email display cut'],
] as const

interface DeadCode {
  issues: { exports: Record<string, Record<string, unknown>> }
  counters: { exports: number }
}

// eslint-disable-next-line import/no-default-export -- knip calls the default export of a preprocessor.
export default function keepSpecified<Findings extends DeadCode>(findings: Findings): Findings {
  const { issues, counters } = findings
  for (const [file, name] of SPEC_EXPORTS) {
    const found = issues.exports[file]
    if (!found || !(name in found)) continue
    delete found[name]
    counters.exports -= 1
  }
  return findings
}
