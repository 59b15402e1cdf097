import { BUNDLES } from './bundles'
import { NEWSLETTER } from './newsletter'

/** A mutation of one line that breaks a rule of the shop: some test must fail. */
export interface Mutant {
  rule: string
  line: string
  /** Path fragment, if the line isn't unique. */
  in?: string
  broken: string
  /** Path fragments of the tests that should fail. */
  tests: string[]
}

const MONEY: Mutant[] = [
  {
    rule: 'a share is rounded half up',
    line: 'return cents(Math.floor((amount * basisPoints + 5_000) / 10_000))',
    broken: 'return cents(Math.floor((amount * basisPoints + 4_999) / 10_000))',
    tests: ['unit/money'],
  },
  {
    rule: 'cents are whole',
    line: 'if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole cents: ${value}`)',
    broken: 'if (!Number.isFinite(value)) throw new RangeError(`Not whole cents: ${value}`)',
    tests: ['unit/money'],
  },
  {
    rule: 'parts of a split add up',
    line: 'if (left <= 0) break',
    broken: 'if (left <= 1) break',
    tests: ['unit/money', 'unit/quote'],
  },
  {
    rule: 'credit counts for what is due',
    line: 'return cents(Math.max(0, total_cents - credit_cents - paid_cents))',
    broken: 'return cents(Math.max(0, total_cents - paid_cents))',
    tests: ['server/money/amount-due'],
  },
  {
    rule: 'a promotion needs more than its threshold',
    line: "return subtotal > rule.threshold ? 'applied' : 'below-threshold'",
    broken: "return subtotal >= rule.threshold ? 'applied' : 'below-threshold'",
    tests: ['unit/quote', 'unit/promo'],
  },
  {
    rule: 'a promotion has a cap',
    line: 'return { state, discount: cents(Math.min(requested, cap ?? requested, subtotal)) }',
    broken: 'return { state, discount: cents(Math.min(requested, subtotal)) }',
    tests: ['unit/quote', 'unit/promo'],
  },
  {
    rule: 'a promotion ends at its end',
    line: "if (rule.ends_at !== null && Date.parse(at) >= Date.parse(rule.ends_at)) return 'expired'",
    broken:
      "if (rule.ends_at !== null && Date.parse(at) > Date.parse(rule.ends_at)) return 'expired'",
    tests: ['unit/quote', 'unit/promo'],
  },
  {
    rule: 'gift cards are not discounted',
    line: 'return is_voucher || !countsFor(rule, line) ? ZERO : total',
    broken: 'return countsFor(rule, line) ? total : ZERO',
    tests: ['unit/quote'],
  },
  {
    rule: 'every bike is shipped for itself',
    line: 'timesCents(country.shipping_bike, bikes),',
    broken: 'timesCents(country.shipping_bike, Math.min(bikes, 1)),',
    tests: ['unit/quote'],
  },
  {
    rule: 'an upgrade never costs less than nothing',
    line: 'return cents(Math.max(0, buildPrice(bike, to) - buildPrice(bike, from)))',
    broken: 'return cents(buildPrice(bike, to) - buildPrice(bike, from))',
    tests: ['unit/rules/upgrade'],
  },
  {
    rule: 'credit never falls below zero',
    line: 'if (balance < 0) throw new CreditShort(`Credit of user ${input.userId} is short.`)',
    broken: '',
    tests: ['server/credits/ledger.test'],
  },
  {
    rule: 'a cause is booked once',
    line: 'if (booked.length === 0) return',
    broken: '',
    tests: ['server/credits/ledger.test', 'server/credits/ledger-property'],
  },
  {
    rule: 'a refund to credit is no more than is left',
    line: "const isTooLarge = total > left || (target === 'provider' && rest > 0)",
    broken: "const isTooLarge = target === 'provider' && rest > 0",
    tests: ['server/money/refunds', 'server/money/disputed'],
  },
  {
    rule: 'nothing is refunded while a dispute is open',
    line: "if (order.disputed) return 'disputed'\n  if (choice.target",
    broken: 'if (choice.target',
    tests: ['server/money/disputed'],
  },
  {
    rule: 'the amount of a payment is compared with the order',
    line: "if (proof.amount !== amountDue(order)) return 'amount-differs'",
    broken: '',
    tests: ['server/money/mismatch', 'server/payment/settle', 'server/money/reviews'],
  },
  {
    rule: 'the currency of a payment is compared with the order',
    line: "if (proof.currency !== order.currency) return 'currency-differs'",
    broken: '',
    tests: ['server/money/mismatch', 'server/payment/settle'],
  },
  {
    rule: 'a payment names its attempt',
    line: "if (proof.reference !== attempt.public_id) return 'reference-differs'",
    broken: '',
    tests: ['server/money/mismatch', 'server/payment/settle'],
  },
  {
    rule: 'a smaller refund is booked as it was sent',
    line: 'const step = { order, refund: present, payment, at }',
    broken: 'const step = { order, refund, payment, at }',
    tests: ['server/money/states'],
  },
]

