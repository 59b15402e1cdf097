import * as fc from 'fast-check'

import { addressFaults, emptyAddress } from '@/domain/shop/checkout/checkout-form'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { postcodePattern } from '@/server/kernel/postcode-pattern'
import { seedCountries } from '@/server/seed/data/countries'

import { draws } from '@/__tests__/support/draws'

const byCode = new Map(seedCountries.map((country) => [country.code, country]))
const country = (code: string) => {
  const found = byCode.get(code)
  if (!found) throw new Error(`No country ${code}.`)
  return found
}

test.each([
  ['PL', '00001', '00-001'],
  ['PL', '00–001', '00-001'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['CA', 'K1A  0B1', 'K1A 0B1'],
  ['US', '97205 1234', '97205-1234'],
  ['US', '972051234', '97205-1234'],
  ['US', '97205-', '97205'],
  ['US', 'USA 97205', '97205'],
  ['DE', 'D-10115', '10115'],
  ['DE', '10 115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['SE', 'S-11120', '111 20'],
  ['FI', 'FIN-00100', '00100'],
  ['GR', 'EL-10557', '105 57'],
  ['LU', 'L 1111', '1111'],
  ['LT', 'LT01100', '01100'],
  ['LV', '1050', 'LV-1050'],
  ['LV', 'LV 1050', 'LV-1050'],
  ['JP', '〒１００ー０００１', '100-0001'],
  ['JP', '１００－０００１', '100-0001'],
  ['JP', '1000001', '100-0001'],
  ['GB', 'bfpo57', 'BFPO 57'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'UK ＳＷ１Ａ\u30001AA', 'SW1A 1AA'],
  ['GB', 'M1\u00a01AE', 'M1 1AE'],
  ['NL', '1012js', '1012 JS'],
  ['IE', 'd02-af30', 'D02 AF30'],
  ['MT', 'VLT1117', 'VLT 1117'],
  ['BR', '01310100', '01310-100'],
  ['US', '٩٧٢٠٥', '97205'],
  ['AE', 'po box 5', 'PO BOX 5'],
])('%s stores %j as %j', (code, typed, stored) => {
  expect(normalizePostcode(country(code), typed)).toBe(stored)
})

test.each([
  ['US', '9720'],
  ['US', '97205-12'],
  ['DE', 'A-10115'],
  ['DE', '101155'],
  ['GB', 'SW1A 1A'],
  ['GB', 'BFPO'],
  ['CA', 'K1A OB1'],
  ['PL', ''],
])('%s refuses %j, in the form too', (code, typed) => {
  expect(normalizePostcode(country(code), typed)).toBeNull()
  const { id } = country(code)
  const form = { ...emptyAddress(id), postcode: typed }
  expect(addressFaults(form, () => country(code)).postcode).toBeDefined()
})

test.each(seedCountries.filter(({ postcode }) => postcode))(
  '$code takes its own example with any separator, and any stored form again',
  (one) => {
    const example = one.postcode?.example ?? ''
    const bare = example.replace(/[ -]/g, '')
    for (const typed of [example, bare, example.toLowerCase(), `${one.code}-${example}`]) {
      expect(normalizePostcode(one, typed)).toBe(example)
    }
    expect(new RegExp(postcodePattern(one.code) ?? 'none').test(example)).toBe(true)
  },
)

test('a stored code stays as it is, whatever was typed', () => {
  const sign = fc.constantFrom(...'0123456789ABCDJKLSW -'.split(''))
  fc.assert(
    fc.property(fc.constantFrom(...seedCountries), fc.string({ unit: sign }), (one, typed) => {
      const stored = normalizePostcode(one, typed)
      if (stored !== null) expect(normalizePostcode(one, stored)).toBe(stored)
    }),
    { numRuns: draws({ few: 1_000, many: 50_000 }) },
  )
})
