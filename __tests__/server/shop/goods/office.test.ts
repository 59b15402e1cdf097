import { eq } from 'drizzle-orm'

import type { WireGoods } from '@/contract/shop/goods/goods'
import { cents } from '@/domain/kit/money'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { freshOffice } from '@/__tests__/support/fixtures'
import {
  COMMUTER,
  FRONT_LIGHT,
  LOCK,
  priceOf,
  PUMP,
  REPAIR_KIT,
  setShelf,
  STAND,
  TAILLIGHT,
  WORKSHOP,
  setPrice,
} from '@/__tests__/support/bundles'
import { productEditor } from '@/__tests__/support/catalog/product-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import type { Reply } from '@/__tests__/support/shop'

const { shop, admin, office } = freshOffice()

/** Product as read by the back office; amounts in dollars. */
interface Item {
  id: number
  price: number
  version: string
  weight_g: number
  fits: string[]
  is_offered: boolean
  edits: { by: string; was: Pick<Item, 'bundle' | 'weight_g'>; became: Pick<Item, 'bundle'> }[]
  bundle: {
    percent: number | null
    apart: number
    parts: {
      product_id: number
      variant: string | null
      count: number
      for_sale: number
      is_offered: boolean
    }[]
  } | null
}
const item = async (id: number) => dataOf<Item>(await office('GET', `products/${id}`))
const part = (product_id: number, count = 1, variant: string | null = null) => {
  return { product_id, count, variant }
}
const outcome = ({ status, body }: Reply) =>
  status === 200 ? 'done' : (body.errors?.[0]?.message ?? body.code)

const adding = (bundle: object, more: object = {}) => ({
  ...{ kind: 'accessory', title: 'Night set', description: 'Lights for front and rear.' },
  ...{ group: 'sets', weight_g: 0, price: 100, request_key: crypto.randomUUID(), bundle },
  ...more,
})
const { save } = productEditor({ shop, admin })

test('a bundle is added as a draft, priced by its parts, offered, and withdrawn again', async () => {
  const bundle = { percent: 20, parts: [part(FRONT_LIGHT), part(TAILLIGHT)] }
  const body = adding(bundle)
  const made = dataOf<Item>(await office('POST', 'products', body))
  // One light costs $69, the other $49.
  expect(made).toMatchObject({ price: 94.4, is_offered: false, weight_g: 180 })
  expect(made.bundle).toMatchObject({ percent: 20, apart: 118 })
  expect(made.fits).toHaveLength(3)
  expect(dataOf<Item>(await office('POST', 'products', body)).id).toBe(made.id)
  const shelves = await shop.db.select().from(stockItems)
  expect(shelves.some(({ sku }) => sku === `product:${made.id}`)).toBe(false)
  const page = () => shop.send('GET', `/api/accessories/${made.id}`)
  expect((await page()).status).toBe(404)
  expect(outcome(await save(made.id, { is_offered: true }))).toBe('done')
  const { accessory } = dataOf<{ accessory: WireGoods }>(await page())
  expect(accessory).toMatchObject({ price: 94.4, title: 'Night set' })
  expect(accessory.bundle?.parts).toHaveLength(2)
  await save(made.id, { is_offered: false })
  expect((await page()).status).toBe(404)
})

test('a bundle has a price of its own instead, which changes as that of any product does', async () => {
  const bundle = { percent: null, parts: [part(FRONT_LIGHT), part(TAILLIGHT)] }
  const made = dataOf<Item>(await office('POST', 'products', adding(bundle, { price: 99.5 })))
  expect(made).toMatchObject({ price: 99.5, bundle: { percent: null } })
  const prices = [{ product_id: made.id, variant: '', price: 89 }]
  const planned = { selection: { ids: [made.id] }, plan: { prices } }
  const seen = dataOf<{ seen: string }>(await office('POST', 'price-previews', planned)).seen
  const key = { starts_at: null, note: '', request_key: crypto.randomUUID() }
  dataOf(await office('POST', 'price-changes', { ...planned, ...key, seen }))
  expect(await priceOf(shop.db, made.id)).toBe(8_900)
})

