import { eq } from 'drizzle-orm'

import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { startBikeEdit } from '@/server/office/bikes/save-bike'

import { freshOffice } from '@/__tests__/support/fixtures'
import {
  bikeEditor,
  firstBuild,
  type BikePage as Page,
  type BikeState as State,
} from '@/__tests__/support/catalog/bike-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, admin, office } = freshOffice('bikes/')
const { read, save, publicBike } = bikeEditor({ shop, admin })

const SKU = 'frame:nyx:XXL'

/** Adds a size that copies the largest one under another name. */
async function add(more: object = {}) {
  const last = (await read()).bike.sizes.at(-1)
  if (!last) throw new Error('A bike has sizes.')
  const { id: after, geometry, rider, inseam, color_ids } = last
  const size = { title: 'XXL', after, geometry, rider, inseam, color_ids }
  return office('POST', 'nyx/sizes', { ...size, ...more })
}

const titles = ({ sizes }: { sizes: { title: string }[] }) => sizes.map(({ title }) => title)

const offering =
  (id: number) =>
  (state: State): State => ({
    ...state,
    sizes: state.sizes.map((one) => (one.id === id ? { ...one, is_draft: false } : one)),
  })
const draftOf = ({ state }: Page) => state.sizes.find(({ is_draft }) => is_draft)?.id ?? 0

test('a new size is a draft with an empty shelf, and ordered once it’s offered and its frames are there', async () => {
  const added = dataOf<Page>(await add())
  expect(titles(added.bike).at(-1)).toBe('XXL')
  const [shelf] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, SKU))
  expect(shelf?.on_hand).toBe(0)
  expect(titles(await publicBike())).not.toContain('XXL')

  const id = draftOf(added)
  expect((await save(offering(id))).status).toBe(200)
  const bike = await publicBike()
  const size = bike.sizes.find((one) => one.id === id)
  if (!size) throw new Error('It isn’t offered.')
  expect(Object.keys(size)).not.toContain('is_draft')
  expect((await read()).edits[0]?.differences).toEqual([
    { key: `sizes.${id}.is_draft`, was: 'true', became: 'false' },
  ])

  const server = { bike_slug: 'nyx', build: firstBuild(bike, size) }
  const body = await orderBody(shop, [{ product_id: bike.id, count: 1, server }])
  expect((await pay(shop, body)).body.code).toBe('sold_out')
  await shop.db.update(stockItems).set({ on_hand: 1 }).where(eq(stockItems.sku, SKU))
  expect((await pay(shop, body)).status).toBe(200)
  const [sold] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, SKU))
  expect(sold).toMatchObject({ on_hand: 1, reserved: 1 })
  // An option can't be deleted once it was offered, because orders may refer to it.
  expect((await office('DELETE', `nyx/drafts/sizes/${id}`)).body.code).toBe('bike_draft_not_found')
  await save((state) => ({ ...state, tagline: 'Now in XXL.' }))
  const back = await save((state) => ({
    ...state,
    sizes: state.sizes.map((one) => ({ ...one, is_draft: true })),
  }))
  expect(back.body.code).toBe('bike_unchanged')
})

test('it stands where it was put, and is offered at an hour', async () => {
  const { bike } = await read()
  const [first] = bike.sizes
  const { geometry, rider, inseam } = first ?? {}
  const added = dataOf<Page>(await add({ after: first?.id, geometry, rider, inseam }))
  expect(titles(added.bike).slice(0, 2)).toEqual([first?.title, 'XXL'])
  const hour = new Date(shop.clock.now().getTime() + 3_600_000)
  await save(offering(draftOf(added)), { starts_at: hour.toISOString() })
  expect(titles(await publicBike())).not.toContain('XXL')
  const { edits } = await read()
  shop.clock.advance(3_600_000)
  await startBikeEdit(shop.deps, edits[0]?.id ?? 0)
  expect(titles(await publicBike()).slice(0, 2)).toEqual([first?.title, 'XXL'])
})

test('lengths that can’t be drawn, a name that’s taken and what the bike doesn’t have are refused', async () => {
  const { bike } = await read()
  const { geometry } = bike.sizes.at(-1) ?? {}
  const unsound = await add({ geometry: { ...geometry, wheelbase: 1_500 } })
  expect(unsound.body.code).toBe('bike_size_unsound')
  expect(unsound.body.message).toMatch(/^Size XXL: the drawing has a wheelbase of/)
  expect((await add({ title: bike.sizes[0]?.title.toLowerCase() })).body.code).toBe(
    'bike_size_exists',
  )
  expect((await add({ after: 1 })).body.code).toBe('bike_option_not_found')
  expect((await add({ color_ids: [1] })).body.code).toBe('bike_option_not_found')
  expect((await add({ color_ids: [] })).status).toBe(422)
  expect((await add({ title: 'a:b' })).status).toBe(422)
  expect(titles((await read()).bike)).toEqual(titles(bike))
})

test('two people who add the same size at once add one, and a draft can be removed', async () => {
  expect((await Promise.all([add(), add()])).map(({ status }) => status).sort()).toEqual([200, 409])
  const page = await read()
  const removed = await office('DELETE', `nyx/drafts/sizes/${draftOf(page)}`)
  expect(titles(dataOf<Page>(removed).bike)).not.toContain('XXL')
  expect(await shop.db.select().from(stockItems).where(eq(stockItems.sku, SKU))).toEqual([])
})
