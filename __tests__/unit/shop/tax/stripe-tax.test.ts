import { cents, ZERO } from '@/domain/kit/money'
import { connectionPlaceholders } from '@/server/catalog/content/facts/connections'
import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'
import { TaxAddressRefused, type TaxRequest } from '@/server/kernel/ports/taxes'
import { guardedTaxService } from '@/server/payments/providers/guarded-tax-service'
import { stripeTax } from '@/server/payments/providers/stripe/tax'
import { taxServiceFromEnvironment } from '@/server/payments/providers/tax-service-from-environment'

import { STRIPE_KEY } from '@/__tests__/support/providers/fake-stripe'
import { FakeStripeTax } from '@/__tests__/support/providers/fake-stripe-tax'

let fake: FakeStripeTax
// The client loads the library with its first call, which is slow among parallel test files.
beforeAll(() => import('stripe'))
beforeEach(async () => void (fake = await FakeStripeTax.start()))
afterEach(async () => {
  await fake.server.close()
  expect(fake.server.violations).toEqual([])
})

const service = (more: { timeoutMs?: number; restMs?: number } = {}) => {
  const { timeoutMs = 2_000, restMs = 30_000 } = more
  const settings = { secretKey: STRIPE_KEY, apiBase: fake.server.origin, timeoutMs }
  return guardedTaxService(stripeTax(settings), { fallback: 'refuse', restMs })
}

const ALBANY: TaxRequest = {
  currency: 'USD',
  includes_tax: false,
  lines: [
    { amount: cents(100_00), count: 2 },
    { amount: ZERO, count: 1 },
  ],
  shipping: cents(10_00),
  assembly: cents(50_00),
  address: {
    ...{ line1: '', line2: '', city: '', region: 'NY', postcode: '12207', country_code: 'US' },
  },
}
const path = /calculations/

test('a calculation has the taxes of each line and of delivery', async () => {
  const { id, lines, delivery } = await service().calculate(ALBANY)
  const title = 'Sales and use tax'
  expect(lines).toEqual([
    [
      { title, jurisdiction: 'New York', rate: 40_000, base: 100_00, tax: 4_00 },
      { title, jurisdiction: 'Albany County', rate: 45_000, base: 100_00, tax: 4_50 },
    ],
    [],
  ])
  expect(delivery.map(({ base, tax }) => [base, tax])).toEqual([
    [10_00, 40],
    [10_00, 45],
    [50_00, 2_00],
    [50_00, 2_25],
  ])
  expect(fake.calculations.get(id)?.body.line_items.map(({ amount }) => amount)).toEqual([
    '10000',
    '5000',
  ])
})

test('a calculation of more lines than one answer lists is complete', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({ amount: cents(index + 1), count: 1 }))
  const answer = await service().calculate({ ...ALBANY, lines })
  expect(answer.lines.at(-1)?.map(({ base }) => base)).toEqual([50, 50])
})

test('taxes are part of amounts that include them', async () => {
  const lines = [{ amount: cents(108_50), count: 1 }]
  const gross = { ...ALBANY, includes_tax: true, lines, shipping: cents(10_85), assembly: ZERO }
  const { id, ...taxes } = await service().calculate(gross)
  expect(taxes.lines[0]?.map(({ base, tax }) => [base, tax])).toEqual([
    [100_00, 4_00],
    [100_00, 4_50],
  ])
  expect(taxes.delivery.map(({ base, tax }) => [base, tax])).toEqual([
    [10_00, 40],
    [10_00, 45],
  ])
  expect(fake.calculations.get(id)?.total).toBe(108_50 + 10_85)
})

test('shipping is taxed even if the goods cost nothing', async () => {
  const free = { ...ALBANY, lines: [{ amount: ZERO, count: 1 }], assembly: ZERO }
  const { delivery } = await service().calculate(free)
  expect(delivery.map(({ tax }) => tax)).toEqual([40, 45])
})

