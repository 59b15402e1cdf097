import { eq } from 'drizzle-orm'

import type { OfficeHit } from '@/contract/office/overview/overview'
import type { DraftProduct } from '@/contract/office/drafts/drafts'
import { cents, type Cents } from '@/domain/kit/money'
import { products } from '@/server/kernel/db/schema/catalog/products'

import { registerAdmin } from '@/__tests__/support/admins'
import { buyCart, dataOf, readCart, readOrder } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, bikeItem, orderBody, pay, totalOf } from '@/__tests__/support/orders/orders'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const AXLE = 5_000_361
const HELMET = 5_000_110
const item = { product_id: AXLE, count: 2, variant: 'boost' }

const shop = freshShop()
const member = fresh(() => register(shop, 'Ada'))
const admin = fresh(() => registerAdmin(shop))

const office = (method: string, path: string, body?: unknown) =>
  as(shop, admin)(method, `/api/backoffice/${path}`, body)
const page = async () =>
  dataOf<{ title: string; price: number }>(await shop.send('GET', `/api/spares/${AXLE}`))
async function setPrice(price: Cents): Promise<void> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, AXLE))
  const variants = (row?.variants ?? []).map((one) => ({ ...one, price }))
  await shop.db.update(products).set({ variants, price_cents: price }).where(eq(products.id, AXLE))
}

test('a guest is quoted the same for a spare part everywhere, and orders it', async () => {
  const { title } = await page()
  const items = [item, bikeItem('nyx'), { product_id: HELMET, count: 1 }]
  const reply = await shop.send('POST', '/api/shipping-vat-guest', {
    ...{ has_bike: true, items, country_id: ADDRESS.country_id },
  })
  const { quote } = dataOf<{ quote: { lines: { title: string }[]; totals: { total: number } } }>(
    reply,
  )
  expect(quote.lines[0]).toMatchObject({ title, kind: 'spare', product_id: AXLE })
  expect(await totalOf(shop, items)).toBe(quote.totals.total)
  expect((await pay(shop, await orderBody(shop, items))).status).toBe(200)
})

test('a member puts a spare part into the cart, accepts its new price and orders it', async () => {
  const asMember = as(shop, member)
  expect(
    (await asMember('POST', '/api/cart', { items: [{ product_id: AXLE, count: 2 }] })).status,
  ).toBe(200)
  await shop.db.update(products).set({ title: 'Axle, renamed' }).where(eq(products.id, AXLE))
  const [line] = (await readCart(shop, member)).carts
  expect(line).toMatchObject({
    kind: 'spare',
    title: 'Axle, renamed',
    problem: null,
    old_price: null,
  })

  const before = line?.price
  await setPrice(cents(9_900))
  expect((await readCart(shop, member)).carts[0]).toMatchObject({ price: 99, old_price: before })
  expect((await asMember('POST', '/api/cart/accept-prices')).status).toBe(200)
  expect((await readCart(shop, member)).carts[0]).toMatchObject({ price: 99, old_price: null })
  expect(await readOrder(shop, member, await buyCart(shop, member))).toMatchObject({
    lines: [expect.objectContaining({ title: 'Axle, renamed', count: 2 })],
  })
})

test('what the shop stops offering is refused at once', async () => {
  expect(await page()).toMatchObject({ delivered: { is_deliverable: true } })
  const body = await orderBody(shop, [item])
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, AXLE))
  const reply = await shop.send('POST', '/api/shipping-vat-guest', {
    ...{ has_bike: false, items: [item], country_id: ADDRESS.country_id },
  })
  expect(reply.body.data?.quote?.lines).toMatchObject([{ is_gone: true, price: 0 }])
  expect((await pay(shop, body)).body.code).toBe('product_not_found')
  const safety = await shop.send('GET', `/api/product-safety?product=${AXLE}`)
  expect(safety.body.code).toBe('product_not_found')
})

test('staff find spare parts by words and number, and price promo codes and drafts with them', async () => {
  const { title } = await page()
  await setPrice(cents(9_900))
  const q = encodeURIComponent(title.slice(3, 12).toUpperCase())
  const hit = { kind: 'product', id: `/spares/${AXLE}`, title, note: String(AXLE) }
  for (const text of [q, String(AXLE)]) {
    const { hits } = dataOf<{ hits: OfficeHit[] }>(await office('GET', `search?q=${text}`))
    expect(hits).toContainEqual(hit)
    const found = dataOf<{ products: { id: number }[] }>(
      await office('GET', `promotion-products?q=${text}`),
    ).products
    expect(found).toContainEqual({ id: AXLE, title })
  }
  const drafted = dataOf<{ products: DraftProduct[] }>(
    await office('GET', `draft-products?q=${AXLE}`),
  ).products
  expect(drafted).toContainEqual(
    expect.objectContaining({ product_id: AXLE, variant: 'boost', price: 99 }),
  )
  const draft = await office('POST', 'draft-quotes', {
    items: [item],
    country_id: ADDRESS.country_id,
  })
  expect(dataOf<{ quote: { lines: unknown[] } }>(draft).quote.lines).toMatchObject([{ total: 198 }])
})

test('search engines are told of all spare parts', async () => {
  const { addresses } = dataOf<{ addresses: { path: string }[] }>(
    await shop.send('GET', '/api/public-addresses'),
  )
  const paths = addresses.map(({ path }) => path)
  const rows = await shop.db.select().from(products).where(eq(products.kind, 'spare'))
  expect(rows.length).toBeGreaterThan(10)
  expect(paths).toEqual(expect.arrayContaining(rows.map(({ id }) => `/spares/${id}`)))
  expect(paths).toContain(`/accessories/${HELMET}`)
})