test('the price of a bundle by percent follows its parts, and no change of prices touches it', async () => {
  const planned = { selection: { ids: [COMMUTER, LOCK] }, plan: { percent: 10 } }
  const preview = dataOf<{ seen: string; lines: { product_id: number; refusal: string | null }[] }>(
    await office('POST', 'price-previews', planned),
  )
  expect(preview.lines.map(({ product_id, refusal }) => [product_id, refusal])).toEqual([
    [LOCK, null],
    [COMMUTER, 'of_parts'],
  ])
  const key = { starts_at: null, note: '', request_key: crypto.randomUUID(), seen: preview.seen }
  dataOf(await office('POST', 'price-changes', { ...planned, ...key }))
  // The lock costs $7.90 more, less 15%: 27,710 + 671.5 cents.
  expect(await priceOf(shop.db, COMMUTER)).toBe(28_382)
  // A price set by SQL is also replaced by the price of the parts.
  await setPrice(shop.db, COMMUTER, 1)
  expect(await priceOf(shop.db, COMMUTER)).toBe(28_382)
})

test.each([
  ['one piece', [part(LOCK)], 'A bundle needs at least two items.'],
  ['none', [], 'A bundle needs at least two items.'],
  ['what there is not', [part(LOCK), part(1)], 'We couldn’t find this product.'],
  [
    'a gift card',
    [part(LOCK), part(5000124)],
    'A gift card or another bundle can’t be part of a bundle.',
  ],
  [
    'another bundle',
    [part(LOCK), part(WORKSHOP)],
    'A gift card or another bundle can’t be part of a bundle.',
  ],
  ['a helmet of no size', [part(LOCK), part(5000110)], 'Choose a version.'],
  ['a lock in a size', [part(FRONT_LIGHT), part(LOCK, 1, 'xl')], 'Choose a version.'],
  [
    'the same twice',
    [part(LOCK), part(LOCK)],
    'This product is in the bundle already. Change its number instead.',
  ],
  ['too many', [part(LOCK, 11)], 'Enter a number from 1 to 10.'],
  [
    'nine products',
    Array.from({ length: 9 }, (_, at) => part(5000301 + at)),
    'A bundle can have up to 8 different products.',
  ],
])('a bundle of %s is refused in words, and nothing is added', async (_, parts, sentence) => {
  const before = await shop.db.$count(products)
  expect(outcome(await office('POST', 'products', adding({ percent: 10, parts })))).toBe(sentence)
  expect(outcome(await save(COMMUTER, { bundle: { percent: 10, parts } }))).toBe(sentence)
  expect(await shop.db.$count(products)).toBe(before)
  expect((await item(COMMUTER)).bundle?.parts).toHaveLength(4)
})

test('a bundle is no part of itself, and what is no bundle becomes none', async () => {
  const parts = [part(LOCK), part(COMMUTER)]
  expect(outcome(await save(COMMUTER, { bundle: { percent: 5, parts } }))).toContain(
    'another bundle',
  )
  const two = [part(FRONT_LIGHT), part(TAILLIGHT)]
  expect(outcome(await save(LOCK, { bundle: { percent: 5, parts: two } }))).toContain(
    'isn’t a bundle',
  )
  expect((await item(LOCK)).bundle).toBeNull()
})

test('parts are saved with the version: who saves over someone else’s parts is refused', async () => {
  const { version } = await item(COMMUTER)
  const parts = [part(LOCK, 2), part(5000110, 1, 'bone-m')]
  expect(outcome(await save(COMMUTER, { bundle: { percent: 12.5, parts } }))).toBe('done')
  expect((await save(COMMUTER, { version })).body.code).toBe('catalog_changed')
  const now = await item(COMMUTER)
  expect(now.bundle).toMatchObject({ percent: 12.5, parts: parts.map((one) => ({ ...one })) })
  // Two locks at $79 and a helmet at $119: 27,700 cents less 12.5%.
  expect(now.price).toBe(242.38)
  expect(outcome(await save(COMMUTER, { title: 'Set' }))).toBe('done')
  expect((await item(COMMUTER)).bundle?.parts).toHaveLength(2)
})

test('the list says how many can be sold, none while a part is withdrawn', async () => {
  const listed = async () => {
    const { products: rows } = dataOf<{ products: { id: number; for_sale: number }[] }>(
      await office('GET', 'products?kind=accessory&q=workshop'),
    )
    return rows.find(({ id }) => id === WORKSHOP)?.for_sale
  }
  await setShelf(shop.db, REPAIR_KIT, 7)
  expect(await listed()).toBe(3)
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, STAND))
  expect(await listed()).toBe(0)
  expect((await item(WORKSHOP)).bundle?.parts.map(({ is_offered }) => is_offered)).toEqual([
    ...[false, true, true],
  ])
})

