import fc from 'fast-check'
import { sql } from 'drizzle-orm'

import { deletionVariants, isWithinOneEdit, isWithinTwoEdits } from '@/domain/kit/search/edits'
import { indexTerms, type IndexedTerm } from '@/domain/kit/search/terms'
import { searchTerms, spellingsOf } from '@/domain/kit/search/words'
import { seedProducts } from '@/server/seed/data/products'
import { searchSpares } from '@/server/goods/spares/search'
import { listNearTerms } from '@/server/goods/spares/queries'

import { draws } from '@/__tests__/support/draws'
import { misspelled, SLIPS, TYPOS } from '@/__tests__/support/misspelled'
import { sharedShop } from '@/__tests__/support/fixtures'

const spares = seedProducts.filter(({ kind }) => kind === 'spare')

const shop = sharedShop({ max: 2 })

async function found(q: string) {
  const { makePage } = await searchSpares(shop.deps, { q, page: 1 })
  return makePage()
}

async function finds(q: string, id: number): Promise<boolean> {
  return (await found(q)).results.some((hit) => hit.id === id)
}

const ROUNDS = draws({ few: 2, many: 20 })

describe.each(TYPOS)('with one letter wrong (%s)', (way) => {
  test('the first page has the part, for every seeded name', async () => {
    const misses: string[] = []
    const slips = fc.sample(SLIPS, { numRuns: spares.length * ROUNDS })
    for (const [index, [at, letter]] of slips.entries()) {
      const spare = spares[index % spares.length]
      if (!spare) continue
      const q = misspelled(spare.title, way, at, letter)
      if (!(await finds(q, spare.id))) misses.push(`${spare.title} as ${q}`)
    }
    expect(misses).toEqual([])
  }, 120_000)
})

test.each([
  ['brakepads', 'brake pads'],
  ['brakepad', 'brake pad'],
  ['brakelever left', 'brake lever left'],
  ['speedsensor', 'speed sensor'],
  ['seatclamp', 'seat clamp'],
  ['brakehose kit', 'brake hose kit'],
  ['chain ring', 'chainring'],
  ['head set bearing', 'headset bearing'],
])('%s finds what %s finds', async (typed, expanded) => {
  const [one, other] = [await found(typed), await found(expanded)]
  expect(other.total).toBeGreaterThan(0)
  expect(other.is_partial).toBe(false)
  expect([one.is_partial, one.results.map(({ id }) => id)]).toEqual([
    false,
    other.results.map(({ id }) => id),
  ])
})

test('a word that is still being typed may hold a slip, too', async () => {
  expect(await finds('derial', 5000315)).toBe(true)
  expect(await finds('rear deraileu', 5000315)).toBe(true)
})

test.each([
  ['derailer', 'derailleur'],
  ['rear derailer', 'derailleur'],
  ['break pads', 'brake pads'],
  ['tyre', 'tire'],
  ['saddel', 'saddle'],
  ['suspention', 'suspension'],
])('%s finds what riders mean by it: %s', async (q, expanded) => {
  const { results } = await found(q)
  const { results: right } = await found(expanded)
  expect(right.length).toBeGreaterThan(0)
  expect(results.map(({ id }) => id)).toEqual(
    expect.arrayContaining(right.slice(0, 3).map(({ id }) => id)),
  )
})

test('two typos in any long word of a name still find the part', async () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const long = spares.flatMap(({ id, title }) =>
    searchTerms(title)
      .filter((word) => /^[a-z]{8,}$/.test(word))
      .map((word) => ({ id, word })),
  )
  const words = spares.flatMap(({ title, description }) => searchTerms(`${title} ${description}`))
  const misses: string[] = []
  for (const [index, [first, second, letter, way, other]] of fc
    .sample(
      fc.tuple(
        fc.nat(50),
        fc.nat(50),
        letters,
        fc.constantFrom(...TYPOS),
        fc.constantFrom(...TYPOS),
      ),
      long.length * ROUNDS,
    )
    .entries()) {
    const one = long[index % long.length]
    if (!one) continue
    const q = misspelled(misspelled(one.word, way, first, letter), other, second, letter)
    // Skipped, because a swap plus a missing letter exceeds two edits.
    if (!isWithinTwoEdits(q, one.word)) continue
    // A typo one letter from another word means that one: “charing” is “charging”, not “chainring”.
    if (words.some((word) => isWithinOneEdit(q, word))) continue
    if (!(await finds(q, one.id))) misses.push(`${one.word} as ${q}`)
  }
  expect(misses).toEqual([])
}, 120_000)

test('the database splits texts into the same words as the rules do', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 60 }), 300)
  const letters = ['Jørgen Łuczak, Straße', 'ÆØÅ ßẞ œuvre đ ı', 'ΓΙΩΡΓΟΣ', 'Юрий']
  const plain = [...texts, ...letters, ...spares.map(({ title }) => title)].map((text) =>
    text.replaceAll('\0', '').toWellFormed(),
  )
  for (const text of plain) {
    const { rows } = await shop.db.execute<{ words: string[]; spellings: string }>(
      sql`select search_words(${text}) as words, search_spellings(${text}) as spellings`,
    )
    const spellings = spellingsOf(text).join(' ')
    expect({ text, ...rows[0] }).toEqual({ text, words: searchTerms(text), spellings })
  }
})

test('the table of words has every entry that the engine makes of them, as the help center keeps it', async () => {
  const words = [...new Set(spares.flatMap(({ title }) => searchTerms(title)))]
  const guessed = words.filter((word) => !/^\d{5,}$/.test(word))
  const stored = await listNearTerms(shop.db, guessed.flatMap(deletionVariants))
  const keyOf = ({ variant, term }: IndexedTerm) => `${variant} ${term}`
  const known = new Set(stored.filter(({ is_whole }) => is_whole).map(keyOf))
  expect(indexTerms(guessed).filter((entry) => !known.has(keyOf(entry)))).toEqual([])
})
