import { eq } from 'drizzle-orm'

import type { WireSpare, WireSparePage } from '@/contract/shop/spares/spares'
import { SPARES_PAGE } from '@/domain/shop/spares/spare-address'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { seedProducts, spareGroupOf } from '@/server/seed/data/products'
import { seedSpareGroups } from '@/server/seed/data/spare-groups'

import { sharedShop } from '@/__tests__/support/fixtures'

const spares = seedProducts.filter(({ kind }) => kind === 'spare')
const idsOf = (code: string) => spares.map(({ id }) => id).filter((id) => spareGroupOf(id) === code)

const shop = sharedShop()

async function search(query: Record<string, string>): Promise<WireSparePage> {
  const { status, body } = await shop.send(
    'GET',
    `/api/spares/search?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body.data as unknown as WireSparePage
}

const countsOf = ({ groups }: WireSparePage) =>
  Object.fromEntries(groups.map(({ code, count }) => [code, count]))

test('every group is told in its order, with how many parts it has', async () => {
  const { groups, total } = await search({})
  expect(groups).toEqual(
    seedSpareGroups.map(({ code, title }) => ({ code, title, count: idsOf(code).length })),
  )
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test.each(seedSpareGroups.map(({ code }) => code))(
  'the list of %s has its parts',
  async (group) => {
    const { results, total } = await search({ group })
    expect(total).toBe(idsOf(group).length)
    expect(results.map(({ id }) => id)).toEqual(idsOf(group).slice(0, SPARES_PAGE))
  },
)

test('a group narrows words and bike, and the others are counted as if it did not', async () => {
  const wide = await search({ q: 'motor', bike: 'nyx' })
  const narrow = await search({ q: 'motor', bike: 'nyx', group: 'motor' })
  expect(narrow.total).toBe(countsOf(wide).motor)
  expect(narrow.total).toBeLessThan(wide.total)
  expect(countsOf(narrow)).toEqual(countsOf(wide))
  for (const { id } of narrow.results) expect(spareGroupOf(id)).toBe('motor')
})

test('a group that the search finds nothing in leaves the counts that lead on', async () => {
  const found = await search({ q: 'belt', group: 'fork' })
  expect(found.total).toBe(0)
  expect(countsOf(found).chain).toBeGreaterThan(0)
})

test('an unknown group has no parts, and one that no group can be called is refused', async () => {
  expect((await search({ group: 'none' })).total).toBe(0)
  expect((await shop.send('GET', '/api/spares/search?group=%22x')).status).toBe(422)
})

test('a part that moves to another group is found there', async () => {
  const [id = 0] = idsOf('seat')
  const change = (spare_group: string) =>
    shop.db.update(products).set({ spare_group }).where(eq(products.id, id))
  await change('axles')
  expect((await search({ group: 'seat' })).total).toBe(0)
  expect((await search({ group: 'axles' })).results.map((one) => one.id)).toContain(id)
  await change('seat')
  expect((await search({ group: 'seat' })).total).toBe(1)
})

test('every part has a picture, in the list and on its page', async () => {
  const { results } = await search({ group: 'brakes' })
  for (const { id, thumbnail } of results) expect(thumbnail).toBe(`/pictures/goods/${id}`)
  const { body } = await shop.send('GET', '/api/spares/5000319')
  const spare = body.data as unknown as WireSpare
  expect(spare).toMatchObject({
    thumbnail: '/pictures/goods/5000319',
    group: { code: 'brakes', title: 'Brakes' },
  })
})
