import fc from 'fast-check'

import { EMAIL_DISPLAY_CUT, EMAIL_DISPLAY_LIMIT, IMPERIAL, METRIC } from '@/domain/kit/constants'
import {
  dateInLetter,
  dateLong,
  dateShort,
  money,
  ordinal,
  priceDelta,
  round2,
  thousands,
} from '@/utils/format'
import { difference, distance, length, speed, weight } from '@/utils/units'
import {
  capitalized,
  hashText,
  inSentence,
  listed,
  preview,
  shortEmail,
  withNonBreakingSpaces,
} from '@/utils/text'

describe('numbers', () => {
  it('have at most two decimals, half away from zero', () => {
    expect([1.005, 8.165, 2.675, -1.005, 0.1 + 0.2, 7, -0, 1e-9].map(round2)).toEqual([
      1.01, 8.17, 2.68, -1.01, 0.3, 7, 0, 0,
    ])
  })

  it('have commas between thousands', () => {
    expect([0, 999, 1_000, 1_234_567.891, -1_234.5, 0.5].map(thousands)).toEqual([
      '0',
      '999',
      '1,000',
      '1,234,567.89',
      '−1,234.5',
      '0.5',
    ])
  })

  it('agree with the formatter of the language for any whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        expect(thousands(value)).toBe(value.toLocaleString('en-US'))
      }),
    )
  })
})

describe('prices', () => {
  it('have a dollar sign and two decimals, the minus before the dollar sign', () => {
    expect([0, 5, 123_450, 399_900, -12_000].map(money)).toEqual([
      '$0.00',
      '$0.05',
      '$1,234.50',
      '$3,999.00',
      '−$120.00',
    ])
  })

  it('lose no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const back = Number(money(cents).replace('−', '-').replace(/[$,.]/g, ''))
        expect(back === cents || back + cents === 0).toBe(true)
      }),
    )
  })

  it('of a choice are an addition, a saving, or included', () => {
    expect([9_900, -12_000, 0].map(priceDelta)).toEqual(['+$99.00', '−$120.00', 'included'])
  })
})

describe('ordinals', () => {
  it.each([
    [0, '0th'],
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [14, '14th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [31, '31st'],
    [100, '100th'],
    [101, '101st'],
    [111, '111th'],
    [112, '112th'],
    [113, '113th'],
    [1_011, '1,011th'],
    [1_021, '1,021st'],
  ])('%d is the %s', (value, text) => {
    expect(ordinal(value)).toBe(text)
  })
})

describe('dates', () => {
  it.each([
    ['2026-12-01', 'December 1st, 2026'],
    ['2026-12-02', 'December 2nd, 2026'],
    ['2026-12-03T23:59:59.000Z', 'December 3rd, 2026'],
    ['2026-12-11', 'December 11th, 2026'],
    ['2026-12-12', 'December 12th, 2026'],
    ['2026-12-13', 'December 13th, 2026'],
    ['2026-12-31', 'December 31st, 2026'],
  ])('%s is %s in a letter', (date, text) => {
    expect(dateInLetter(date)).toBe(text)
  })

  it('are written out or short, in English and UTC', () => {
    expect(dateLong('2026-12-04')).toBe('December 4, 2026')
    expect(dateLong('2026-01-31T23:59:59.000Z')).toBe('January 31, 2026')
    expect(dateShort('2026-09-30')).toBe('Sep 30')
  })

  it.each(['', 'tomorrow', '2026-13-01', '2026-00-01', '04/12/2026', '2026-12-044'])(
    'are not %j',
    (text) => {
      expect(() => dateLong(text)).toThrow(RangeError)
    },
  )
})

describe('measures', () => {
  it('follow the unit', () => {
    expect([weight(19.8, METRIC), weight(26, METRIC), weight(19.8, IMPERIAL)]).toEqual([
      '19.8 kg',
      '26.0 kg',
      '43.7 lb',
    ])
    expect([distance(53.4, METRIC), distance(53, IMPERIAL)]).toEqual(['53 km', '33 mi'])
    expect([speed(32, METRIC), speed(32, IMPERIAL), speed(45, IMPERIAL)]).toEqual([
      '32 km/h',
      '20 mph',
      '28 mph',
    ])
    expect([length(1_127, METRIC), length(405, IMPERIAL)]).toEqual(['1,127 mm', '15.9 in'])
  })
})

describe('texts', () => {
  it('are cut to 25 characters with an ellipsis only when something was cut', () => {
    expect(preview('exactly twenty-five chars', 25)).toBe('exactly twenty-five chars')
    expect(preview('exactly twenty-six chars!!', 25)).toBe('exactly twenty-six chars!…')
    expect(preview('🚲🚲🚲', 2)).toBe('🚲🚲…')
  })

  it('of e-mail addresses longer than 18 are cut to 19 characters plus an ellipsis', () => {
    expect(shortEmail('a'.repeat(18))).toBe('a'.repeat(18))
    expect(shortEmail('a'.repeat(19))).toBe(`${'a'.repeat(19)}…`)
    expect(shortEmail('a'.repeat(30))).toBe(`${'a'.repeat(19)}…`)
    const long = 'somebody.with.a.long.name@shop.example'
    expect(shortEmail(long)).toBe(shortEmail(long, EMAIL_DISPLAY_LIMIT, EMAIL_DISPLAY_CUT))
  })

  it('keeps a figure and its unit on one line, and leaves words alone', () => {
    expect(withNonBreakingSpaces('Battery, 48 V 10 Ah')).toBe('Battery, 48\u00a0V 10\u00a0Ah')
    expect(withNonBreakingSpaces('Chainring, 44 teeth')).toBe('Chainring, 44 teeth')
  })

  it('fit into sentences', () => {
    expect(['Air fork', 'GPS tracker', 'US Class 1', '9-speed', 'A'].map(inSentence)).toEqual([
      'air fork',
      'GPS tracker',
      'US Class 1',
      '9-speed',
      'A',
    ])
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
    expect(capitalized('add a rack')).toBe('Add a rack')
  })

  it('have short names that stay the same for ever', () => {
    // Stored carts contain these hashes; a different value would split a line in two after a release.
    expect(hashText('12|21|1:101|20:2006|')).toBe('cgmuad3bxf')
    expect(hashText('')).toMatch(/^[0-9a-z]+$/)
    const names = new Set(Array.from({ length: 20_000 }, (_, index) => hashText(`build ${index}`)))
    expect(names.size).toBe(20_000)
  })
})

test.each([
  [weight, [19.84, 22.56], METRIC, '2.8 kg'],
  [weight, [19.84, 22.56], IMPERIAL, '6.0 lb'],
  [length, [405, 434], IMPERIAL, '1.2 in'],
  [length, [1_127, 405], METRIC, '722 mm'],
] as const)('a difference is that of the figures shown', (format, amounts, unit, text) => {
  expect(difference(format, amounts, unit)).toBe(text)
})
