import fc from 'fast-check'

import { spareQueryOf, spareSearchAddress } from '@/domain/shop/spares/spare-address'
import { isWithinOneEdit, deletionVariants } from '@/domain/kit/search/edits'
import { highlightRanges, searchTerms } from '@/domain/kit/search/words'

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)

describe('the words of a search', () => {
  test('have no accents, capitals, signs or decimals in one piece', () => {
    expect(searchTerms('Dérailleur, 9-speed  (27.5 × 2.25)')).toEqual([
      'derailleur',
      '9',
      'speed',
      '27',
      '5',
      '2',
      '25',
    ])
  })

  test('are none where there are only signs', () => {
    expect(searchTerms('%_\'";--<>')).toEqual([])
  })
})

describe('one letter apart', () => {
  test.each([
    ['chain', 'chaim', 'replaced'],
    ['chain', 'chan', 'left out'],
    ['chain', 'chainn', 'added'],
    ['chain', 'chian', 'swapped'],
    ['9', 'x', 'replaced as the only one'],
  ])('%s and %s: %s', (a, b) => {
    expect(isWithinOneEdit(a, b)).toBe(true)
    expect(isWithinOneEdit(b, a)).toBe(true)
  })

  test.each([
    ['chain', 'chain'],
    ['chain', 'chairs'],
    ['rotor', 'tutor'],
    ['abcd', 'badc'],
  ])('%s and %s are not', (a, b) => {
    expect(isWithinOneEdit(a, b)).toBe(false)
  })

  test('two words that are meet in what is left of them', () => {
    fc.assert(
      fc.property(
        word,
        word,
        fc.nat(),
        fc.constantFrom('add', 'drop', 'replace', 'swap'),
        (base, other, at, way) => {
          const index = at % base.length
          const letter = other[0] ?? 'x'
          const wrong = {
            add: base.slice(0, index) + letter + base.slice(index),
            drop: base.slice(0, index) + base.slice(index + 1),
            replace: base.slice(0, index) + letter + base.slice(index + 1),
            swap:
              base.slice(0, index) + (base[index + 1] ?? '') + base[index] + base.slice(index + 2),
          }[way]
          fc.pre(wrong !== base && wrong !== '')
          expect(isWithinOneEdit(base, wrong)).toBe(true)
          const rests = new Set(deletionVariants(base))
          expect(deletionVariants(wrong).some((rest) => rests.has(rest))).toBe(true)
        },
      ),
    )
  })
})

describe('marks', () => {
  test('show whole words, and the beginning of a word that is still typed', () => {
    const terms = [
      { term: 'brake', isPrefix: false },
      { term: 'pa', isPrefix: true },
    ]
    expect(highlightRanges('Brake pads, resin', terms)).toEqual([
      [0, 5],
      [6, 8],
    ])
  })

  test('lie in order inside any text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(word), (text, terms) => {
        const marks = highlightRanges(
          text,
          terms.map((term) => ({ term, isPrefix: true })),
        )
        let last = 0
        for (const [start, end] of marks) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = end
        }
      }),
    )
  })
})

describe('the address of a search', () => {
  test('says all that a page shows and is read back the same', () => {
    fc.assert(
      fc.property(
        fc
          .record({
            q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
            page: fc.integer({ min: 1, max: 999_999 }),
            bike: fc.option(fc.constantFrom('nyx', 'nireeka-homie')),
            group: fc.option(fc.constantFrom('brakes', 'hub-motor')),
            isInStock: fc.boolean(),
            parts: fc.option(fc.constantFrom('30101', '30101.30202')),
          })
          .map((query) => (query.bike === null ? { ...query, parts: null } : query)),
        (query) => {
          const { searchParams } = new URL(spareSearchAddress(query), 'https://shop.test')
          expect(spareQueryOf(Object.fromEntries(searchParams))).toEqual(query)
        },
      ),
    )
  })

  test.each(['0', '-1', '1.5', 'x', '1e9', ''])('of page %p is that of the first', (page) => {
    expect(spareQueryOf({ page }).page).toBe(1)
  })
})
