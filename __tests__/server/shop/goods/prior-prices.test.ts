import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { priceChangeLines, priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { seedBike } from '@/__tests__/support/orders/orders'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshShop } from '@/__tests__/support/fixtures'
import { TEST_NOW } from '@/__tests__/support/shop'

const HELMET = 5_000_110
const PADS = 5_000_301
const COMMUTER_SET = 5_000_125
const shop = freshShop()

const daysAgo = (days: number) => new Date(Date.parse(TEST_NOW) - days * 86_400_000)

/** Adds a change to the price history; prices in dollars. */
async function changePrice(days: number, { id = HELMET, variant = '', from = 0, to = 0 }) {
  const at = daysAgo(days)
  const request_key = `${id} ${variant} ${days}`
  const [change] = await shop.db
    .insert(priceChanges)
    .values({ kind: 'prices', made_at: at, starts_at: at, applied_at: at, request_key })
    .returning()
  await shop.db.insert(priceChangeLines).values({
    ...{ change_id: change?.id ?? 0, product_id: id, variant },
    ...{ old_cents: cents(from * 100), new_cents: cents(to * 100) },
  })
}

interface Goods {
  price: number
  prior_price: number | null
  variants: { id: string; price: number; prior_price: number | null }[]
}
async function goodsOf(id = HELMET): Promise<Goods> {
  const kind = id === PADS ? 'spares' : 'accessories'
  const { body } = await shop.send('GET', `/api/${kind}/${id}`)
  const data = body.data as unknown as { accessory?: Goods } & Goods
  return data.accessory ?? data
}

const setOffer = (values: Partial<typeof campaigns.$inferInsert>) =>
  shop.db.update(campaigns).set(values).where(eq(campaigns.id, 'season'))

test('without an offer, no price before it is shown', async () => {
  await setOffer({ is_active: false })
  const { prior_price, variants } = await goodsOf()
  expect([prior_price, ...variants.map((one) => one.prior_price)]).toEqual([
    null,
    ...variants.map(() => null),
  ])
})

test('a price that didn’t change is the lowest of the 30 days', async () => {
  const { price, prior_price, variants } = await goodsOf()
  expect(prior_price).toBe(price)
  expect(variants.map((one) => one.prior_price)).toEqual(variants.map((one) => one.price))
  for (const id of [PADS, COMMUTER_SET]) {
    const { price: present, prior_price: prior } = await goodsOf(id)
    expect(prior).toBe(present)
  }
})

test('the lowest price of the 30 days before the offer counts, not those before or since', async () => {
  await setOffer({ starts_at: daysAgo(5) })
  await changePrice(36, { from: 10, to: 50 })
  await changePrice(20, { from: 50, to: 40 })
  await changePrice(10, { from: 40, to: 90 })
  await changePrice(2, { from: 90, to: 20 })
  expect((await goodsOf()).prior_price).toBe(40)
})

test('a change since the offer shows what applied before it', async () => {
  await setOffer({ starts_at: daysAgo(5) })
  await changePrice(4, { from: 90, to: 20 })
  await changePrice(3, { from: 20, to: 119 })
  expect((await goodsOf()).prior_price).toBe(90)
})

test('each version has a price before the offer of its own', async () => {
  const [version] = (await goodsOf()).variants
  await changePrice(3, { variant: version?.id ?? '', from: 70, to: 119 })
  const { variants, prior_price, price } = await goodsOf()
  expect(variants[0]?.prior_price).toBe(70)
  expect([variants[1]?.prior_price, prior_price]).toEqual([variants[1]?.price, price])
})

test('the parts of a bundle with a percentage determine its price before the offer', async () => {
  const { price } = await goodsOf(COMMUTER_SET)
  const rack = await goodsOf(5_000_112)
  await changePrice(3, { id: 5_000_112, from: rack.price - 20, to: rack.price })
  expect((await goodsOf(COMMUTER_SET)).prior_price).toBeCloseTo(price - 20 * 0.85, 2)
})

test('a bike answers with the prices of the 30 days before the offer, which visitors who configure it need', async () => {
  const earlierOf = async () =>
    dataOf<{ earlier_prices: unknown }>(await shop.send('GET', '/api/configurator/nyx'))
      .earlier_prices
  const bike = seedBike('nyx')
  const dollars = bike.price / 100
  expect(await earlierOf()).toEqual([[]])
  await changePrice(40, { id: bike.id, from: 1, to: dollars - 50 })
  await changePrice(3, { id: bike.id, from: dollars - 50, to: dollars })
  expect(await earlierOf()).toEqual([[], [{ variant: '', price: dollars - 50 }]])
  await setOffer({ is_active: false })
  expect(await earlierOf()).toBeNull()
})
