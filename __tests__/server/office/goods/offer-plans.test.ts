import { listDueOffers, startOffer } from '@/server/office'
import { productEditor, type ProductItem as Item } from '@/__tests__/support/catalog/product-editor'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'

const SOON_MS = 60_000

const { shop, admin, office } = freshOffice()
let id: number
beforeEach(async () => {
  const spare = { kind: 'spare', title: 'Bell spring', description: 'A spring.', group: '' }
  const body = { ...spare, weight_g: 2, price: 1.9, request_key: crypto.randomUUID() }
  id = dataOf<Item>(await office('POST', 'products', body)).id
})
const later = () => new Date(shop.clock.now().getTime() + SOON_MS).toISOString()
const plan = (is_offered: boolean, starts_at = later()) =>
  office('POST', `products/${id}/plan`, { is_offered, starts_at })
const cancel = () => office('DELETE', `products/${id}/plan`)
const read = () => productEditor({ shop, admin }).read(id)
const due = () => listDueOffers(shop.db, shop.clock.now(), 10)
const publicStatus = async () => (await shop.send('GET', `/api/spares/${id}`)).status

test('a product goes into the shop at its hour, once however many work on it', async () => {
  const starts_at = later()
  expect(dataOf<Item>(await plan(true, starts_at)).plan).toMatchObject({
    is_offered: true,
    starts_at,
  })
  await startOffer(shop.deps, id)
  expect(await publicStatus()).toBe(404)
  expect(await due()).toEqual([])

  shop.clock.advance(SOON_MS)
  expect(await due()).toEqual([{ id }])
  await Promise.all([1, 2, 3].map(() => startOffer(shop.deps, id)))
  expect(await publicStatus()).toBe(200)
  expect(await due()).toEqual([])
  const item = await read()
  expect(item).toMatchObject({ is_offered: true, plan: null })
  expect(item.edits).toHaveLength(1)
  expect(item.edits[0]?.by).not.toBe('')

  await plan(false)
  shop.clock.advance(SOON_MS)
  await startOffer(shop.deps, id)
  expect(await publicStatus()).toBe(404)
})

test('a canceled plan does nothing, and the job it left behind leaves the next one its hour', async () => {
  await plan(true)
  expect(dataOf<Item>(await cancel()).plan).toBeNull()
  expect((await cancel()).body.code).toBe('offer_changed')
  await plan(true, new Date(shop.clock.now().getTime() + 2 * SOON_MS).toISOString())
  shop.clock.advance(SOON_MS)
  await startOffer(shop.deps, id)
  expect(await publicStatus()).toBe(404)
})

test('of two plans at once one is kept', async () => {
  const both = await Promise.all([plan(true), plan(true)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what is so already, and an hour that has passed, are refused', async () => {
  expect((await plan(false)).body.code).toBe('offer_changed')
  expect((await plan(true, shop.clock.now().toISOString())).body.code).toBe('offer_hour_past')
  expect(
    await office('POST', 'products/999999999/plan', { is_offered: true, starts_at: later() }),
  ).toMatchObject({ status: 404, body: { code: 'catalog_item_not_found' } })
  expect((await read()).plan).toBeNull()
})
