import { eq, inArray } from 'drizzle-orm'
import { Pool } from 'pg'

import type { WireSparePage } from '@/contract/shop/spares/spares'
import { deletionVariants } from '@/domain/kit/search/edits'
import { alikeOf, synonymsOf } from '@/domain/kit/search/stems'
import { searchTerms } from '@/domain/kit/search/words'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { spareGroups, spareTerms } from '@/server/kernel/db/schema/catalog/spares'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { seedProducts } from '@/server/seed/data/products'
import { openIndex } from '@/server/goods/spares/cached-index'
import {
  lookupsOf,
  nearTermsOf,
  partialClauses,
  buildSearchClauses,
  type Filters,
} from '@/server/goods/spares/search-clauses'

import { numbers } from '@/bench/spares-data'
import { sharedShop } from '@/__tests__/support/fixtures'
import { readReference } from '@/__tests__/support/catalog/spare-reference'
import { setPrice } from '@/__tests__/support/bundles'

const spares = seedProducts.filter(({ kind }) => kind === 'spare')
const some = spares.filter((_, at) => at % 6 === 0)
const SYNONYMS = synonymsOf([
  ['chain', 'rear'],
  ['battery', 'akku'],
])
const ALL: Filters = { isInStock: false }
const NO_MEANINGS = { near: [[]], alike: [[]] }
const PAGE = { offset: 0, limit: 20 }
const FILTERS: Filters[] = [
  ALL,
  { isInStock: true },
  { bike: 'nyx', isInStock: false },
  { bike: 'nyx', group: 'brakes', isInStock: true },
  { group: 'no-such-group', isInStock: false },
]
const WORDS = [
  ...['', 'chain', 'chian', 'brake', 'b', 'disc 203', 'tire 26x4.8', 'rear hub nyx'],
  ...[
    'derailer hanger',
    'suspention',
    'battery no-such-word',
    'akku',
    'chains',
    '5000336',
    '50003',
  ],
  ...some.map(({ title }) => title),
  ...some.map(({ title }) => title.slice(0, 7)),
]

afterAll(() => elsewhere.end())
const shop = sharedShop()
let elsewhere: Pool
beforeAll(async () => {
  // Simulates another process, which shares only the database.
  elsewhere = new Pool({ connectionString: shop.url, max: 1 })
  // One part is sold out, so that stock distinguishes parts.
  await elsewhere.query(`update stock_items set on_hand = reserved where sku = 'product:5000336'`)
})

async function search(query: Record<string, string>): Promise<WireSparePage> {
  const { body } = await shop.send('GET', `/api/spares/search?${new URLSearchParams(query)}`)
  return body.data as unknown as WireSparePage
}

