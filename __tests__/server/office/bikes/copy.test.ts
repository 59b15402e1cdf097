import { eq, like, sql } from 'drizzle-orm'

import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import type { WireBike } from '@/contract/shop/configurator/configurator'
import type { WireResponse } from '@/contract/kit/route'
import { createApi } from '@/server/app'
import { readCatalog } from '@/server/catalog'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import {
  bikeEditor,
  firstBuild,
  type BikePage as Page,
} from '@/__tests__/support/catalog/bike-editor'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { orderBody, pay } from '@/__tests__/support/orders/orders'

type Rows = WireResponse<(typeof bikesSchemas)['list']>

const { shop, admin, office } = freshOffice('bikes')

const SLUG = 'nyx-two'
const { read, save } = bikeEditor({ shop, admin }, SLUG)
const copy = (more: object = {}) =>
  office('POST', '/nyx/copies', { slug: SLUG, title: 'Nyx Two', ...more })
const everything = async () => {
  const { rows } = await shop.db.execute(sql`select (select count(*) from bikes) as bikes,
    (select count(*) from bike_sizes) as sizes, (select count(*) from colors) as colors,
    (select count(*) from parts) as parts, (select count(*) from build_rules) as rules,
    (select count(*) from color_availability) as made, (select count(*) from stock_items) as shelves,
    (select md5(string_agg(array_to_string(fits, ' '), '|' order by id)) from products) as fits`)
  return rows
}

/** Reads the bikes from a new API instance, as another process of the shop would. */
async function publicBikes(): Promise<WireBike[]> {
  const answer = await createApi(shop.deps).fetch(new Request('http://shop/api/configurator'))
  return ((await answer.json()) as { data: { bikes: WireBike[] } }).data.bikes
}

/** Returns what a copy has in common with its original: everything but ids. */
function plain({ bike, state }: Page) {
  const titles = new Map(bike.colors.map(({ id, title }) => [id, title]))
  return {
    ...{ price: bike.price, facts: bike.facts, rules: bike.rules, presets: bike.presets },
    sizes: bike.sizes.map(({ id: _, color_ids, ...size }) => ({
      ...size,
      colors: color_ids.map((id) => titles.get(id)),
    })),
    colors: bike.colors.map(({ id: _, ...color }) => color),
    groups: bike.groups.map(({ parts, ...group }) => ({
      ...group,
      parts: parts.map(({ id: _, ...part }) => part),
    })),
    withheld: state.parts.map(({ withheld }) => withheld),
  }
}

test('a copy has all of its model, and shoppers see nothing of it', async () => {
  const model = await read('nyx')
  const made = dataOf<Page>(await copy())
  expect(made.bike).toMatchObject({ slug: SLUG, title: 'Nyx Two' })
  expect(made.state.is_draft).toBe(true)
  expect(plain(made)).toEqual(plain(model))
  const shelves = await shop.db
    .select()
    .from(stockItems)
    .where(like(stockItems.sku, `frame:${SLUG}:%`))
  expect(shelves.map(({ on_hand }) => on_hand)).toEqual(model.bike.sizes.map(() => 0))
  const [row] = await shop.db.select().from(products).where(eq(products.id, 5_000_303))
  expect(row?.fits).toContain(SLUG)

  expect((await publicBikes()).map(({ slug }) => slug)).not.toContain(SLUG)
  expect((await shop.send('GET', `/api/configurator/${SLUG}`)).status).toBe(404)
  for (const path of [
    ...['/api/accessories', '/api/accessories/5000110', '/api/spares/5000303'],
    ...['/api/spares/search?q=hanger', '/api/spares/searching?keyword=hanger'],
  ]) {
    const { status, body } = await shop.send('GET', path)
    expect([path, status, JSON.stringify(body).includes(SLUG)]).toEqual([path, 200, false])
  }
  const list = dataOf<Rows>(await office('GET', ''))
  expect(list.bikes.at(-1)).toMatchObject({ slug: SLUG, is_draft: true })
})

test('once it’s offered it is built and sold like any other bike', async () => {
  await copy()
  expect((await save((state) => ({ ...state, is_draft: false }))).status).toBe(200)
  const bike = (await publicBikes()).find(({ slug }) => slug === SLUG)
  if (!bike) throw new Error('It isn’t offered.')
  expect(Object.keys(bike)).not.toContain('is_draft')
  const [size] = bike.sizes
  const build = firstBuild(bike, size)
  const sku = `frame:${SLUG}:${size?.title}`
  await shop.db.update(stockItems).set({ on_hand: 2 }).where(eq(stockItems.sku, sku))
  const items = [{ product_id: bike.id, count: 1, server: { bike_slug: SLUG, build } }]
  expect((await pay(shop, await orderBody(shop, items))).status).toBe(200)
  const [shelf] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, sku))
  expect(shelf?.reserved).toBe(1)
  const spare = dataOf<{ bikes: { slug: string; fits: boolean }[] }>(
    await shop.send('GET', '/api/spares/5000303'),
  )
  expect(spare.bikes).toContainEqual(expect.objectContaining({ slug: SLUG, fits: true }))
  // An option can't be deleted once it was offered, because orders refer to it.
  expect((await office('DELETE', `/${SLUG}`)).body.code).toBe('bike_draft_not_found')
})

test('a name or an address that is taken is refused, of two at once one is made', async () => {
  expect((await copy({ slug: 'nyx' })).body.code).toBe('bike_slug_exists')
  const { bike } = await read('nyx')
  expect((await copy({ title: bike.title.toUpperCase() })).body.code).toBe('bike_slug_exists')
  expect((await copy({ slug: 'No Address' })).status).toBe(422)
  const both = await Promise.all([copy(), copy()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a draft is removed with all that was made of it', async () => {
  const before = await everything()
  await copy()
  expect(await everything()).not.toEqual(before)
  const list = dataOf<Rows>(await office('DELETE', `/${SLUG}`))
  expect(list.bikes.map(({ slug }) => slug)).not.toContain(SLUG)
  expect(await everything()).toEqual(before)
  expect((await office('DELETE', '/nyx')).body.code).toBe('bike_draft_not_found')
})

test('a copy has the torques of its model', async () => {
  await copy()
  const { models } = await readCatalog(shop.db)
  expect(models.get(SLUG)).toBe('nyx')
  const again = await office('POST', `/${SLUG}/copies`, { slug: 'nyx-three', title: 'Nyx Three' })
  expect(again.status).toBe(200)
  expect((await readCatalog(shop.db)).models.get('nyx-three')).toBe('nyx')
})

test('a copy of a bike of bare carbon is bare, too', async () => {
  await office('POST', '/nireeka-homie/copies', { slug: SLUG, title: 'Homie Two' })
  const finishes = async (slug: string) =>
    (await read(slug)).bike.colors.map(({ title, finish }) => [title, finish])
  expect(await finishes(SLUG)).toEqual(await finishes('nireeka-homie'))
  expect(await finishes(SLUG)).toContainEqual(['Carbon Matt', 'carbon'])
})
