import { eq } from 'drizzle-orm'
import { Pool } from 'pg'

import type { WireSparePage } from '@/contract/spares'
import { alikeOf, synonymsOf } from '@/domain/search/stems'
import { searchTerms } from '@/domain/search/words'
import { bikes } from '@/server/kernel/db/schema/bikes'
import { products } from '@/server/kernel/db/schema/products'
import { spareGroups } from '@/server/kernel/db/schema/spares'
import { seedProducts } from '@/server/seed/data/products'
import { openIndex } from '@/server/goods/spares/cached-index'
import { databaseIndex } from '@/server/goods/spares/spare-index'
import {
  farLookupsOf,
  lookupsOf,
  nearTermsOf,
  partialClauses,
  buildSearchClauses,
  type Filters,
} from '@/server/goods/spares/search-clauses'

import { openTestShop, type TestShop } from '../../support/shop'

const spares = seedProducts.filter(({ kind }) => kind === 'spare')
const some = spares.filter((_, at) => at % 6 === 0)
const SYNONYMS = synonymsOf([
  ['chain', 'rear'],
  ['battery', 'akku'],
])
const ALL: Filters = { isInStock: false }
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

let shop: TestShop
let elsewhere: Pool
beforeAll(async () => {
  shop = await openTestShop()
  // Another process: it shares nothing with the shop but the database.
  elsewhere = new Pool({ connectionString: shop.url, max: 1 })
  // One part that is sold out, so that stock tells parts apart.
  await elsewhere.query(`update stock_items set on_hand = reserved where sku = 'product:5000336'`)
})
afterAll(async () => {
  await elsewhere.end()
  await shop.close()
})

async function search(query: Record<string, string>): Promise<WireSparePage> {
  const { body } = await shop.send('GET', `/api/spares/search?${new URLSearchParams(query)}`)
  return body.data as unknown as WireSparePage
}

test.each(FILTERS)(
  'memory answers as the database does: %j',
  async (filters) => {
    const [memory, database] = [await openIndex(shop.deps), databaseIndex(shop.db, SYNONYMS)]
    const byText = (one: unknown, other: unknown) =>
      JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
    for (const text of WORDS) {
      const words = searchTerms(text)
      for (const lookups of [lookupsOf(words), farLookupsOf(words)]) {
        const near = await memory.nearTerms(lookups)
        expect(near.sort(byText)).toEqual((await database.nearTerms(lookups)).sort(byText))
      }
      const near = nearTermsOf(words, await database.nearTerms(lookupsOf(words)))
      const alike = words.map((word) => alikeOf(SYNONYMS, word))
      const clauses = buildSearchClauses(words, { near, alike }, filters)
      const partial = partialClauses(clauses.at(-1) ?? [], words.length)
      for (const asked of [clauses, partial]) {
        for (const slice of [
          { offset: 0, limit: 20 },
          { offset: 7, limit: 5 },
        ]) {
          expect(await memory.find(asked, slice)).toEqual(await database.find(asked, slice))
        }
        expect(await memory.count(asked)).toEqual(await database.count(asked))
        expect(await memory.groups(asked)).toEqual(await database.groups(asked))
      }
    }
  },
  120_000,
)

test('a search asks for the state of the parts, nothing else', async () => {
  await search({ q: 'chain' })
  const query = jest.spyOn(Reflect.get(shop.db, '$client') as Pool, 'query')
  await search({ q: 'brake pads' })
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

test('what is in stock is the same as the database says', async () => {
  const [memory, database] = [await openIndex(shop.deps), databaseIndex(shop.db, SYNONYMS)]
  const rows = await database.spares(spares.map(({ id }) => id))
  const stocked = await database.inStock(rows)
  expect(stocked.has(5000336)).toBe(false)
  const known = rows.filter(({ id }) => stocked.has(id)).map(({ id }) => id)
  expect([...(await memory.inStock(rows))].sort()).toEqual(known.sort())
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
    await shop.db
      .update(products)
      .set({ price_cents: 12_345 as never })
      .where(eq(products.id, 5000321))
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
