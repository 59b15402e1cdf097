import { sql } from 'drizzle-orm'

import type { WireHomePage } from '@/contract/shop/home/home'
import type { WireReviewList } from '@/contract/shop/reviews/reviews'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import { deliver, idOf } from '@/__tests__/support/after-sales'
import { buyCart, dataOf, readGarage, saveBike } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register, type Member } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const WORDS = {
  rating: 4,
  title: 'Quiet and quick',
  text: 'Six weeks of commuting, and I still take the long way home.\r\n\r\nTwice on Fridays.',
  rider_height: 170,
  consent: true,
}

const shop = freshShop()
const ada = fresh(() => register(shop, 'Ada'))

async function own(member: Member, isDelivered = true, slug = 'nyx'): Promise<number> {
  await saveBike(shop, member, bikeItem(slug))
  const number = await buyCart(shop, member)
  if (isDelivered) await deliver(shop, number)
  const bike = (await readGarage(shop, member)).find(({ order_number }) => order_number === number)
  return bike?.id ?? 0
}

const write = (member: Member, bike: number, change: Record<string, unknown> = {}) =>
  as(shop, member)('POST', '/api/reviews', { ...WORDS, order_bike_id: bike, ...change })
const list = async (query = '') =>
  dataOf<WireReviewList>(await shop.send('GET', `/api/reviews${query}`))
const home = async () => dataOf<WireHomePage>(await shop.send('GET', '/api/home-page'))

describe('who may review', () => {
  test('the owner of a delivered bike, and everybody reads it by first name and initial', async () => {
    const reply = await write(ada, await own(ada))
    expect(reply.status).toBe(200)
    const { reviews: shown, summary } = await list('?bike=nyx')
    expect(summary).toMatchObject({ mean: 4, count: 1 })
    expect(shown).toMatchObject([
      {
        bike_slug: 'nyx',
        bike_title: 'Nyx',
        name: 'Ada R.',
        is_verified: true,
        size: 'M',
        rider_height: 170,
        rating: 4,
        text: 'Six weeks of commuting, and I still take the long way home.\n\nTwice on Fridays.',
        date: '2026-11-20',
      },
    ])
    expect(JSON.stringify(shown)).not.toMatch(/Rider|example\.com|user_id|order/)
  })

  test('not before the bike has arrived', async () => {
    const bike = await own(ada, false)
    const state = await as(shop, ada)('GET', `/api/reviews/bikes/${bike}`)
    expect(dataOf(state)).toEqual({ state: 'not_delivered', review: null })
    expect(await write(ada, bike)).toMatchObject({
      status: 409,
      body: { code: 'review_not_delivered' },
    })
    expect((await list()).summary.count).toBe(0)
  })

  test('the owner only once', async () => {
    const bike = await own(ada)
    expect((await write(ada, bike)).status).toBe(200)
    expect(await write(ada, bike, { rating: 1 })).toMatchObject({
      status: 409,
      body: { code: 'review_exists' },
    })
    expect((await list()).reviews).toMatchObject([{ rating: 4 }])
  })

  test('50 reviews of one bike at once make one', async () => {
    const bike = await own(ada)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => write(ada, bike, { title: `Try ${index}` })),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect(await shop.db.select().from(reviews)).toHaveLength(1)
  })

  test('the database itself refuses an undelivered bike, a cancelled one and a stranger’s', async () => {
    const bike = await own(ada)
    const undelivered = await own(ada, false)
    const ben = await register(shop, 'Ben')
    const row = { bike_slug: 'nyx', size: 'M', rider_height: 170, rating: 5, consent: true }
    const insert = async (member: Member, order_bike_id: number) =>
      shop.db.insert(reviews).values({
        ...row,
        title: 'Past the shop',
        text: WORDS.text,
        order_bike_id,
        user_id: await idOf(shop, member),
      })
    await expect(insert(ada, undelivered)).rejects.toThrow()
    await expect(insert(ben, bike)).rejects.toThrow()
    await shop.db.update(orderBikes).set({ cancelled_at: shop.clock.now() })
    await expect(insert(ada, bike)).rejects.toThrow()
    expect(await shop.db.select().from(reviews)).toEqual([])
  })

  test.each([
    ['rating', 0],
    ['rating', 4.5],
    ['title', ' '],
    ['text', 'Too short.'],
    ['text', `${'x'.repeat(50)}\u0007`],
    ['rider_height', 40],
  ])('a review with %s %p is refused with its field', async (field, value) => {
    const { status, body } = await write(ada, await own(ada), { [field]: value })
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field })
  })
})

describe('changing and withdrawing', () => {
  test('a change of the consent takes size and height off every page at once', async () => {
    const { id } = dataOf<{ id: number }>(await write(ada, await own(ada)))
    const change = await as(shop, ada)('PUT', `/api/reviews/${id}`, { ...WORDS, consent: false })
    expect(change.status).toBe(200)
    const { reviews: shown, sizes, heights } = await list('?bike=nyx')
    expect(shown).toMatchObject([{ is_verified: false, size: null, rider_height: null }])
    expect([...sizes, ...heights].filter(({ count }) => count > 0)).toEqual([])
    // A filter match would reveal what the review's owner keeps private.
    expect((await list('?bike=nyx&size=M')).found).toBe(0)
    expect((await list('?height=165-174')).found).toBe(0)
    expect((await home()).reviews.picked).toMatchObject([{ size: null, rider_height: null }])
  })

  test('a withdrawn review is gone everywhere, and another one can be written', async () => {
    const bike = await own(ada)
    const { id } = dataOf<{ id: number }>(await write(ada, bike))
    expect((await home()).reviews.picked).toHaveLength(1)
    expect((await as(shop, ada)('DELETE', `/api/reviews/${id}`)).status).toBe(200)
    expect((await list()).summary).toMatchObject({ count: 0, mean: null })
    const { reviews: words, bikes } = await home()
    expect(words).toMatchObject({ picked: [], summary: { count: 0 } })
    expect(bikes.map(({ rating }) => rating.count)).toEqual([0, 0, 0])
    expect((await as(shop, ada)('DELETE', `/api/reviews/${id}`)).status).toBe(404)
    expect((await write(ada, bike)).status).toBe(200)
  })

  test('it leaves with the account of its owner', async () => {
    await write(ada, await own(ada))
    const { status } = await as(shop, ada)('POST', '/api/account/delete', { password: PASSWORD })
    expect(status).toBe(200)
    expect((await list()).summary.count).toBe(0)
    const { rows } = await shop.db.execute(sql`select count(*)::int as count from reviews`)
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('GET /api/reviews', () => {
  test('refuses unknown filters by their field and answers an unknown bike with nothing', async () => {
    expect((await shop.send('GET', '/api/reviews?height=tall')).body.errors).toMatchObject([
      { field: 'height' },
    ])
    expect((await shop.send('GET', '/api/reviews?page=0')).status).toBe(422)
    expect(await list('?bike=unknown')).toMatchObject({ found: 0, reviews: [], pages: 1 })
  })

  test('a hidden review is on no page and in no figure', async () => {
    await write(ada, await own(ada))
    await shop.db.update(reviews).set({ status: 'hidden', hidden_reason: 'An insult.' })
    expect(await list()).toMatchObject({ found: 0, summary: { count: 0 } })
    expect((await home()).reviews.picked).toEqual([])
  })
})
