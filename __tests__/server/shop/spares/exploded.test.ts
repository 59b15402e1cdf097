import type { WireSparePage } from '@/contract/shop/spares/spares'
import type { SparePage } from '@/contract/shop/spares/spares'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { seedBikes } from '@/server/seed/data/bikes'
import { explodedBike } from '@/server/ssr/exploded-views'

import { sharedShop } from '@/__tests__/support/fixtures'

const START: SpareQuery = { q: '', page: 1, bike: null, parts: null, group: null, isInStock: false }
const shop = sharedShop()

async function search(query: string): Promise<WireSparePage> {
  const { status, body } = await shop.send('GET', `/api/spares/search?${query}`)
  expect(status).toBe(200)
  return body.data as unknown as WireSparePage
}

const read = async (bike: string | null) =>
  explodedBike(
    { ...START, bike },
    (await search(bike ? `bike=${bike}` : '')) as unknown as SparePage,
  )

test.each(seedBikes.map(({ slug }) => slug))(
  'each spot of the exploded views of %s leads to parts that fit it',
  async (slug) => {
    const bike = await read(slug)
    const spots = bike?.areas.flatMap((area) => area.spots) ?? []
    expect(bike?.areas).toHaveLength(6)
    for (const { code, href } of spots) {
      const { total, near, results } = await search(href.replace('/spares?', ''))
      expect({ code, some: total - near > 0 }).toEqual({ code, some: true })
      expect(results.every(({ fits }) => fits.includes(slug))).toBe(true)
    }
  },
)

test('without a chosen bike the first with exploded views is shown, and its links list the parts of all', async () => {
  const bike = await read(null)
  expect(seedBikes.map(({ slug }) => slug)).toContain(bike?.slug)
  const links = bike?.areas.flatMap(({ spots }) => spots.map(({ href }) => href)) ?? []
  expect(links).toContain('/spares?group=chain')
  expect(links.filter((href) => href.includes('bike='))).toEqual([])
})

test('a bike without exploded views has none', async () => {
  const { groups } = await search('')
  const bikes = [{ slug: 'nyx-2', title: 'Nyx 2' }]
  expect(await explodedBike({ ...START, bike: 'nyx-2' }, { bikes, groups })).toBeNull()
})

test('a spot whose kind of part is no longer sold is left out', async () => {
  const { bikes, groups } = await search('bike=nyx')
  const left = groups.map((group) => (group.code === 'hanger' ? { ...group, count: 0 } : group))
  const bike = await explodedBike({ ...START, bike: 'nyx' }, { bikes, groups: left })
  const codes = bike?.areas.flatMap(({ spots }) => spots.map(({ code }) => code))
  expect(codes).toContain('derailleur')
  expect(codes).not.toContain('hanger')
})
