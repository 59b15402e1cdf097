import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import type { WireBike } from '@/contract/shop/configurator/configurator'
import type { WireResponse } from '@/contract/kit/route'

import { bikeEditor, firstBuild } from '@/__tests__/support/catalog/bike-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { bikeItem, orderBody } from '@/__tests__/support/orders/orders'
import { freshOffice } from '@/__tests__/support/fixtures'

type Seal = WireResponse<(typeof bikesSchemas)['seal']>
type Sealed = WireResponse<(typeof bikesSchemas)['sealed']>

const SLUG = 'nyx-two'
const HOUR_MS = 3_600_000

const { shop, admin, office } = freshOffice('bikes')
beforeEach(async () => {
  await office('POST', '/nyx/copies', { slug: SLUG, title: 'Nyx Two' })
})

const { read, save } = bikeEditor({ shop, admin }, SLUG)
const sealOf = async () => dataOf<Seal>(await office('GET', `/${SLUG}/seal`)).seal

async function sealed(): Promise<Sealed> {
  return dataOf<Sealed>(await shop.send('GET', `/api/bike-drafts/${await sealOf()}`))
}

const outcome = async (path: string) => {
  const { status, body } = await shop.send('GET', path)
  return status === 200 ? 'shown' : body.code
}

test('staff get the configurator of a draft with its prices, accessories and dates', async () => {
  const { bike, extras, calendar } = await sealed()
  const { bike: staffBike } = await read()
  expect(bike).toMatchObject({ title: 'Nyx Two', price: staffBike.price, rules: staffBike.rules })
  expect(bike.unavailable).toContain('draft')
  expect(extras.length).toBeGreaterThan(0)
  // Accessories with versions are put into the cart on their own pages.
  expect(extras.every(({ has_versions }) => has_versions)).toBe(true)
  expect(calendar.today).toBeDefined()
  const [size] = bike.sizes
  const colors = `/api/configurator/colors/available/${bike.id}/${size?.id}`
  const titles = Object.values(
    dataOf<Record<string, WireBike['colors']>>(await shop.send('GET', colors)),
  )
  expect(titles.flat().map(({ id }) => id)).toEqual(size?.color_ids)
  const date = `/api/configurator/colors/get-date/${bike.id}/${size?.id}/${size?.color_ids[0]}`
  expect(dataOf(await shop.send('GET', date))).toMatchObject({ in_stock: false })
})

test('who has no seal of this hour or the one before finds nothing', async () => {
  const { bike } = await sealed()
  const { bike: staffBike } = await read()
  const size = bike.sizes[0]?.id
  const colors = (id: number) => `/api/configurator/colors/available/${id}/${size}`
  expect(await outcome(`/api/configurator/${SLUG}`)).toBe('bike_not_found')
  expect(await outcome(`/api/configurator/${bike.slug}`)).toBe('bike_not_found')
  expect(await outcome(colors(staffBike.id))).toBe('bike_not_found')
  expect(await outcome(`/api/models/${bike.slug}`)).toBe('bike_not_found')
  expect(await outcome(`/api/bike-drafts/draft-${'0'.repeat(24)}`)).toBe('bike_not_found')
  expect(await outcome(`/api/bike-drafts/${bike.slug}`)).toBe('shown')
  expect(await outcome(colors(bike.id))).toBe('shown')
  shop.clock.advance(2 * HOUR_MS)
  expect(await outcome(`/api/bike-drafts/${bike.slug}`)).toBe('bike_not_found')
  expect(await outcome(colors(bike.id))).toBe('bike_not_found')
})

test('a draft is in no cart, no order and no saved build, and no cache keeps it', async () => {
  const { bike } = await sealed()
  const build = firstBuild(bike, bike.sizes[0])
  const item = { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }
  const order = await orderBody(shop, [bikeItem('nyx')])
  const refused = [
    await as(shop, admin)('POST', '/api/configurator/cart', {
      product_id: bike.id,
      ...item.server,
    }),
    await shop.send('POST', '/api/payment-guest', { ...order, items: [item] }),
    await shop.send('POST', '/api/configurator/builds', item.server),
  ]
  expect(refused.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true, true])
  for (const path of [`/api/bike-drafts/${bike.slug}`, `/api/configurator/${bike.slug}`]) {
    const { headers } = await shop.send('GET', path)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('once it is offered its seal opens nothing, and the page says so', async () => {
  const { bike } = await sealed()
  await save((state) => ({ ...state, is_draft: false }))
  expect(await sealOf()).toBeNull()
  expect(await outcome(`/api/bike-drafts/${bike.slug}`)).toBe('bike_not_found')
  expect(await outcome(`/api/configurator/${SLUG}`)).toBe('shown')
})
