import { BUNDLES } from './bundles'
import type { Mutant } from './mutant'
import { NEWSLETTER } from './newsletter'
import { PRODUCTS } from './products'
import { SESSIONS } from './sessions'
import { TAXES } from './taxes'
import { WITHDRAWALS } from './withdrawals'

const MONEY: Mutant[] = [
  {
    rule: 'a share is rounded half up',
    line: 'return cents(Math.floor((amount * parts + whole / 2) / whole))',
    broken: 'return cents(Math.floor((amount * parts + whole / 2 - 1) / whole))',
    tests: ['unit/kit/money'],
  },
  {
    rule: 'cents are whole',
    line: 'if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole cents: ${value}`)',
    broken: 'if (!Number.isFinite(value)) throw new RangeError(`Not whole cents: ${value}`)',
    tests: ['unit/kit/money'],
  },
  {
    rule: 'parts of a split add up',
    line: 'if (left <= 0) break',
    broken: 'if (left <= 1) break',
    tests: ['unit/kit/money', 'unit/shop/checkout'],
  },
  {
    rule: 'credit counts for what is due',
    line: 'return cents(Math.max(0, total_cents - credit_cents - paid_cents))',
    broken: 'return cents(Math.max(0, total_cents - paid_cents))',
    tests: ['server/kit/money/amount-due'],
  },
  {
    rule: 'a promotion needs more than its threshold',
    line: "if (subtotal <= rule.threshold) return 'below-threshold'",
    broken: "if (subtotal < rule.threshold) return 'below-threshold'",
    tests: ['unit/shop/checkout', 'unit/shop/promo/promo'],
  },
  {
    rule: 'a promotion has a cap',
    line: 'return { state, discount: cents(Math.min(requested, rule.cap ?? requested, subtotal)) }',
    broken: 'return { state, discount: cents(Math.min(requested, subtotal)) }',
    tests: ['unit/shop/checkout', 'unit/shop/promo/promo'],
  },
  {
    rule: 'a promotion ends at its end',
    line: "return ends_at !== null && Date.parse(at) >= Date.parse(ends_at) ? 'expired' : 'open'",
    broken: "return ends_at !== null && Date.parse(at) > Date.parse(ends_at) ? 'expired' : 'open'",
    tests: ['unit/shop/checkout', 'unit/shop/promo/promo'],
  },
  {
    rule: 'gift cards are not discounted',
    line: 'lines.map((line) => !line.is_voucher && countsFor(request?.rule, line))',
    broken: 'lines.map((line) => countsFor(request?.rule, line))',
    tests: ['unit/shop/checkout'],
  },
  {
    rule: 'every bike is shipped for itself',
    line: 'timesCents(country.shipping_bike, bikes),',
    broken: 'timesCents(country.shipping_bike, Math.min(bikes, 1)),',
    tests: ['unit/shop/checkout'],
  },
  {
    rule: 'an upgrade never costs less than nothing',
    line: 'return cents(Math.max(0, buildPrice(bike, to) - buildPrice(bike, from)))',
    broken: 'return cents(buildPrice(bike, to) - buildPrice(bike, from))',
    tests: ['unit/shop/bikes/upgrade'],
  },
  {
    rule: 'credit never falls below zero',
    line: 'if (balance < 0) throw new CreditShort(`Credit of user ${input.userId} is short.`)',
    broken: '',
    tests: ['server/account/credits/ledger.test'],
  },
  {
    rule: 'a cause is booked once',
    line: 'if (booked.length === 0) return',
    broken: '',
    tests: ['server/account/credits/ledger.test', 'server/account/credits/ledger-property'],
  },
  {
    rule: 'a refund to credit is no more than is left',
    line: "const isTooLarge = total > left || (target === 'provider' && rest > 0)",
    broken: "const isTooLarge = target === 'provider' && rest > 0",
    tests: ['server/kit/money/refunds', 'server/kit/money/disputed'],
  },
  {
    rule: 'nothing is refunded while a dispute is open',
    line: "if (order.disputed) return 'disputed'\n  if (choice.target",
    broken: 'if (choice.target',
    tests: ['server/kit/money/disputed'],
  },
  {
    rule: 'the amount of a payment is compared with the order',
    line: "if (proof.amount !== amountDue(order)) return 'amount-differs'",
    broken: '',
    tests: ['server/kit/money/mismatch', 'server/shop/payment/settle', 'server/kit/money/reviews'],
  },
  {
    rule: 'the currency of a payment is compared with the order',
    line: "if (proof.currency !== order.currency) return 'currency-differs'",
    broken: '',
    tests: ['server/kit/money/mismatch', 'server/shop/payment/settle'],
  },
  {
    rule: 'a payment names its attempt',
    line: "if (proof.reference !== attempt.public_id) return 'reference-differs'",
    broken: '',
    tests: ['server/kit/money/mismatch', 'server/shop/payment/settle'],
  },
  {
    rule: 'a smaller refund is booked as it was sent',
    line: 'const step = { order, refund: present, payment, at }',
    broken: 'const step = { order, refund, payment, at }',
    tests: ['server/kit/money/states'],
  },
]

