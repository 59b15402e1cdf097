import { sql } from 'drizzle-orm'

import type { SampleCounts, ShopSettings } from '@/contract/office/settings/settings'
import type { Registration } from '@/contract/office/taxes/registrations'
import type { WireCheckout } from '@/contract/shop/checkout/checkout'
import type { WireHomePage } from '@/contract/shop/home/home'
import { isSampleEmail } from '@/domain/kit/sample'
import { issueInvoice } from '@/server/after-sale/documents/issue'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { seedRegistrations } from '@/server/seed/data/registrations'
import { seedForum } from '@/server/seed/seed-forum'
import { seedSamples } from '@/server/seed/seed-samples'
import { seedSupportDesk } from '@/server/seed/seed-tickets'

import { omit } from '@/utils/omit'

import { bikeEditor, type BikePage } from '@/__tests__/support/catalog/bike-editor'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { as, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { freshOffice } from '@/__tests__/support/fixtures'

const NONE = {
  ...{ customers: 0, orders: 0, kept_orders: 0, reviews: 0, threads: 0, tickets: 0 },
  ...{ dealers: 0, news: 0, campaigns: 0, codes: 0, bikes: 0 },
  // Without a bike of its own, the shop goes on to sell the sample bikes.
  kept_bikes: 3,
  // Staff haven't entered the company's country yet.
  ...{ registrations: 0, kept_registrations: seedRegistrations.length },
}

const { shop, admin, office } = freshOffice('samples')
beforeEach(async () => {
  await seedSamples(shop.url)
  await seedForum(shop.url)
  await seedSupportDesk(shop.url)
}, 120_000)

const counted = async () => dataOf<SampleCounts>(await office('GET'))
const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<Row>(query)).rows[0]
const tally = async () =>
  one(sql`select (select count(*)::int from orders) as orders, (select count(*)::int from users) as users,
    (select count(*)::int from ledger_transfers) as transfers, (select count(*)::int from reviews) as reviews,
    (select count(*)::int from sandbox_payments) as sandbox,
    (select sum(on_hand)::int from stock_items) as stock`)

test('one press removes them all, and what customers did is as it was', async () => {
  const placed = await pay(
    shop,
    await orderBody(shop, [bikeItem('nyx')], { email: 'ada@example.com' }),
  )
  await payInSandbox(shop, placed)
  const found = await counted()
  expect(found).toMatchObject({ customers: 90, orders: 90, reviews: 90, kept_orders: 0 })
  expect([found.threads, found.tickets].every((count) => count > 5)).toBe(true)
  expect(found).toMatchObject({ dealers: 14, news: 4, campaigns: 2, codes: 1 })
  const before = await tally()
  expect(dataOf(await office('DELETE'))).toEqual(NONE)
  expect(await tally()).toEqual({
    ...before,
    ...{ orders: 1, users: 1, transfers: 1, reviews: 0, sandbox: 1 },
  })
  await expectSoundLedger(shop.db)
  expect((await as(shop, admin)('GET', '/api/backoffice/overview')).status).toBe(200)
})

test('they come back neither by themselves nor with the next start', async () => {
  await office('DELETE')
  expect(await seedSamples(shop.url)).toEqual({ seeded: false })
  expect(await seedForum(shop.url)).toEqual({ seeded: false })
  expect(dataOf(await office('DELETE'))).toEqual(NONE)
})

test('what the company has made its own stays', async () => {
  await shop.db.execute(sql`update dealers set email = 'hello@velotal.com' where id = 1`)
  await shop.db.execute(sql`update campaigns set title = 'Our spring' where id = 'season'`)
  expect(await counted()).toMatchObject({ dealers: 13, campaigns: 1, codes: 0 })
  await office('DELETE')
  const left = sql`select (select count(*)::int from dealers) as dealers,
    (select count(*)::int from campaigns) as campaigns, (select count(*)::int from promotions) as codes`
  expect(await one(left)).toEqual({ dealers: 1, campaigns: 1, codes: 1 })
})