test('edits of bundles and changes of the prices of their parts at once all end', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      if (at % 2) {
        const planned = { selection: { ids: [LOCK, STAND, COMMUTER] }, plan: { percent: 1 + at } }
        const { seen } = dataOf<{ seen: string }>(await office('POST', 'price-previews', planned))
        const key = { starts_at: null, note: '', request_key: crypto.randomUUID(), seen }
        return office('POST', 'price-changes', { ...planned, ...key })
      }
      return save(COMMUTER, {
        bundle: { percent: 10 + at, parts: [part(STAND), part(LOCK, 1 + (at % 5))] },
      })
    }),
  )
  const codes = new Set(made.map(({ status, body }) => (status === 200 ? 'done' : body.code)))
  expect(
    [...codes].filter(
      (code) => !['done', 'prices_changed', 'catalog_changed'].includes(String(code)),
    ),
  ).toEqual([])
  expect(codes).toContain('done')
  const now = await item(COMMUTER)
  const percent = now.bundle?.percent ?? 0
  expect(now.price).toBeCloseTo(((now.bundle?.apart ?? 0) * (100 - percent)) / 100, 1)
})

test('a bundle that isn’t offered yet is previewed with its parts, also where those aren’t offered', async () => {
  const bundle = { percent: 20, parts: [part(FRONT_LIGHT), part(TAILLIGHT)] }
  const { id } = dataOf<Item>(await office('POST', 'products', adding(bundle)))
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, TAILLIGHT))
  const seen = await office('GET', `products/${id}/shop-page?country=222`)
  expect(seen.body.data).toMatchObject({
    is_offered: false,
    accessory: { accessory: { price: 94.4, bundle: { apart: 118 } } },
  })
  expect(JSON.stringify(seen.body.data)).toContain('Taillight with brake signal')
})

const madeOf = (bundle: Item['bundle'] | undefined) =>
  bundle && [bundle.percent, ...bundle.parts.map((one) => `${one.count} × ${one.product_id}`)]

test('what a bundle was made of is one edit with the rest, by whoever made it, and comes back', async () => {
  const before = await item(COMMUTER)
  expect(before.edits).toEqual([])
  const bundle = { percent: 25, parts: [part(LOCK, 2), part(STAND)] }
  expect(outcome(await save(COMMUTER, { title: 'Renamed', bundle }))).toBe('done')
  const { edits, version } = await item(COMMUTER)
  expect(edits).toHaveLength(1)
  expect(edits[0]?.by).toBe('Cleo Rider')
  expect(madeOf(edits[0]?.was.bundle)).toEqual(madeOf(before.bundle))
  expect(edits[0]?.was.bundle).toMatchObject({ apart: before.bundle?.apart })
  expect(madeOf(edits[0]?.became.bundle)).toEqual([25, `2 × ${LOCK}`, `1 × ${STAND}`])

  const back = { ...edits[0]?.was, version }
  expect(outcome(await office('PUT', `products/${COMMUTER}`, back))).toBe('done')
  const restored = await item(COMMUTER)
  expect([madeOf(restored.bundle), restored.price]).toEqual([madeOf(before.bundle), before.price])
  expect(restored.edits).toHaveLength(2)
})

test('parts that are changed by a table or by SQL are in the history, a price of a part isn’t', async () => {
  expect((await item(WORKSHOP)).edits).toEqual([])
  await shop.db.transaction(async (tx) => {
    await tx.delete(productParts).where(eq(productParts.bundle_id, WORKSHOP))
    const parts = [part(PUMP, 2), part(STAND)]
    await tx
      .insert(productParts)
      .values(parts.map((one, position) => ({ ...one, position, bundle_id: WORKSHOP })))
  })
  const { edits } = await item(WORKSHOP)
  expect(edits).toHaveLength(1)
  expect(edits[0]?.by).toBe('')
  expect(madeOf(edits[0]?.became.bundle)?.slice(1)).toEqual([`2 × ${PUMP}`, `1 × ${STAND}`])
  await shop.db
    .update(products)
    .set({ price_cents: cents(100) })
    .where(eq(products.id, STAND))
  expect((await item(WORKSHOP)).edits).toHaveLength(1)
})

test('a new bundle begins without an edit', async () => {
  const bundle = { percent: 20, parts: [part(FRONT_LIGHT), part(TAILLIGHT)] }
  const { id } = dataOf<Item>(await office('POST', 'products', adding(bundle)))
  expect((await item(id)).edits).toEqual([])
})
