import { eq } from 'drizzle-orm'

import { listAddresses } from '@/server/site/content/addresses'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import { freshOffice } from '@/__tests__/support/fixtures'
import { bikeEditor, firstBuild, type BikeState } from '@/__tests__/support/catalog/bike-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { buyAsGuest } from '@/__tests__/support/orders/orders'

const SLUG = 'nyx-two'

const { shop, admin, office } = freshOffice('bikes')
beforeEach(async () => {
  await office('POST', '/nyx/copies', { slug: SLUG, title: 'Nyx Two' })
})
const { read, ...editor } = bikeEditor({ shop, admin }, SLUG)

async function save(change: Partial<BikeState>, slug = SLUG) {
  const reply = await editor.save((state) => ({ ...state, ...change }), {}, slug)
  return reply.status === 200 ? 'saved' : String(reply.body.message)
}

/** Sells one bike, which assigns a frame number, and returns it. */
async function sell(): Promise<number> {
  const { bike } = await read()
  const [size] = bike.sizes
  const build = firstBuild(bike, size)
  const sku = `frame:${SLUG}:${size?.title}`
  await shop.db.update(stockItems).set({ on_hand: 2 }).where(eq(stockItems.sku, sku))
  await buyAsGuest(shop, [{ product_id: bike.id, count: 1, server: { bike_slug: SLUG, build } }])
  const [row] = await shop.db.select().from(orderBikes).where(eq(orderBikes.bike_slug, SLUG))
  return row?.serial ?? 0
}

const found = async (q: string) =>
  dataOf<{ orders: { number: string }[] }>(
    await as(shop, admin)('GET', `/api/backoffice/orders?q=${q}`),
  ).orders.length

test('a copy shares letters until it has its own, which stay once a frame has a number', async () => {
  expect((await read()).state.serial_prefix).toBeNull()
  expect(await save({ serial_prefix: 'NX' })).toContain('“NX” is on frames of the Nyx.')
  expect(await save({ serial_prefix: 'NK' })).toContain('bikes without letters of their own')
  expect(await save({ serial_prefix: 'N2' })).toContain('two capital letters')
  expect(await save({ serial_prefix: 'NZ' })).toBe('saved')
  expect(await save({ serial_prefix: 'NY', is_draft: false })).toBe('saved')
  const serial = await sell()
  expect(await found(`NY-${serial}`)).toBe(1)
  expect(await found(`NK-${serial}`)).toBe(0)
  const { papers, edits } = await read()
  expect(papers.frames).toBe(1)
  expect(await save({ serial_prefix: 'NW' })).toContain('they go on with “NY”')
  expect(await save({ tagline: 'Up and down.' })).toBe('saved')
  expect((await office('POST', `/${SLUG}/edits/${edits.at(-1)?.id}/undo`)).status).toBe(200)
  expect((await read()).state.serial_prefix).toBe('NY')
  const change = { serial_prefix: 'NW' }
  await expect(shop.db.update(bikes).set(change).where(eq(bikes.slug, SLUG))).rejects.toThrow()
})

test('frames that were numbered before keep their letters', async () => {
  expect(await save({ is_draft: false })).toBe('saved')
  const serial = await sell()
  expect(await found(`NK-${serial}`)).toBe(1)
  expect(await save({ serial_prefix: 'NY' })).toContain('they go on with “NK”')
})

test('of two bikes that want the same letters at once, one gets them', async () => {
  await office('POST', '/nyx/copies', { slug: 'nyx-three', title: 'Nyx Three' })
  const change = { serial_prefix: 'NY' }
  const both = await Promise.all([save(change), save(change, 'nyx-three')])
  expect(both.filter((one) => one === 'saved')).toHaveLength(1)
  expect(both.find((one) => one !== 'saved')).toContain('“NY” is on frames of the')
})

test('a copy has the words of its model’s manual, with its own name and figures', async () => {
  const manual = async () => shop.send('GET', `/api/content/manual/${SLUG}`)
  expect((await manual()).status).toBe(404)
  const { figures } = (await read()).state
  if (!figures) throw new Error('A bike has figures.')
  await save({ is_draft: false, figures: { ...figures, power: 640 } })
  const text = dataOf<{ title: string; body: unknown }>(await manual())
  expect(text.title).toBe('Nyx Two manual')
  const words = JSON.stringify(text.body)
  expect(words).toContain('640 W')
  expect(words).toContain('The Nyx Two is a')
  expect(words).not.toContain('500 W')
  expect((await read()).papers.manual).toEqual({ title: 'Nyx manual', of: 'nyx' })
  const list = await shop.send('GET', '/api/content?kind=manual')
  const entries = dataOf<{ entries: { slug: string; title: string }[] }>(list).entries
  expect(entries).toContainEqual(expect.objectContaining({ slug: SLUG, title: 'Nyx Two manual' }))
  expect((await listAddresses(shop.deps)).map(({ path }) => path)).toContain(`/user-manual/${SLUG}`)
  // The original bike's manual is unchanged.
  const model = dataOf<{ title: string }>(await shop.send('GET', '/api/content/manual/nyx'))
  expect(model.title).toBe('Nyx manual')
})

test('a manual of its own takes the place of that of its model', async () => {
  await save({ is_draft: false })
  await as(shop, admin)('PUT', `/api/backoffice/content/manual/${SLUG}`, {
    ...{ title: 'How to ride it', description: 'Its own.', source: '## Start\n\nSit down.' },
    ...{ base: 0, owner: 'Content', review_by: null },
    publish_at: shop.clock.now().toISOString(),
  })
  const own = dataOf<{ title: string }>(await shop.send('GET', `/api/content/manual/${SLUG}`))
  expect(own.title).toBe('How to ride it')
  expect((await read()).papers.manual).toEqual({ title: 'How to ride it', of: SLUG })
})

test('it says whose torques a bike has', async () => {
  const [copy, model] = [await read(), await read('nyx')]
  expect(copy.papers.model).toEqual({ slug: 'nyx', title: 'Nyx' })
  expect(model.papers.model).toBeNull()
  expect(copy.papers.torques).toEqual(model.papers.torques)
  expect(copy.papers.torques.length).toBeGreaterThan(10)
})
