import * as fc from 'fast-check'

import {
  exampleOf,
  formatsIn,
  formatsOf,
  isFormat,
  patternOf,
} from '@/domain/shop/countries/postcode-format'

import { draws } from '@/__tests__/support/draws'

const matches = (formats: string[], code: string) => new RegExp(patternOf(formats), 'i').test(code)

it('takes codes of any of its formats, also without blanks and hyphens', () => {
  const formats = ['99999', '99999-9999', 'A9A 9A9', 'LV-9999']
  for (const code of ['97205', '97205-1234', '972051234', 'k1a 0b1', 'K1A0B1', 'lv-1050']) {
    expect([code, matches(formats, code)]).toEqual([code, true])
  }
  for (const code of ['9720', '97205-', 'K1A 0B', 'LT-1050', '97205 x', 'x97205']) {
    expect([code, matches(formats, code)]).toEqual([code, false])
  }
})

it('reads what is typed, and refuses what is no format', () => {
  expect(formatsIn(' 99999 , a9a  9a9, 99999')).toEqual(['99999', 'A9A 9A9'])
  expect(formatsIn('')).toEqual([])
  for (const text of ['(99)', '9'.repeat(30), '-99', 'BCD', '9,9,9,9,9,99,999,9999,99999,9A,A9']) {
    expect([text, formatsIn(text)]).toEqual([text, null])
  }
})

it('says the rules of a new shop as formats where formats can', () => {
  expect(formatsOf('^\\d{3} ?\\d{2}$')).toEqual(['999 99'])
  expect(formatsOf('^[A-Z]{3} ?\\d{4}$')).toEqual(['AAA 9999'])
  expect(formatsOf('^[1-9]\\d{3}$')).toBeNull()
  expect(formatsOf('^\\d{5}(-\\d{4})?$')).toBeNull()
})

it('any format survives being stored, and takes its own example', () => {
  const letter = fc.constantFrom('9', 'A', 'B', '7', ' ', '-')
  const format = fc.string({ unit: letter, minLength: 1, maxLength: 10 }).filter(isFormat)
  fc.assert(
    fc.property(fc.array(format, { minLength: 1, maxLength: 4 }), (formats) => {
      expect(formatsOf(patternOf(formats))).toEqual(formats)
      for (const one of formats) expect(matches(formats, exampleOf(one))).toBe(true)
    }),
    { numRuns: draws({ few: 200, many: 10_000 }) },
  )
})