const STOCK: Mutant[] = [
  {
    rule: 'only pieces for sale are reserved',
    line: 'sql`${stockItems.on_hand} - ${stockItems.reserved} >= ${count}`,',
    broken: 'sql`${stockItems.on_hand} >= ${count}`,',
    tests: ['server/shop/checkout/races', 'server/office/stock', 'server/shop/checkout/held-stock'],
  },
  {
    rule: 'only held pieces are released',
    line: ".set({ state })\n    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'held')))",
    broken: '.set({ state }).where(eq(stockReservations.order_id, orderId))',
    tests: ['server/office/stock'],
  },
  {
    rule: 'a promotion has so many uses',
    line: 'return all >= (max_uses_total ?? Infinity) || mine >= (most ?? Infinity)',
    broken: 'return mine >= (most ?? Infinity)',
    tests: ['server/shop/promo/uses'],
  },
  {
    rule: 'a customer has so many uses',
    line: 'return all >= (max_uses_total ?? Infinity) || mine >= (most ?? Infinity)',
    broken: 'return all >= (max_uses_total ?? Infinity)',
    tests: ['server/shop/promo/uses'],
  },
  {
    rule: 'a line has so many pieces',
    line: 'const position = lines.findIndex(({ count }) => count > limits.perLine)',
    broken: 'const position = -1',
    tests: ['server/shop/checkout/held-stock', 'unit/shop/orders'],
  },
  {
    rule: 'a long hold needs a confirmed address',
    line: 'return isConfirmed ? wantedMs : Math.min(wantedMs, RESERVATION_MS)',
    broken: 'return wantedMs',
    tests: ['server/shop/checkout/confirmed-hold', 'server/shop/checkout/held-stock'],
  },
  {
    rule: 'a key is for one body',
    line: 'if (row.hash !== hash) {',
    broken: 'if (false as boolean) {',
    tests: ['server/shop/checkout'],
  },
]

const PERMISSIONS: Mutant[] = [
  {
    rule: 'the back-office is for staff',
    line: "if (caller.role === null) throw new DomainError('not_allowed', 'Staff only.')",
    broken: '',
    tests: ['server/kit/api/matrix', 'server/office/overview'],
  },
  {
    rule: 'a route for staff asks for its permission',
    line: 'if (!may(caller, permission)) {',
    broken: 'if (false as boolean) {',
    tests: ['server/kit/api/roles'],
  },
  {
    rule: 'an API key has only its own permissions',
    line: 'return caller.key === null || caller.key.permissions.includes(permission)',
    broken: 'return true',
    tests: ['server/kit/api/key-matrix'],
  },
  {
    rule: 'changes of running transactions are not skipped',
    line: 'const until = await settledUntil(db)',
    broken: 'const until = new Date(Date.now() + 60_000).toISOString()',
    tests: ['server/kit/api/changes'],
  },
  {
    rule: 'an administrator needs a second factor',
    line: 'if (!caller.hasSecondFactor)',
    broken: 'if (false as boolean)',
    tests: ['server/office/overview', 'server/account/profile', 'server/kit/api/matrix'],
  },
  {
    rule: "another member's order is not found",
    line: '.where(and(eq(orders.number, number), eq(orders.user_id, userId)))',
    in: 'server/orders',
    broken: '.where(eq(orders.number, number))',
    tests: ['server/shop/orders', 'server/kit/api/matrix'],
  },
  {
    rule: "a guest's order needs its key",
    line: "const isRight = isSameSecret(key, deriveKey(secret, 'order', number))",
    broken: 'const isRight = true as boolean',
    tests: ['server/shop/orders', 'server/shop/checkout'],
  },
  {
    rule: "PayPal's certificate comes from PayPal",
    line: "hostname.endsWith('.paypal.com')",
    broken: "hostname.endsWith('paypal.com')",
    tests: ['unit/shop/payment/paypal-host'],
  },
]

const CODECS: Mutant[] = [
  {
    rule: 'a third decimal of money is refused',
    line: 'return Math.round(dollars * 100) / 100 === dollars',
    broken: 'return Number.isFinite(dollars)',
    tests: ['unit/kit/money', 'server/kit/api/bad-input', 'unit/kit/openapi/document'],
  },
  {
    rule: 'a line has no control characters',
    line: 'const ONE_LINE = /^[^\\p{Cc}]*$/u',
    broken: 'const ONE_LINE = /^/u',
    tests: ['unit/kit/contract'],
  },
  {
    rule: 'a stored cart keeps sound lines only',
    line: 'if (!isWhole(price, 0, HIGHEST_PRICE) || !isWhole(cartQuantity, 1, MAX_LINE_COUNT)) return null',
    broken: '',
    tests: ['unit/shop/cart/guest-cart'],
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
  ...PRODUCTS,
  ...TAXES,
  ...WITHDRAWALS,
]
