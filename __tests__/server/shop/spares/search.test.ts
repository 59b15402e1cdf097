import { eq } from 'drizzle-orm'

import type { WireSparePage } from '@/contract/shop/spares/spares'
import { seedProducts } from '@/server/seed/data/products'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import { sharedShop } from '@/__tests__/support/fixtures'

const spares = seedProducts.filter(({ kind }) => kind === 'spare')
const BIKES = ['nireeka-prime', 'nireeka-homie', 'nyx']

const shop = sharedShop()

async function search(query: Record<string, string>): Promise<WireSparePage> {
  const { status, body } = await shop.send(
    'GET',
    `/api/spares/search?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body.data as unknown as WireSparePage
}

const titlesOf = ({ results }: Pick<WireSparePage, 'results'>) => results.map(({ title }) => title)

describe('the search of spares', () => {
  test('finds a part by its name, its number, a standard, its equivalent, its bike and another word', async () => {
    const clauses: [string, number][] = [
      ['twist throttle', 5000336],
      ['5000336', 5000336],
      ['6902-2RS', 5000358],
      ['H03C', 5000320],
      ['belt 122 homie', 5000307],
      ['disc 203', 5000323],
      ['tire 26x4.8', 5000327],
    ]
    for (const [q, id] of clauses) {
      expect({ q, first: (await search({ q })).results[0]?.id }).toEqual({ q, first: id })
    }
  })

  test('puts titles with the very words first, then begun words, then what only resembles them', async () => {
    const { results, near, total } = await search({ q: 'chain' })
    expect(titlesOf({ results }).slice(0, 3)).toEqual([
      'Chain, 9-speed, e-rated',
      'Chain, 11-speed, e-rated',
      'Chain, 12-speed, e-rated',
    ])
    expect(results[3]?.title).toMatch(/^Chainring/)
    const order = results.map(({ is_near }) => is_near)
    expect(order).toEqual([...order].sort())
    expect(near).toBe(order.filter(Boolean).length)
    expect(total).toBe(results.length)
  })

  test('a part number finds that part alone, its beginning all that begin so', async () => {
    expect((await search({ q: '5000304' })).total).toBe(1)
    expect((await search({ q: '50003' })).total).toBe(spares.length)
    expect((await search({ q: '5000999' })).total).toBe(0)
  })

  test('marks what matched by places in the text', async () => {
    const [hit] = (await search({ q: 'brake pa' })).results
    expect(hit?.marks.map(([start, end]) => hit.title.slice(start, end))).toEqual([
      'Brake',
      'pa',
      'pa',
    ])
    const [beside] = (await search({ q: '6902-2RS' })).results
    expect(beside?.found).toEqual({
      in: 'standard',
      text: '6902-2RS',
      marks: [
        [0, 4],
        [5, 8],
      ],
    })
  })

  test('without words lists all parts, twenty to a page, each once', async () => {
    const first = await search({})
    expect(first).toMatchObject({ total: 64, pages: 4, page: 1, near: 0 })
    const ids = [first.results]
    for (const page of ['2', '3', '4']) ids.push((await search({ page })).results)
    expect(ids.map(({ length }) => length)).toEqual([20, 20, 20, 4])
    expect(new Set(ids.flat().map(({ id }) => id)).size).toBe(64)
  })

  test('a page beyond the last has no results and says how many pages there are', async () => {
    expect(await search({ q: 'chain', page: '9' })).toMatchObject({
      page: 9,
      pages: 1,
      results: [],
    })
  })

  test('a query of signs alone finds nothing instead of everything', async () => {
    expect((await search({ q: '%' })).total).toBe(0)
  })

  test('offers all but one word where no part has them all', async () => {
    const found = await search({ q: 'twist throttle marmalade' })
    expect(found).toMatchObject({ is_partial: true })
    expect(found.results[0]?.id).toBe(5000336)
  })

  test('names the nearest words where nothing was found', async () => {
    const { total, nearest } = await search({ q: 'derzailxlur' })
    expect(total).toBe(0)
    expect(nearest).toContain('derailleur')
  })
})

describe('filters', () => {
  test.each(BIKES)('"fits" of %s equals the fitment table for every seeded part', async (bike) => {
    const found: number[] = []
    for (const page of ['1', '2', '3', '4']) {
      found.push(...(await search({ bike, page })).results.map(({ id }) => id))
    }
    const table = spares.filter(({ fits }) => fits.includes(bike)).map(({ id }) => id)
    expect(found).toEqual(table.sort((a, b) => a - b))
    for (const { id, fits } of (await search({ bike })).results) {
      expect(fits).toEqual(spares.find((one) => one.id === id)?.fits)
    }
  })

  test('in stock follows the shelf, up and down', async () => {
    const q = 'pivot bearing kit'
    const sku = 'product:5000358'
    expect((await search({ q })).results[0]).toMatchObject({ id: 5000358, in_stock: false })
    expect((await search({ q, stock: '1' })).total).toBe(0)
    await shop.db.update(stockItems).set({ on_hand: 2 }).where(eq(stockItems.sku, sku))
    expect((await search({ q, stock: '1' })).results[0]).toMatchObject({ in_stock: true })
    await shop.db.update(stockItems).set({ on_hand: 0 }).where(eq(stockItems.sku, sku))
    expect((await search({ q, stock: '1' })).total).toBe(0)
  })

  test('a part with versions is in stock while one of them is', async () => {
    const q = 'thru-axle rear'
    const shelf = (version: string) => eq(stockItems.sku, `product:5000362:${version}`)
    await shop.db.update(stockItems).set({ on_hand: 0 }).where(shelf('fat'))
    expect((await search({ q, stock: '1' })).results[0]?.id).toBe(5000362)
    await shop.db.update(stockItems).set({ on_hand: 0 }).where(shelf('boost'))
    expect((await search({ q, stock: '1' })).results.map(({ id }) => id)).not.toContain(5000362)
  })

  test('both together leave what passes both', async () => {
    const found = await search({ q: 'motor', bike: 'nyx', stock: '1' })
    expect(found.results.every(({ fits, in_stock }) => fits.includes('nyx') && in_stock)).toBe(true)
    expect(found.total).toBeGreaterThan(0)
  })
})

describe('what the shop changes', () => {
  const part = eq(products.id, 5000352)

  test('is found by its new name at once and no longer by the old one', async () => {
    await shop.db.update(products).set({ title: 'Ladebuchse, Häubchen' }).where(part)
    expect((await search({ q: 'ladebuchs haubchen' })).results[0]?.id).toBe(5000352)
    expect((await search({ q: 'charge-port cover' })).results.map(({ id }) => id)).not.toContain(
      5000352,
    )
  })

  test('is not found at all once it is deleted', async () => {
    await shop.db.delete(products).where(part)
    expect((await search({ q: 'ladebuchse' })).total).toBe(0)
    expect((await search({})).total).toBe(63)
  })
})