test.each(['slow', 'error', 'reset'] as const)(
  'after %s, a calculation succeeds',
  async (fault) => {
    fake.server.fail(path, fault)
    await expect(service().calculate(ALBANY)).resolves.toMatchObject({ lines: expect.any(Array) })
  },
)

test.each(['hang', 'too-many', 'error', 'malformed', 'unknown-status'] as const)(
  'a service that only answers %s is unreachable',
  async (fault) => {
    fake.server.failBy(() => fault)
    await expect(service({ timeoutMs: 300 }).calculate(ALBANY)).rejects.toThrow(ProviderUnreachable)
  },
)

test('an address that Stripe can’t locate is told from a failure', async () => {
  const nowhere = { ...ALBANY, address: { ...ALBANY.address, postcode: '00000' } }
  const { calculate } = service()
  for (let call = 0; call < 7; call += 1) {
    await expect(calculate(nowhere)).rejects.toThrow(TaxAddressRefused)
  }
  await expect(calculate(ALBANY)).resolves.toBeDefined()
})

test('after five failures the service is left alone', async () => {
  fake.server.failBy(() => 'malformed')
  const { calculate } = service({ restMs: 1_000 })
  for (let call = 0; call < 5; call += 1) {
    await expect(calculate(ALBANY)).rejects.toThrow(ProviderUnreachable)
  }
  const before = fake.server.calls.length
  await expect(calculate(ALBANY)).rejects.toThrow('left alone')
  expect(fake.server.calls).toHaveLength(before)
  fake.server.failBy(null)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await expect(calculate(ALBANY)).resolves.toBeDefined()
})

test('equal quotes share one call, calculations of orders and failures don’t', async () => {
  const { quote, calculate } = service()
  fake.server.fail(path, 'malformed')
  await expect(quote(ALBANY)).rejects.toThrow()
  const before = fake.calculations.size
  await Promise.all([quote(ALBANY), quote({ ...ALBANY })])
  await quote(ALBANY)
  expect(fake.calculations.size).toBe(before + 1)
  await quote({ ...ALBANY, shipping: ZERO })
  await calculate(ALBANY)
  expect(fake.calculations.size).toBe(before + 3)
})

test('sales and refunds are recorded once per reference, even if an answer is lost', async () => {
  const { calculate, record, reverse } = service()
  const { id: calculation } = await calculate(ALBANY)
  const sale = { calculation, reference: 'NK-1' }
  fake.server.fail(/create/, 'reset', 'reset')
  await expect(record(sale)).rejects.toThrow(ProviderUnreachable)
  const transaction = await record(sale)
  await reverse({ transaction, reference: 'NK-1-refund-1', amount: cents(43_40) })
  await reverse({ transaction, reference: 'NK-1-refund-1', amount: cents(43_40) })
  expect(fake.leftOf(transaction)).toBe(160_00 + 13_60 - 43_40)
  const twice = { calculation: 'taxcalc_0', reference: 'NK-1-refund-1' }
  await expect(record(twice)).rejects.toThrow(ProviderRefused)
})

test('the service is used if it is named and has its key', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(taxServiceFromEnvironment(key)).toBeNull()
  expect(taxServiceFromEnvironment({ TAX_SERVICE: 'own', ...key })).toBeNull()
  const set = { TAX_SERVICE: 'stripe', ...key }
  expect(taxServiceFromEnvironment(set)).toMatchObject({ id: 'stripe', fallback: 'refuse' })
  const own = taxServiceFromEnvironment({ ...set, TAX_SERVICE_FALLBACK: 'own' })
  expect(own?.fallback).toBe('own')
})

test('the privacy policy names the service', () => {
  const named = (taxService: object | null) =>
    connectionPlaceholders['payment.processors']?.resolve({ providers: [], taxService } as never)
  expect(named(service())).toContain('Stripe Tax')
  expect(named(null)).not.toContain('Stripe')
})
