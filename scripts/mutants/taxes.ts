import type { Mutant } from './mutant'

const REGISTRATIONS = ['unit/shop/tax/registrations']
const SALES_TAX = ['server/shop/tax/sales-tax']
const TAX_SERVICE = ['server/shop/tax/tax-service']

export const TAXES: Mutant[] = [
  {
    rule: 'a registration is in force from its first day until its last',
    line: "if (day < starts_on) return 'planned'",
    broken: '',
    tests: REGISTRATIONS,
  },
  {
    rule: 'harmonized sales tax replaces the national tax',
    line: 'const national = isReplaced ? [] : own.filter((one) => one.region === null)',
    broken: 'const national = own.filter((one) => one.region === null)',
    tests: REGISTRATIONS,
  },
  {
    rule: 'of local rates, the most exact one applies',
    line: '(best, one) => (best && best.length >= one.length ? best : one)',
    broken: '(best, one) => best ?? one',
    tests: REGISTRATIONS,
  },
  {
    rule: 'an order is taxed by the address as it is stored',
    line: 'const body = { ...sent, shipping_address }',
    broken: 'const body = sent',
    tests: ['server/shop/tax/tax-service'],
  },
  {
    rule: 'an order doesn’t move to an address that is taxed differently',
    line: 'if (taxes(order.shipping_address) === taxes(address)) return',
    broken: 'return',
    tests: SALES_TAX,
  },
  {
    rule: 'a changed price has the taxes of its order',
    line: 'taxes: taxes.map((tax) => ({ ...tax, taxes_delivery: false, limit: null })),',
    broken: 'taxes: [],',
    tests: ['server/office/edits/differences'],
  },
  {
    rule: 'an exemption certificate that ended exempts from nothing',
    line: "certificateState(one, day) === 'approved',",
    broken: 'true,',
    tests: ['unit/shop/tax/certificates'],
  },
  {
    rule: 'a draft is exempt only by a certificate of a confirmed email address',
    line: 'if (!member?.email_verified_at || member.disabled_at) return { userId: null, certificates: [] }',
    broken: 'if (!member) return { userId: null, certificates: [] }',
    tests: ['server/shop/tax/exempt-drafts'],
  },
  {
    rule: 'only its owner withdraws an exemption certificate',
    line: "const isOwn = and(eq(table.id, id), eq(table.user_id, userId), eq(table.decision, 'submitted'))",
    broken: "const isOwn = and(eq(table.id, id), eq(table.decision, 'submitted'))",
    tests: ['server/office/certificates'],
  },
  {
    rule: 'an order is refused while the tax service doesn’t answer',
    line: "if (service.fallback === 'own') return { ...withTaxedRegions(priced), is_tax_fallback: true }",
    broken: 'return { ...withTaxedRegions(priced), is_tax_fallback: true }',
    tests: TAX_SERVICE,
  },
  {
    rule: 'the tax service doesn’t decide where prices include tax',
    line: 'if (!service || priced.country.prices_include_tax || priced.exemption) return priced',
    broken: 'if (!service || priced.exemption) return priced',
    tests: TAX_SERVICE,
  },
  {
    rule: 'what the tax service records of a difference is what was paid',
    line: 'if (addCents(net, tax) === paid) return storeCalculation(deps.db, sale.id, id)',
    broken: 'return storeCalculation(deps.db, sale.id, id)',
    tests: ['server/shop/tax/tax-differences'],
  },
  {
    rule: 'a refund reverses what its sales have left, and no more',
    line: 'const amount_cents = cents(Math.min(left, rest))',
    broken: 'const amount_cents = cents(rest)',
    tests: ['server/shop/tax/tax-differences'],
  },
  {
    rule: 'gift cards aren’t recorded as sales at the tax service',
    line: 'const amount_cents = subtractCents(order.total_cents, untaxed)',
    broken: 'const amount_cents = order.total_cents',
    tests: ['server/shop/tax/tax-records'],
  },
]
