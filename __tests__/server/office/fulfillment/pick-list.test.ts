import { eq } from 'drizzle-orm'

import type { Fulfillment, PickList } from '@/contract/office/fulfillment/fulfillment'
import type { WireOfficeOrders } from '@/contract/office/overview/overview'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { createApi } from '@/server/app'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { pdfText } from '@/__tests__/support/pdf-text'

const { shop, admin, office } = freshOffice()

const BACKPACK = { product_id: 5000111, count: 3 }
const TAILLIGHT = { product_id: 5000064, count: 1 }

const pickList = async (query = '') => dataOf<PickList>(await office('GET', `pick-list${query}`))
const toShip = async () =>
  dataOf<WireOfficeOrders>(await office('GET', 'orders?status=ready')).orders.map(
    ({ number }) => number,
  )
const setShelf = (id: number, shelf: string) =>
  shop.db.update(products).set({ shelf }).where(eq(products.id, id))

test('goods that only wait for a parcel are to ship, by shelf; bikes once they are ready', async () => {
  await setShelf(BACKPACK.product_id, 'B-10')
  await setShelf(TAILLIGHT.product_id, 'B-2')
  const goods = await buyAsGuest(shop, [BACKPACK])
  const mixed = await buyAsGuest(shop, [bikeItem('nyx'), BACKPACK, TAILLIGHT])
  const bikeOnly = await buyAsGuest(shop, [bikeItem('nyx')])
  expect((await toShip()).sort()).toEqual([goods.number, mixed.number].sort())

  const list = await pickList()
  expect(list.rows.map(({ shelf, number, count }) => [shelf, number, count])).toEqual([
    ['B-2', String(TAILLIGHT.product_id), 1],
    ['B-10', String(BACKPACK.product_id), 6],
  ])
  expect(list.rows.map(({ detail }) => detail)).toEqual(['', ''])
  expect(list.rows[1]?.orders).toEqual([
    expect.objectContaining({ number: goods.number, count: 3, has_work: false }),
    expect.objectContaining({ number: mixed.number, count: 3, has_work: true }),
  ])
  expect((await pickList('?whole=1')).rows.map(({ count }) => count)).toEqual([3])

  const { bikes } = dataOf<Fulfillment>(
    await office('GET', `orders/${bikeOnly.number}/fulfillment`),
  )
  const ready = { state: 'ready', frame_number: 'NX-77' }
  await office('PUT', `orders/${bikeOnly.number}/bikes/${bikes[0]?.id}`, ready)
  expect(await toShip()).toContain(bikeOnly.number)
  const bike = (await pickList()).rows.find(({ is_bike }) => is_bike)
  expect(bike).toMatchObject({ shelf: '', number: '', count: 1, frames: ['NX-77'] })

  await office('POST', `orders/${goods.number}/parcels`, {
    ...{ items: [{ position: 0, count: 2 }], carrier: 'ups', tracking: '1Z9' },
    request_key: crypto.randomUUID(),
  })
  expect((await pickList('?whole=1')).rows.find(({ shelf }) => shelf === 'B-10')?.count).toBe(1)
})

test('an order whose payment is disputed is not to ship', async () => {
  await buyAsGuest(shop, [BACKPACK])
  await shop.db.update(orders).set({ disputed: true })
  expect(await toShip()).toEqual([])
  expect((await pickList()).rows).toEqual([])
})

test.each([
  ['a4', 595.28],
  ['letter', 612],
])('the list is a PDF on %s paper', async (paper, width) => {
  await setShelf(BACKPACK.product_id, 'B-10')
  const { number } = await buyAsGuest(shop, [BACKPACK])
  const file = await createApi(shop.deps).request(`/api/backoffice/pick-list-file?paper=${paper}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const content = Buffer.from(await file.arrayBuffer())
  const text = pdfText(content).join(' ')
  for (const part of ['Pick list', 'Shelf B-10', '3 ×', number]) expect(text).toContain(part)
  expect(content.toString('latin1')).toContain(`/MediaBox [0 0 ${width} `)
})
