import { eq } from 'drizzle-orm'

import type { WireDelivered } from '@/contract/shop/goods/goods'
import type { Build } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { dollars, fromDollars } from '@/domain/kit/money'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { readCatalogWith } from '@/server/catalog/products/add-spares'
import { sharedShop } from '@/__tests__/support/fixtures'
import { ADDRESS, pay } from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'

const shop = sharedShop()

const calculate = (query: Record<string, string | number>): Promise<Reply> => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  return shop.send('GET', `/api/shipping-calculator?${search}`)
}
const answerOf = (reply: Reply) => reply.body.data as unknown as WireDelivered

interface Item {
  product_id: number
  count: 1
  server?: { bike_slug: string; build: Build }
}

const estimate = (country_id: number, item: Item) =>
  shop.send('POST', '/api/shipping-vat-guest', { country_id, items: [item] })

const PRODUCTS = [
  5000110, // a helmet with versions
  5000064,
  5000123,
  5000124, // a gift card
  5000346, // a battery
  5000361, // a spare part with versions
]

/** Time limit in ms for a test over more than 60 countries. */
const LONG = 60_000

describe('the delivered price', () => {
  test(
    'is that of the cart estimate to the cent, over goods and all countries',
    async () => {
      for (const country of seedCountries) {
        for (const product of PRODUCTS) {
          const answer = answerOf(await calculate({ country: country.id, product }))
          const { body } = await estimate(country.id, { product_id: product, count: 1 })
          const { totals, delivery_date } = body.data?.quote ?? {}
          expect([answer.price, answer.shipping, answer.tax, answer.total]).toEqual([
            totals?.subtotal,
            totals?.shipping,
            totals?.tax,
            totals?.total,
          ])
          expect(answer).toMatchObject({ delivery_date, tax_title: country.tax_title, product })
        }
      }
    },
    LONG,
  )

  test(
    'of a bike is that of its standard build in every country',
    async () => {
      for (const country of seedCountries) {
        for (const bike of seedBikes) {
          const answer = answerOf(await calculate({ country: country.id, product: bike.id }))
          const server = { bike_slug: bike.slug, build: defaultBuild(bike, country) }
          const { body } = await estimate(country.id, { product_id: bike.id, count: 1, server })
          expect(answer.total).toBe(body.data?.quote?.totals.total)
          expect(answer).toMatchObject({
            way: 'ground',
            shipping: body.data?.quote?.totals.shipping,
            delivery_date: body.data?.quote?.delivery_date,
          })
        }
      }
    },
    LONG,
  )

  test('is what the checkout takes', async () => {
    const { total } = answerOf(await calculate({ country: ADDRESS.country_id, product: 5000111 }))
    const order = {
      items: [{ product_id: 5000111, count: 1 }],
      email: 'ada@example.com',
      shipping_address: ADDRESS,
      provider: 'sandbox',
    }
    expect((await pay(shop, { ...order, expected_total: total })).status).toBe(200)
    const other = Math.round(total * 100 + 1) / 100
    expect((await pay(shop, { ...order, expected_total: other })).status).toBe(409)
  })

  test('follows a version that costs more', async () => {
    const axle = (await readCatalogWith(shop.db, [5000361])).productsById.get(5000361)
    const variants = (axle?.variants ?? []).map((variant, index) => ({
      ...variant,
      price: fromDollars(dollars(32 + index)),
    }))
    await shop.db.update(products).set({ variants }).where(eq(products.id, 5000361))
    const priceOf = async (variant: string) =>
      answerOf(await calculate({ country: 222, product: 5000361, variant })).price
    expect(await priceOf('fat')).toBe(32)
    expect(await priceOf('boost')).toBe(33)
  })

  test('of a gift card is its amount: nothing is shipped and nothing taxed', async () => {
    const answer = answerOf(await calculate({ country: 222, product: 5000124, amount: 137 }))
    expect(answer).toMatchObject({
      price: 137,
      shipping: 0,
      tax: 0,
      total: 137,
      way: 'email',
      working_days: 0,
      transit_days: 0,
      delivery_date: '2026-11-20',
    })
  })

  test('says that a battery goes by ground or sea only, and takes the longer way', async () => {
    const [battery, charger] = await Promise.all([
      calculate({ country: 222, product: 5000346 }),
      calculate({ country: 222, product: 5000349 }),
    ])
    expect(answerOf(battery).way).toBe('ground')
    expect(answerOf(charger).way).toBe('parcel')
    expect(answerOf(battery).transit_days).toBeGreaterThan(answerOf(charger).transit_days)
  })

  test.each([
    [{ country: 222, product: 77 }, 422, 'product_not_found'],
    [{ country: 9999, product: 5000110 }, 422, 'country_not_found'],
    [{ country: 222, product: 5000110, variant: 'pink-xl' }, 422, 'product_not_found'],
    [{ country: 222, product: 5000111, variant: 'bone-m' }, 422, 'product_not_found'],
    [{ country: 222, product: 5000111, amount: 60 }, 422, 'invalid_input'],
    [{ country: 222, product: 5000124, amount: 49 }, 422, 'invalid_input'],
    [{ country: 222 }, 422, 'invalid_input'],
    [{ country: 'here', product: 5000110 }, 422, 'invalid_input'],
  ])('of %p is refused', async (query, status, code) => {
    expect(await calculate(query as Record<string, string | number>)).toMatchObject({
      status,
      body: { code },
    })
  })

  test('may be kept by caches for a minute, and changes with the catalog', async () => {
    const before = await calculate({ country: 222, product: 5000114 })
    expect(before.headers.get('cache-control')).toContain('public')
    await shop.db
      .update(products)
      .set({ price_cents: fromDollars(dollars(81)) })
      .where(eq(products.id, 5000114))
    expect(answerOf(await calculate({ country: 222, product: 5000114 })).price).toBe(81)
  })
})

describe('product safety', () => {
  const safetyOf = (product: number) => shop.send('GET', `/api/product-safety?product=${product}`)

  test('names maker, responsible person, identifier and warnings of an accessory', async () => {
    const { status, body } = await safetyOf(5000110)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      maker: { name: 'Nireeka', email: expect.stringContaining('@') as string },
      eu_responsible: { address: expect.arrayContaining(['Netherlands']) as string[] },
      identifier: {
        sku: '5000110',
        gtin: expect.stringMatching(/^\d{13}$/) as string,
      },
    })
    expect((body.data as unknown as { warnings: string[] }).warnings.length).toBeGreaterThan(0)
  })

  test('of batteries and bikes names their certificates', async () => {
    expect((await safetyOf(5000346)).body.data).toMatchObject({ marks: ['UL 2271', 'UN 38.3'] })
    expect((await safetyOf(1)).body.data).toMatchObject({ marks: ['UL 2849', 'EN 15194'] })
  })

  test('of a product that is not sold is refused', async () => {
    expect(await safetyOf(77)).toMatchObject({ status: 422, body: { code: 'product_not_found' } })
  })
})