const STOCK: Mutant[] = [
  {
    rule: 'only pieces for sale are reserved',
    line: 'sql`${stockItems.on_hand} - ${stockItems.reserved} >= ${count}`,',
    broken: 'sql`${stockItems.on_hand} >= ${count}`,',
    tests: ['server/checkout/races', 'server/stock', 'server/checkout/held-stock'],
  },
  {
    rule: 'only held pieces are released',
    line: ".set({ state })\n    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'held')))",
    broken: '.set({ state }).where(eq(stockReservations.order_id, orderId))',
    tests: ['server/stock'],
  },
  {
    rule: 'a promotion has so many uses',
    line: 'return all >= (max_uses_total ?? Infinity) || mine >= (most ?? Infinity)',
    broken: 'return mine >= (most ?? Infinity)',
    tests: ['server/promo/uses'],
  },
  {
    rule: 'a customer has so many uses',
    line: 'return all >= (max_uses_total ?? Infinity) || mine >= (most ?? Infinity)',
    broken: 'return all >= (max_uses_total ?? Infinity)',
    tests: ['server/promo/uses'],
  },
  {
    rule: 'a line has so many pieces',
    line: 'const position = lines.findIndex(({ count }) => count > limits.perLine)',
    broken: 'const position = -1',
    tests: ['server/checkout/held-stock', 'unit/orders', 'unit/limits'],
  },
  {
    rule: 'a long hold needs a confirmed address',
    line: 'return isConfirmed ? wantedMs : Math.min(wantedMs, RESERVATION_MS)',
    broken: 'return wantedMs',
    tests: ['server/checkout/confirmed-hold', 'server/checkout/held-stock'],
  },
  {
    rule: 'a key is for one body',
    line: 'if (row.hash !== hash) {',
    broken: 'if (false as boolean) {',
    tests: ['server/checkout'],
  },
]

const SESSIONS: Mutant[] = [
  {
    rule: 'a token ends',
    line: "gt(accessTokens.expires_at, sql.placeholder('now')),",
    broken: '',
    tests: ['server/account/login', 'server/account/renewal', 'server/account/doors'],
  },
  {
    rule: 'a revoked session has no rights',
    line: 'isNull(sessions.revoked_at),\n    isNull(users.disabled_at),',
    broken: 'isNull(users.disabled_at),',
    tests: ['server/account/renewal', 'server/account/session-rights', 'server/account/login'],
  },
  {
    rule: 'a disabled account has no rights',
    line: 'isNull(users.disabled_at),\n    or(',
    broken: 'or(',
    tests: ['server/account/disabled'],
  },
  {
    rule: 'the second factor belongs to the session',
    line: 'or(isNull(users.totp_confirmed_at), gte(sessions.second_factor_at, users.totp_confirmed_at)),',
    broken: '',
    tests: ['server/account/session-rights', 'server/account/second-factor'],
  },
  {
    rule: 'a copied refresh credential ends the session',
    line: "return isStale ? 'reused' : 'good'",
    broken: "return 'good'",
    tests: ['server/account/renewal'],
  },
  {
    rule: 'a refresh credential works in its browser only',
    line: "if (!isSameSecret(sha256(deviceOf(browser) ?? ''), session.device_hash)) return 'device'",
    broken: '',
    tests: ['server/account/renewal'],
  },
  {
    rule: 'wrong passwords slow down',
    line: 'setWhere: isDue,',
    broken: 'setWhere: undefined,',
    tests: ['server/account/login', 'server/account/second-factor', 'server/account/doors'],
  },
  {
    rule: 'a code counts once',
    line: 'and(eq(users.id, user.id), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),',
    broken: 'eq(users.id, user.id),',
    tests: ['server/account/second-factor', 'server/account/session-rights'],
  },
]

const PERMISSIONS: Mutant[] = [
  {
    rule: 'the back-office is for staff',
    line: "if (caller.role === null) throw new DomainError('not_allowed', 'Staff only.')",
    broken: '',
    tests: ['server/api/matrix', 'server/backoffice'],
  },
  {
    rule: 'a route for staff asks for its permission',
    line: 'if (!isAllowed(caller.role, permission)) {',
    broken: 'if (false as boolean) {',
    tests: ['server/api/roles'],
  },
  {
    rule: 'an administrator needs a second factor',
    line: 'if (!caller.hasSecondFactor)',
    broken: 'if (false as boolean)',
    tests: ['server/backoffice', 'server/account', 'server/api/matrix'],
  },
  {
    rule: "another member's order is not found",
    line: '.where(and(eq(orders.number, number), eq(orders.user_id, userId)))',
    in: 'server/orders',
    broken: '.where(eq(orders.number, number))',
    tests: ['server/orders', 'server/api/matrix'],
  },
  {
    rule: "a guest's order needs its key",
    line: "const isRight = isSameSecret(key, deriveKey(secret, 'order', number))",
    broken: 'const isRight = true as boolean',
    tests: ['server/orders', 'server/checkout'],
  },
  {
    rule: "PayPal's certificate comes from PayPal",
    line: "hostname.endsWith('.paypal.com')",
    broken: "hostname.endsWith('paypal.com')",
    tests: ['unit/payment/paypal-host'],
  },
]

const CODECS: Mutant[] = [
  {
    rule: 'a third decimal of money is refused',
    line: 'return Math.round(dollars * 100) / 100 === dollars',
    broken: 'return Number.isFinite(dollars)',
    tests: ['unit/money', 'server/api/bad-input', 'unit/openapi'],
  },
  {
    rule: 'a line has no control characters',
    line: 'const ONE_LINE = /^[^\\p{Cc}]*$/u',
    broken: 'const ONE_LINE = /^/u',
    tests: ['unit/contract'],
  },
  {
    rule: 'a stored cart keeps sound lines only',
    line: 'if (!isWhole(price, 0, HIGHEST_PRICE) || !isWhole(cartQuantity, 1, MAX_LINE_COUNT)) return null',
    broken: '',
    tests: ['unit/guest-cart'],
  },
]

export const MUTANTS: readonly Mutant[] = [
  ...MONEY,
  ...STOCK,
  ...SESSIONS,
  ...PERMISSIONS,
  ...CODECS,
  ...NEWSLETTER,
  ...BUNDLES,
]
