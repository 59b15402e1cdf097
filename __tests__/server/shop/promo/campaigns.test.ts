import { eq } from 'drizzle-orm'

import type { WirePromo } from '@/contract/shop/promo/promo'
import { cents } from '@/domain/kit/money'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { freshShop } from '@/__tests__/support/fixtures'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { TEST_NOW } from '@/__tests__/support/shop'

const shop = freshShop()

async function read(): Promise<WirePromo> {
  const { status, body } = await shop.send('GET', '/api/promo')
  expect(status).toBe(200)
  return body.data as unknown as WirePromo
}

const change = (id: string, values: Partial<typeof campaigns.$inferInsert>) =>
  shop.db.update(campaigns).set(values).where(eq(campaigns.id, id))

const hoursFromNow = (hours: number) => new Date(Date.parse(TEST_NOW) + hours * 3_600_000)

test('a fresh shop announces a new model with a VIP discount, and 10 % up to $400 over $3,000', async () => {
  const { banner, seasonal } = await read()
  expect(banner?.link).toMatch(/^https:\/\//)
  expect(banner?.link_label).toContain('VIP discount')
  expect(seasonal).toMatchObject({ code: 'xmas', basis_points: 1_000, cap: 400, threshold: 3_000 })
})

test('caches may keep the answer for a minute and renew it behind the visitor', async () => {
  const { headers } = await shop.send('GET', '/api/promo')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60$/)
})

test('the offer is the rule of the checkout: a change of the one row changes both', async () => {
  const row = { basis_points: 2_000, cap_cents: cents(12_300), threshold_cents: cents(100_000) }
  await shop.db.update(promotions).set(row).where(eq(promotions.code, 'xmas'))
  const { seasonal } = await read()
  expect(seasonal).toMatchObject({ basis_points: 2_000, cap: 123, threshold: 1_000 })
  const { body } = await shop.send('POST', '/api/checkout-guest', {
    has_bike: true,
    items: [bikeItem('nyx')],
    promo_code: seasonal?.code,
  })
  expect(body.data?.promo?.state).toBe('applied')
  expect(body.data?.quote?.totals.discount).toBe(seasonal?.cap)
})

test.each([
  ['ended', { ends_at: hoursFromNow(0) }],
  ['not yet begun', { starts_at: hoursFromNow(1) }],
  ['switched off', { is_active: false }],
])('a campaign that is %s shows nothing', async (_, values) => {
  await change('season', values)
  await change('new-model-vip', values)
  expect(await read()).toMatchObject({ banner: null, seasonal: null })
})

test.each([
  ['ended', { ends_at: hoursFromNow(0) }],
  ['not yet begun', { starts_at: hoursFromNow(1) }],
  ['switched off', { is_active: false }],
])('a code that is %s at the checkout is not offered', async (_, values) => {
  await shop.db.update(promotions).set(values).where(eq(promotions.code, 'xmas'))
  const { banner, seasonal } = await read()
  expect(seasonal).toBeNull()
  expect(banner).not.toBeNull()
})

test('of campaign and code the earlier end is told, and the campaign that began last is shown', async () => {
  await change('season', { starts_at: hoursFromNow(-9), ends_at: hoursFromNow(9) })
  await shop.db
    .update(promotions)
    .set({ ends_at: hoursFromNow(5) })
    .where(eq(promotions.code, 'xmas'))
  expect((await read()).seasonal?.ends_at).toBe(hoursFromNow(5).toISOString())
  await shop.db.insert(campaigns).values({
    id: 'flash',
    kind: 'seasonal',
    title: 'Tonight only',
    text: '',
    code: 'xmas',
    starts_at: hoursFromNow(-1),
    ends_at: hoursFromNow(1),
  })
  expect((await read()).seasonal).toMatchObject({
    title: 'Tonight only',
    ends_at: hoursFromNow(1).toISOString(),
  })
})

test.each(['javascript:alert(1)', '//evil.test', 'http://plain.test', '/\\evil.test'])(
  'the database keeps no banner that leads to %s',
  async (link) => {
    await expect(change('new-model-vip', { link })).rejects.toThrow()
  },
)