async function expectSameAsReference(filters: Filters) {
  const [index, reference] = [await openIndex(shop.deps), await readReference(shop.db)]
  const groups = await shop.db.select().from(spareGroups)
  for (const text of WORDS) {
    const words = searchTerms(text)
    const near = nearTermsOf(words, await index.nearTerms(lookupsOf(words)))
    const alike = words.map((word) => alikeOf(SYNONYMS, word))
    const clauses = buildSearchClauses(words, { near, alike }, filters)
    const partial = partialClauses(clauses.at(-1) ?? [], words.length)
    for (const searchClauses of [clauses, partial, []]) {
      for (const slice of [
        { offset: 0, limit: 20 },
        { offset: 7, limit: 5 },
        { offset: 60, limit: 500 },
      ]) {
        expect(await index.find(searchClauses, slice)).toEqual(reference.find(searchClauses, slice))
      }
      expect(await index.count(searchClauses)).toEqual(reference.count(searchClauses))
      expect(await index.groups(searchClauses)).toEqual(
        groups
          .sort((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
          .map(({ code, title }) => ({
            code,
            title,
            count: reference.countGroup(searchClauses, code),
          })),
      )
    }
  }
  const stocked = await index.inStock(reference.ids)
  expect([...stocked].sort()).toEqual([...reference.stocked].sort())
  expect(stocked.has(5000336)).toBe(false)
}

test.each(FILTERS)('finds what plain sets of terms find: %j', expectSameAsReference, 120_000)

test('nearly equal words are those that the table has', async () => {
  const variants = [...new Set(WORDS.flatMap(searchTerms).flatMap(deletionVariants))]
  const stored = await shop.db
    .select()
    .from(spareTerms)
    .where(inArray(spareTerms.variant, variants))
  const index = await openIndex(shop.deps)
  // Two overlapping lookups, of which the second finds some terms in the cache.
  await index.nearTerms(variants.slice(0, variants.length / 2))
  const found = await index.nearTerms(variants)
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(sorted(found)).toEqual(sorted(stored))
})

test('a search asks for the state of the parts, nothing else', async () => {
  await search({ q: 'brake pads' })
  const query = jest.spyOn(Reflect.get(shop.db, '$client') as Pool, 'query')
  // Another page of the same parts.
  await shop.send('GET', '/api/spares/searching?keyword=brake%20pads')
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})

test('a page is made once for each state of the parts', async () => {
  const first = await search({ page: '2' })
  const find = jest.spyOn(await openIndex(shop.deps), 'find')
  expect(await search({ page: '2' })).toEqual(first)
  expect((await search({ page: '1' })).results).not.toEqual(first.results)
  expect(find.mock.calls.map(([, { offset }]) => offset)).toEqual([0])
  find.mockRestore()
})

test('what many searches ask for at once is loaded once', async () => {
  await elsewhere.query(`update products set title = title where id = 5000320`)
  const query = jest.spyOn(Reflect.get(shop.db, '$client') as Pool, 'query')
  const pages = await Promise.all(Array.from({ length: 8 }, () => search({ q: 'brake hose' })))
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  const queries = query.mock.calls.map((call: unknown[]) => JSON.stringify(call))
  const loads = queries.filter((call) => !call.includes('catalogue_revision'))
  expect(new Set(loads).size).toBe(loads.length)
  query.mockRestore()
})

test('a last piece that goes drops what is in stock, nothing else', async () => {
  const countQueries = async () => {
    const query = jest.spyOn(Reflect.get(shop.db, '$client') as Pool, 'query')
    const page = await search({ q: 'chain', stock: '1' })
    const calls = query.mock.calls.length
    query.mockRestore()
    return [page.total, calls]
  }
  const [before = 0] = await countQueries()
  expect(before).toBeGreaterThan(0)
  const { results } = await search({ q: 'chain', stock: '1' })
  const sku = `product:${results[0]?.id}`
  await elsewhere.query('update stock_items set reserved = on_hand where sku = $1', [sku])
  // One query for the state, one for the stock.
  expect(await countQueries()).toEqual([before - 1, 2])
  await elsewhere.query('update stock_items set reserved = 0 where sku = $1', [sku])
  expect(await countQueries()).toEqual([before, 2])
})

test('a failed load is tried again by the next search', async () => {
  await elsewhere.query(`update products set title = title where id = 5000320`)
  const before = await readReference(shop.db)
  const client = Reflect.get(shop.db, '$client') as Pool
  const run = client.query.bind(client) as (...of: unknown[]) => unknown
  const query = jest
    .spyOn(client, 'query')
    .mockImplementation(((...call: unknown[]) =>
      JSON.stringify(call).includes('catalogue_revision')
        ? run(...call)
        : Promise.reject(new Error('away'))) as never)
  expect((await shop.send('GET', '/api/spares/search?q=chain')).status).toBeGreaterThanOrEqual(500)
  query.mockRestore()
  const count = before.find(buildSearchClauses(['chain'], NO_MEANINGS, ALL), PAGE).counts
  expect((await search({ q: 'chain' })).total).toBeGreaterThanOrEqual(count[0] ?? 1)
})

test('a search that began before a save leaves nothing of it to the searches after it', async () => {
  await search({ q: '5000319' })
  const client = Reflect.get(shop.db, '$client') as Pool
  const run = client.query.bind(client) as (...of: unknown[]) => unknown
  for (let round = 0; round < 5; round += 1) {
    const name = `Vorpal${'abcde'[round]} bolt`
    let isSaved = false
    // The search reads its state before the save and everything else after it.
    const query = jest.spyOn(client, 'query').mockImplementation((async (...call: unknown[]) => {
      const answer = await run(...call)
      if (!isSaved) {
        isSaved = true
        await elsewhere.query('update products set title = $1 where id = 5000319', [name])
      }
      return answer
    }) as never)
    await Promise.all([search({ q: name }), search({ q: '5000319' })])
    query.mockRestore()
    const [byName, byNumber] = [await search({ q: name }), await search({ q: '5000319' })]
    expect(byName.results.map(({ title }) => title)).toEqual([name])
    expect(byNumber.results.map(({ title }) => title)).toEqual([name])
  }
})

describe('what another process saves is found with the next search', () => {
  test('a name', async () => {
    expect((await search({ q: 'zephyrine' })).total).toBe(0)
    await elsewhere.query(`update products set title = 'Zephyrine bolt' where id = 5000320`)
    const { results } = await search({ q: 'zephyrine' })
    expect(results.map(({ id, title }) => [id, title])).toEqual([[5000320, 'Zephyrine bolt']])
  })

  test('a price', async () => {
    await search({ q: '5000321' })
    await setPrice(shop.db, 5000321, 12_345)
    expect((await search({ q: '5000321' })).results[0]?.price).toBe(123.45)
  })

  test('the last piece that goes, and one that comes', async () => {
    const inStock = async () => {
      const [all, stocked] = [
        await search({ q: '5000322' }),
        await search({ q: '5000322', stock: '1' }),
      ]
      return [all.results[0]?.in_stock, stocked.total]
    }
    expect(await inStock()).toEqual([true, 1])
    await elsewhere.query(`update stock_items set reserved = on_hand where sku = 'product:5000322'`)
    expect(await inStock()).toEqual([false, 0])
    await elsewhere.query(`update stock_items set reserved = 0 where sku = 'product:5000322'`)
    expect(await inStock()).toEqual([true, 1])
  })

  test('a group and a bike', async () => {
    await search({})
    await shop.db
      .update(spareGroups)
      .set({ title: 'Stopping' })
      .where(eq(spareGroups.code, 'brakes'))
    await shop.db.update(bikes).set({ title: 'Nyx II' }).where(eq(bikes.slug, 'nyx'))
    const page = await search({})
    expect(page.groups.map(({ title }) => title)).toContain('Stopping')
    expect(page.bikes.map(({ title }) => title)).toContain('Nyx II')
  })

  test('nothing that was taken back', async () => {
    const client = await elsewhere.connect()
    await client.query(`begin; update products set title = 'Quixotic bolt' where id = 5000323`)
    expect((await search({ q: 'quixotic' })).total).toBe(0)
    await client.query('rollback')
    client.release()
    await elsewhere.query(`update products set title = 'Other bolt' where id = 5000323`)
    expect((await search({ q: 'quixotic' })).total).toBe(0)
    expect((await search({ q: 'other bolt' })).results[0]?.id).toBe(5000323)
  })
})

/** Ids in separate blocks, at the edges of blocks and between them. */
const FAR_IDS = [5_001_215, 5_001_216, 5_001_247, 5_001_248, 5_005_311, 5_005_312, 9_999_999]

test.each([7, 400])(
  'with %i parts more in other blocks it finds the same as plain sets',
  async (count) => {
    const [sample] = await shop.db.select().from(products).where(eq(products.id, 5000324))
    if (!sample) throw new Error('The seed has no part 5000324.')
    const next = numbers(count)
    const texts = ['Chain', 'Brake pads', 'Rear hub', 'Tire 26x4.8', 'Battery lock', 'Akku', 'Nyx']
    const rows = Array.from({ length: count }, (_, at) => ({
      ...sample,
      id: FAR_IDS[at] ?? 5_002_000 + next(2) * 4_096 + at,
      title: `${texts[next(texts.length)]} ${texts[next(texts.length)]} ${next(300)}`,
      fits: next(2) === 0 ? ['nyx'] : [],
      spare_group: next(2) === 0 ? 'brakes' : null,
    }))
    await shop.db.insert(products).values(rows).onConflictDoNothing()
    const stock = rows.map(({ id }) => ({ sku: `product:${id}`, on_hand: next(2) }))
    await shop.db.insert(stockItems).values(stock).onConflictDoNothing()
    for (const filters of FILTERS) await expectSameAsReference(filters)
  },
  300_000,
)
