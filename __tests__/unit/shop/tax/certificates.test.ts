import {
  certificateState,
  certifiedRegions,
  exemptionAt,
  exemptTitle,
  type TaxCertificate,
} from '@/domain/shop/tax/certificate'
import type { TaxRegistration } from '@/domain/shop/tax/registration'

const DAY = '2026-11-29'
const registration = (change: Partial<TaxRegistration>): TaxRegistration => ({
  ...{ country_code: 'US', region: 'NY', title: 'Sales tax', rate: 40_000, local_rates: [] },
  ...{ number: '', covers_eu: false, limit_amount: null, limit_currency: null },
  ...{
    limit_scope: 'consignment',
    taxes_delivery: true,
    replaces_national: false,
    starts_on: '2020-01-01',
    ends_on: null,
  },
  ...change,
})
const certificate = (change: Partial<TaxCertificate> = {}): TaxCertificate => ({
  ...{ id: 1, country_code: 'US', region: 'NY', number: '20-1', decision: 'approved' },
  ...{ ends_on: null, ...change },
})
const at = (code: string, region: string, certificates: TaxCertificate[]) => ({
  ...{ country: { code, title: code }, region, postcode: '', certificates },
})

test.each([
  ['submitted', null, 'submitted'],
  ['approved', null, 'approved'],
  ['approved', DAY, 'approved'],
  ['approved', '2026-11-28', 'ended'],
  ['refused', '2026-11-28', 'refused'],
  ['revoked', null, 'ended'],
] as const)('decided %s with the last day %s, a certificate is %s', (decision, ends_on, state) => {
  expect(certificateState({ decision, ends_on }, DAY)).toBe(state)
})

test('a certificate exempts from its state’s tax only, by name or code, and while it is valid', () => {
  const rows = [registration({}), registration({ region: 'NJ' })]
  const titleAt = (region: string, change: Partial<TaxCertificate> = {}) =>
    exemptionAt(rows, at('US', region, [certificate(change)]), DAY)?.tax
  expect(titleAt('NY')).toBe('Sales tax')
  expect(titleAt('new york')).toBe('Sales tax')
  expect(titleAt('NJ')).toBeUndefined()
  expect(titleAt('')).toBeUndefined()
  expect(titleAt('NY', { decision: 'submitted' })).toBeUndefined()
  expect(titleAt('NY', { ends_on: '2026-11-28' })).toBeUndefined()
  expect(exemptionAt([], at('US', 'NY', [certificate()]), DAY)).toBeNull()
})

test('national and harmonized taxes are never exempt', () => {
  const rows = [
    registration({ country_code: 'CA', region: null, title: 'GST' }),
    registration({ country_code: 'CA', region: 'ON', title: 'HST', replaces_national: true }),
    registration({ country_code: 'CA', region: 'BC', title: 'PST' }),
  ]
  expect(certifiedRegions(rows, DAY).map(({ region }) => region)).toEqual(['BC'])
  const exemption = (region: string) =>
    exemptionAt(rows, at('CA', region, [certificate({ country_code: 'CA', region })]), DAY)
  expect(exemption('ON')).toBeNull()
  expect(exemption('BC')?.tax).toBe('PST')
})

test('the name of the tax says what is exempt, and what is still charged', () => {
  const exemption = { certificate: certificate(), tax: 'Sales tax' }
  expect(exemptTitle(exemption, '')).toBe('Exempt from sales tax (certificate 20-1)')
  expect(exemptTitle({ ...exemption, tax: 'PST' }, 'GST')).toBe(
    'GST, exempt from PST (certificate 20-1)',
  )
})
