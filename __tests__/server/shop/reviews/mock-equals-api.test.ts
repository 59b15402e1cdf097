import type { WireHomePage } from '@/contract/shop/home/home'
import { seedSamples } from '@/server/seed/seed-samples'
import { dataOf } from '@/__tests__/support/member-shop'
import { openMockApi } from '@/__tests__/support/mock-api'
import { openTestShop, TEST_NOW, type TestShop } from '@/__tests__/support/shop'

let shop: TestShop
const mocked = openMockApi(() => new Date(TEST_NOW))
beforeAll(async () => {
  shop = await openTestShop()
  await seedSamples(shop.url, new Date(TEST_NOW))
}, 60_000)
afterAll(() => shop.close())

test.each([
  '/api/home-page',
  '/api/bikes/list',
  '/api/reviews',
  '/api/reviews?page=15',
  '/api/reviews?page=16',
  '/api/reviews?bike=nireeka-homie&page=2',
  '/api/reviews?bike=nyx&size=L',
  '/api/reviews?bike=nireeka-prime&height=from-185',
  '/api/reviews?bike=nireeka-prime&size=S&height=under-165',
])('the mock answers GET %s as the API does', async (path) => {
  const reply = await shop.send('GET', path)
  expect(reply.status).toBe(200)
  expect((await mocked.send('GET', path)).body).toEqual(reply.body)
})

test('the home page names the latest review of each bike, and three prices for country 222', async () => {
  const data = dataOf<WireHomePage>(await shop.send('GET', '/api/home-page'))
  expect(data).toMatchObject({
    country_id: 222,
    hero: { slug: 'nyx', color: 'Acid' },
    bikes: [
      { slug: 'nireeka-prime', price_from: 3999, rating: { count: 28 } },
      { slug: 'nireeka-homie', price_from: 2499, rating: { count: 34 } },
      { slug: 'nyx', price_from: 4999, rating: { count: 28 } },
    ],
    reviews: {
      summary: { mean: 4.3, count: 90 },
      picked: [{ date: '2026-11-08' }, { date: '2026-11-10' }, { date: '2026-11-12' }],
    },
  })
})
