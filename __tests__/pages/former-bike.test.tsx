import { eq } from 'drizzle-orm'

import { buildAddress } from '@/domain/shop/bikes/build-address'
import { getDb } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'

import { htmlOf, propsOf, servePagesFromDatabase } from '../support/pages'
import { bikeItem } from '../support/orders/orders'

servePagesFromDatabase()

beforeAll(() => getDb().update(bikes).set({ ended_at: new Date() }).where(eq(bikes.slug, 'nyx')))

const NOT_FOUND = expect.objectContaining({ notFound: true })

test('the page of a bike that is no longer sold is not found, and home page and list leave it out', async () => {
  const page = await import('@/pages/configurator/[bike_slug]')
  expect(await page.getStaticProps({ params: { bike_slug: 'nyx' } })).toEqual(NOT_FOUND)
  const home = await import('@/pages/index')
  const shown = propsOf(await home.getStaticProps({}))
  expect(shown.made.hero.slug).not.toBe('nyx')
  expect(await htmlOf('/', <home.default {...shown} />)).not.toContain('/configurator/nyx')
  const list = await import('@/pages/configurator/index')
  const { bikes: rows } = propsOf(await list.getStaticProps({}))
  expect(rows).toHaveLength(2)
})

test('its picture for sharing is gone, those of its builds and its manual stay', async () => {
  const { build } = bikeItem('nyx').server
  const fileOf = async (
    load: (context: never) => Promise<unknown>,
    { slug, query }: { slug: string; query: Record<string, string> },
  ) => {
    const res = { setHeader: () => undefined, end: jest.fn() }
    const result = await load({ params: { slug }, query, req: { headers: {} }, res } as never)
    return { result, content: res.end.mock.calls[0]?.[0] as unknown }
  }
  const og = await import('@/pages/og/[slug]')
  const shared = { slug: 'nyx.png', query: { build: buildAddress(build) } }
  expect((await fileOf(og.getServerSideProps, shared)).result).toEqual({ notFound: true })
  const pictures = await import('@/pages/pictures/[slug]')
  const query = { build: buildAddress(build), view: 'thumbnail' }
  const picture = await fileOf(pictures.getServerSideProps, { slug: 'nyx', query })
  expect(String(picture.content)).toContain('<svg')
  const manual = await import('@/pages/user-manual/[slug]')
  const text = propsOf(await manual.getStaticProps({ params: { slug: 'nyx' } }))
  expect(text).toMatchObject({ isSold: false, text: { slug: 'nyx' } })
  const sold = propsOf(await manual.getStaticProps({ params: { slug: 'nireeka-prime' } }))
  expect(sold.isSold).toBe(true)
})

test('a spare part that fits it shows its place on another bike', async () => {
  const spare = await import('@/pages/spares/[id]')
  const props = propsOf(await spare.getStaticProps({ params: { id: '5000301' } }))
  expect(props.location).toMatchObject({ bike: 'Nireeka Prime' })
})