test('dealers and codes that customers’ orders name stay, but are no longer offered', async () => {
  const body = await orderBody(shop, [bikeItem('nyx')], {
    email: 'ada@example.com',
    promo_code: 'xmas',
  })
  await payInSandbox(shop, await pay(shop, body))
  await shop.db.execute(
    sql`update orders set assembly = '{"dealer_id": 2}' where email = 'ada@example.com'`,
  )
  expect(dataOf(await office('DELETE'))).toEqual(NONE)
  const left = sql`select (select array_agg(id) from dealers) as dealers,
    (select array_agg(code) from promotions) as codes,
    (select bool_or(is_active) from dealers) as is_listed, (select bool_or(is_active) from promotions) as is_taken`
  expect(await one(left)).toEqual({
    dealers: [2],
    codes: ['xmas'],
    is_listed: false,
    is_taken: false,
  })
})

test('a thread that a member has answered stays, with the words of both', async () => {
  const thread = await one<{ id: number; title: string }>(
    sql`select id, title from forum_threads where locked_at is null and hidden_at is null order by id limit 1`,
  )
  const ada = await register(shop, 'Ada')
  const user = await one<{ id: number }>(sql`select id from users where name = 'Ada'`)
  await shop.db
    .execute(sql`insert into forum_posts (thread_id, number, user_id, source, body, renderer, created_at)
    select ${thread?.id}, max(number) + 1, ${user?.id}, 'I ride there too.', max(body::text)::jsonb, max(renderer), now()
    from forum_posts where thread_id = ${thread?.id}`)
  expect(ada).toBeDefined()
  const { threads } = await counted()
  await office('DELETE')
  const left = await one<{ posts: number; authors: number }>(sql`select count(*)::int as posts,
    count(user_id)::int as authors from forum_posts where thread_id = ${thread?.id}`)
  expect(left?.posts).toBeGreaterThan(1)
  expect(left?.authors).toBe(1)
  expect(await one(sql`select count(*)::int as threads from forum_threads`)).toEqual({ threads: 1 })
  expect(threads).toBeGreaterThan(1)
})

test('an order with papers, or paid with real money, stays with its buyer', async () => {
  const [first, second] = await shop.db.select().from(orders).orderBy(orders.id).limit(2)
  await shop.db.execute(sql`update payments set provider = 'stripe' where order_id = ${first?.id}`)
  await shop.db.transaction(async (tx) => second && issueInvoice(shop.deps, tx, second))
  expect(await counted()).toMatchObject({ orders: 88, kept_orders: 2 })
  const left = dataOf<SampleCounts>(await office('DELETE'))
  expect(left).toMatchObject({ orders: 0, kept_orders: 2, customers: 2, reviews: 0 })
})

test('the home page shows owners’ words while there are any', async () => {
  const sections = async () =>
    dataOf<WireHomePage>(await shop.send('GET', '/api/home-page')).sections
  expect(await sections()).toContain('reviews')
  await office('DELETE')
  expect(await sections()).toEqual(['bikes', 'built', 'delivery', 'help'])
})

test('without a dealer, nothing leads to dealers', async () => {
  const linked = async () =>
    JSON.stringify([
      (await shop.send('GET', '/api/promo')).body,
      (await shop.send('GET', '/api/public-addresses')).body,
    ]).includes('"/dealers"')
  const checkout = { has_bike: true, items: [bikeItem('nyx')], country_id: 222, promo_code: null }
  const assembled = async () =>
    dataOf<WireCheckout>(await shop.send('POST', '/api/checkout-guest', checkout)).quote.bikes
  expect([await linked(), await assembled()]).toEqual([true, 1])
  await office('DELETE')
  expect([await linked(), await assembled()]).toEqual([false, 0])
})

test('who has a password is somebody, whatever the address says', async () => {
  await register(shop, 'Eve')
  await shop.db.execute(
    sql`update users set email = 'eve@riders.example', email_key = 'eve@riders.example' where name = 'Eve'`,
  )
  await office('DELETE')
  expect(await one(sql`select count(*)::int as count from users where name = 'Eve'`)).toEqual({
    count: 1,
  })
})

