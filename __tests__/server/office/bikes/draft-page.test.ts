import type { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import type { WireBike } from '@/contract/shop/configurator/configurator'
import type { WireResponse } from '@/contract/kit/route'

import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { bikeItem, orderBody } from '@/__tests__/support/orders/orders'
import { freshOffice } from '@/__tests__/support/fixtures'

type Seal = WireResponse<(typeof bikesSchemas)['seal']>
type Sealed = WireResponse<(typeof bikesSchemas)['sealed']>
type Page = WireResponse<(typeof bikesSchemas)['read']>

const SLUG = 'nyx-two'
const HOUR_MS = 3_600_000

const { shop, admin, office } = freshOffice('bikes')
beforeEach(async () => {
  await office('POST', '/nyx/copies', { slug: SLUG, title: 'Nyx Two' })
})

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
  const { bike: staffBike } = dataOf<Page>(await office('GET', `/${SLUG}`))
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
  const { bike: staffBike } = dataOf<Page>(await office('GET', `/${SLUG}`))
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

test('the seal is given to staff who may read the catalog, and to nobody else', async () => {
  const path = `/api/backoffice/bikes/${SLUG}/seal`
  expect((await shop.send('GET', path)).status).toBe(401)
  const member = await register(shop, 'Mia')
  expect((await as(shop, member)('GET', path)).status).toBe(403)
  const support = await registerAdmin(shop, 'Sue', 'support')
  const reader = await registerAdmin(shop, 'Rita', 'read_only')
  expect((await as(shop, reader)('GET', path)).status).toBe(200)
  expect((await as(shop, support)('GET', path)).body.code).toBe('permission_missing')
})

test('a draft is in no cart, no order and no saved build, and no cache keeps it', async () => {
  const { bike } = await sealed()
  const build = {
    ...{ size_id: bike.sizes[0]?.id, color_id: bike.sizes[0]?.color_ids[0], paint: null },
    selectedParts: Object.fromEntries(
      bike.groups
        .filter(({ selection }) => selection === 'one')
        .map(({ category_part_id, parts }) => [category_part_id, parts[0]?.id]),
    ),
    selectedMultipleParts: {},
  }
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
  const { state, edition } = dataOf<Page>(await office('GET', `/${SLUG}`))
  await office('PUT', `/${SLUG}`, {
    ...{ state: { ...state, is_draft: false }, edition, starts_at: null, note: '' },
    request_key: crypto.randomUUID(),
  })
  expect(await sealOf()).toBeNull()
  expect(await outcome(`/api/bike-drafts/${bike.slug}`)).toBe('bike_not_found')
  expect(await outcome(`/api/configurator/${SLUG}`)).toBe('shown')
})
