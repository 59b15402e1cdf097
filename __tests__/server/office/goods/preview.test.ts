import type { pricesSchemas } from '@/contract/office/goods/goods.schema'
import type { WireResponse } from '@/contract/kit/route'

import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'

type Item = WireResponse<(typeof pricesSchemas)['read']>
type Page = WireResponse<(typeof pricesSchemas)['shopPage']>

const GERMANY = 15
const { shop, office } = freshOffice()

async function addHidden(kind: 'spare' | 'accessory') {
  const texts = { kind, title: 'Bell spring', description: 'A spring for bells.', group: '' }
  const request_key = crypto.randomUUID()
  const body = { ...texts, weight_g: 2, price: 1.9, request_key }
  return dataOf<Item>(await office('POST', 'products', body)).id
}
const pageOf = (id: number, query = '?country=222') =>
  office('GET', `products/${id}/shop-page${query}`)

test.each([
  ['accessory', 'accessories'],
  ['spare', 'spares'],
] as const)('staff see the page of a hidden %s that nobody else sees', async (kind, path) => {
  const id = await addHidden(kind)
  const answer = await pageOf(id)
  const page = dataOf<Page>(answer)
  const shown = kind === 'spare' ? page.spare : page.accessory?.accessory
  expect(page).toMatchObject({ is_offered: false })
  expect(shown).toMatchObject({
    ...{ id, title: 'Bell spring', price: 1.9, stock: { state: 'sold_out' } },
    ...{ delivered: { is_deliverable: true, price: 1.9, country_id: 222 } },
    safety: { identifier: { sku: String(id) } },
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await shop.send('GET', `/api/${path}/${id}`)).status).toBe(404)
  // The shared catalog still doesn't contain the product.
  expect(JSON.stringify((await shop.send('GET', '/api/accessories')).body)).not.toContain(
    'Bell spring',
  )
  const calculator = `/api/shipping-calculator?country=222&product=${id}`
  expect((await shop.send('GET', calculator)).body.code).toBe('product_not_found')
})

test('the price at the door is that of the country asked for', async () => {
  const id = await addHidden('accessory')
  const { accessory } = dataOf<Page>(await pageOf(id, `?country=${GERMANY}`))
  expect(accessory?.accessory.delivered).toMatchObject({ country_id: GERMANY })
  expect((await pageOf(id, '?country=999999')).body.code).toBe('country_not_found')
  expect((await pageOf(id, '?country=222&variant=none')).body.code).toBe('product_not_found')
  expect((await pageOf(99)).body.code).toBe('catalog_item_not_found')
})

test('what is offered has the page that shoppers have', async () => {
  const offered = dataOf<Page>(await pageOf(5_000_110))
  const { data } = (await shop.send('GET', '/api/accessories/5000110')).body as { data: unknown }
  expect(offered).toMatchObject({ is_offered: true, accessory: data })
})
