import type { DraftProduct } from '@/contract/office/drafts/drafts'
import { productSku } from '@/domain/shop/accessories/accessory'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { eq } from 'drizzle-orm'

import { sharedOffice } from '@/__tests__/support/fixtures'
import { REPAIR_KIT, WORKSHOP } from '@/__tests__/support/bundles'
import { dataOf } from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { setOnHand } from '@/__tests__/support/after-sales'

const { shop, office } = sharedOffice()

const HELMET = 5_000_110
const find = async (q: string) =>
  dataOf<{ products: DraftProduct[] }>(
    await office('GET', `draft-products?q=${encodeURIComponent(q)}`),
  ).products
const quote = (items: unknown[]) =>
  office('POST', 'draft-quotes', { items, country_id: ADDRESS.country_id })
const totalOf = async (items: unknown[]) =>
  dataOf<{ quote: { totals: { total: number } } }>(await quote(items)).quote.totals.total

test('a version is found by words in any order and letter case, with its price and what is for sale', async () => {
  const sku = productSku(HELMET, 'graphite-m')
  await shop.db.update(stockItems).set({ on_hand: 3 }).where(eq(stockItems.sku, sku))
  const found = await find('graphite HELMET m,')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ product_id: HELMET, variant: 'graphite-m', for_sale: 3 })
  expect(found[0]?.title).toContain('Graphite')
  const { product_id, variant, price } = found[0] as DraftProduct
  const reply = await quote([{ product_id, variant, count: 2 }])
  expect(dataOf<{ quote: { lines: unknown[] } }>(reply).quote.lines).toEqual([
    expect.objectContaining({ detail: 'Graphite, M, 55–59 cm', count: 2, total: price * 2 }),
  ])
})

test('a bundle is found by its words and number, and its line says what is in it', async () => {
  await setOnHand(shop, productSku(REPAIR_KIT, null), 5)
  for (const q of ['WORKSHOP home', String(WORKSHOP)]) {
    expect((await find(q))[0]).toMatchObject({ product_id: WORKSHOP, price: 259, for_sale: 2 })
  }
  const reply = await quote([{ product_id: WORKSHOP, variant: null, count: 1 }])
  expect(dataOf<{ quote: { lines: unknown[] } }>(reply).quote.lines).toEqual([
    expect.objectContaining({ detail: expect.stringContaining('2 × Tubeless repair kit') }),
  ])
})

test('a typo finds what the right word finds, also bundles; a near word isn’t added to exact ones', async () => {
  const found = await find('helmet')
  for (const q of ['helmte', 'helmt', 'hellmet', 'hepmet'])
    expect([q, await find(q)]).toEqual([q, found])
  expect((await find('worksop home'))[0]).toMatchObject({ product_id: WORKSHOP })
  expect(await find('qqqq')).toEqual([])
  expect(await find('5000112x')).toEqual([])
})

test('what isn’t offered and what is sent by email is not found; the number comes first', async () => {
  expect(await find('gift card')).toEqual([])
  expect((await find('5000111'))[0]?.product_id).toBe(5_000_111)
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, 5_000_111))
  expect(await find('5000111')).toEqual([])
  await shop.db.update(products).set({ is_offered: true }).where(eq(products.id, 5_000_111))
})

test('a bike that was put together costs what its saved build costs', async () => {
  const { server } = bikeItem('nyx')
  const saved = await shop.send('POST', '/api/configurator/builds', server)
  const code = String(saved.body.data?.code)
  expect(await totalOf([{ server, count: 1 }])).toBe(
    await totalOf([{ build_code: code, count: 1 }]),
  )
})

test('a bike that breaks a rule, an unknown bike and two things in one item are refused', async () => {
  const { server } = bikeItem('nyx')
  const nothing = { ...server, build: { ...server.build, selectedParts: {} } }
  expect((await quote([{ server: nothing, count: 1 }])).body.code).toBe('build_invalid')
  const unknown = { ...server, bike_slug: 'penny-farthing' }
  expect((await quote([{ server: unknown, count: 1 }])).body.code).toBe('bike_not_found')
  expect((await quote([{ server, product_id: HELMET, count: 1 }])).status).toBe(422)
})