test('sample bikes go once the company sells one of its own, but not for good', async () => {
  const { save } = bikeEditor({ shop, admin }, 'trail')
  const owner = as(shop, admin)
  const made = { slug: 'trail', title: 'Trail' }
  dataOf(await owner('POST', '/api/backoffice/bikes/nyx/copies', made))
  expect(dataOf(await office('DELETE'))).toEqual(NONE)
  dataOf(await save((state) => ({ ...state, is_draft: false })))
  await shop.db.execute(sql`update bikes set title = 'City' where slug = 'nireeka-homie'`)
  expect(await counted()).toMatchObject({ bikes: 2, kept_bikes: 0 })
  expect(dataOf(await office('DELETE'))).toEqual({ ...NONE, kept_bikes: 0 })
  const sold = async () =>
    dataOf<{ bikes: { slug: string }[] }>(await shop.send('GET', '/api/configurator')).bikes.map(
      ({ slug }) => slug,
    )
  expect(await sold()).toEqual(['nireeka-homie', 'trail'])
  const manuals = JSON.stringify((await shop.send('GET', '/api/content?kind=manual')).body)
  expect(['nyx', 'nireeka-prime', 'trail'].map((slug) => manuals.includes(`"${slug}"`))).toEqual([
    false,
    false,
    true,
  ])
  const nyx = dataOf<BikePage>(await owner('GET', '/api/backoffice/bikes/nyx'))
  expect(nyx.edits).toMatchObject([{ by: 'Cleo Rider', note: 'Sample data removed.' }])
  await owner('POST', `/api/backoffice/bikes/nyx/edits/${nyx.edits[0]?.id}/undo`)
  expect(await sold()).toContain('nyx')
})

test('an address tells who never was', () => {
  expect(isSampleEmail('Luca@Riders.Example')).toBe(true)
  expect(isSampleEmail('ada@example.com')).toBe(false)
  expect(isSampleEmail('ada@riders.example.com')).toBe(false)
})

test('what they say is marked where visitors read it', async () => {
  const reviews = dataOf<{ reviews: { is_sample: boolean }[] }>(
    await shop.send('GET', '/api/reviews'),
  ).reviews
  expect(reviews.map(({ is_sample }) => is_sample)).toEqual(reviews.map(() => true))
  const { id } = (await one<{ id: number }>(
    sql`select id from forum_threads where hidden_at is null order by id limit 1`,
  )) ?? { id: 0 }
  const { posts } = dataOf<{ posts: { author: { is_sample?: true; email?: string } | null }[] }>(
    await shop.send('GET', `/api/forum/threads/${id}`),
  )
  expect(posts.length).toBeGreaterThan(0)
  expect(posts.every(({ author }) => author?.is_sample && !('email' in author))).toBe(true)
})

describe('tax registrations', () => {
  const COMPANY = { name: 'Radwerk', vat_id: '', email: 'hello@radwerk.example' }
  const taxedIn = async () =>
    (
      await shop.db.execute<{ id: string }>(
        sql`select id from tax_registrations where ends_on is null order by id`,
      )
    ).rows.map(({ id }) => id)
  const settings: ReturnType<typeof as> = (...request) => as(shop, admin)(...request)
  const enterCompany = async (country: string) => {
    const { seen } = dataOf<ShopSettings>(await settings('GET', '/api/backoffice/settings')).shop
    const shopBody = { ...COMPANY, address: ['Werkstr. 1', '10115 Berlin', country], seen }
    await settings('PUT', '/api/backoffice/settings/shop', shopBody)
  }
  const changeNumber = async (id: string) => {
    const path = '/api/backoffice/tax-registrations'
    const { entries } = dataOf<{ entries: Registration[] }>(await settings('GET', path))
    const found = entries.find((entry) => entry.id === id)
    if (!found) throw new Error(`No registration ${id}`)
    const body = { ...omit(found, 'id', 'jurisdiction', 'state'), number: 'ATU1' }
    const changed = await settings('PUT', `${path}/${id}`, body)
    expect(changed.status).toBe(200)
  }

  test('end where the company isn’t, and stay at home and where it has entered its number', async () => {
    await enterCompany('Deutschland')
    await changeNumber('at')
    const { registrations, kept_registrations } = await counted()
    expect([registrations, kept_registrations]).toEqual([seedRegistrations.length - 2, 0])
    await office('DELETE')
    expect(await taxedIn()).toEqual(['at', 'de'])
    expect(await counted()).toMatchObject({ registrations: 0, kept_registrations: 0 })
  })

  test('stay as they are while the company’s country isn’t known', async () => {
    await enterCompany('Somewhere')
    await office('DELETE')
    expect(await taxedIn()).toHaveLength(seedRegistrations.length)
  })
})
