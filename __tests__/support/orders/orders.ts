import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import type { Reply, TestShop } from '@/__tests__/support/shop'

export const US = 222

export function seedBike(slug: string): Bike {
  const bike = seedBikes.find((one) => one.slug === slug)
  if (!bike) throw new Error(`No seed bike ${slug}`)
  return bike
}

export function seedCountry(id: number) {
  const country = seedCountries.find((one) => one.id === id)
  if (!country) throw new Error(`No seed country ${id}`)
  return country
}

export function bikeItem(
  slug: string,
  change: (build: Build, bike: Bike) => Build = (b) => b,
  count = 1,
) {
  const bike = seedBike(slug)
  const build = change(defaultBuild(bike, seedCountry(US)), bike)
  return { product_id: bike.id, count, server: { bike_slug: slug, build } }
}

export const ADDRESS = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: US,
  phone: '',
}

export async function totalOf(shop: TestShop, items: unknown[], promo: string | null = null) {
  const { body } = await shop.send('POST', '/api/checkout-guest', {
    has_bike: true,
    items,
    country_id: ADDRESS.country_id,
    promo_code: promo,
  })
  return body.data?.quote?.totals?.total
}

/** Returns a complete order body for POST /api/payment-guest. */
export async function orderBody(
  shop: TestShop,
  items: unknown[],
  change: Record<string, unknown> = {},
) {
  const promo = (change.promo_code as string | undefined) ?? null
  return {
    items,
    email: 'ada@example.com',
    shipping_address: ADDRESS,
    provider: 'sandbox',
    expected_total: await totalOf(shop, items, promo),
    promo_code: promo,
    ...change,
  }
}

export function pay(shop: TestShop, body: unknown, key?: string): Promise<Reply> {
  return shop.send('POST', '/api/payment-guest', body, key ? { 'idempotency-key': key } : {})
}

/** Orders items as a guest and pays them in the sandbox. */
export async function buyAsGuest(
  shop: TestShop,
  items: unknown[] = [bikeItem('nyx')],
  change: Record<string, unknown> = {},
) {
  const body = await orderBody(shop, items, change)
  const placed = await pay(shop, body)
  await payInSandbox(shop, placed)
  const { order_number, order_key } = placed.body.data ?? {}
  const href = `/api/orders/${order_number}/${order_key}`
  const total = Number(body.expected_total)
  return { number: String(order_number), key: String(order_key), href, total }
}

export async function payInSandbox(
  shop: TestShop,
  placed: Reply,
  outcome = 'succeed',
): Promise<Reply> {
  const id = String(placed.body.data?.redirect_url).split('/').pop() ?? ''
  const { body } = await shop.send('POST', `/api/sandbox/payments/${id}`, { outcome })
  const [, a, b] = /\/payment\/return\/([^/]+)\/([^/]+)$/.exec(String(body.data?.return_url)) ?? []
  return shop.send('GET', `/api/call-back-pay/${a}/${b}`)
}
