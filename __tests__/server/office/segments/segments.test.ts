import { eq } from 'drizzle-orm'

import type { CustomersPage } from '@/contract/office/customers/customers'
import type { Segment } from '@/contract/office/segments/segments'
import { cents } from '@/domain/kit/money'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { customersTable } from '@/server/office/customers/customers-table'
import { customerFilter } from '@/server/office/customers/read-customers'

import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, US } from '@/__tests__/support/orders/orders'
import { shared, sharedOffice } from '@/__tests__/support/fixtures'

const DAY_MS = 86_400_000

const { shop, office } = sharedOffice()
const ada = shared(() => register(shop, 'Adalind'))
const ben = shared(() => register(shop, 'Benno'))
let number: string
beforeAll(async () => {
  await saveBike(shop, ada)
  number = await buyCart(shop, ada)
})

const count = async (conditions: object) => {
  return dataOf<{ count: number }>(await office('POST', 'segment-counts', conditions)).count
}
const add = (name: string, conditions: object) =>
  office('POST', 'segments', { name, ...conditions })
const membersOf = async (segment = '') =>
  dataOf<CustomersPage>(await office('GET', `customers?segment=${segment}`)).customers.map(
    ({ id }) => id,
  )

const paidOrder = async () => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error('No order.')
  return order
}

test('orders and what was paid for them, from and to', async () => {
  const { paid_cents, credit_cents } = await paidOrder()
  const paid = (paid_cents + credit_cents) / 100
  expect(await count({})).toBe(3)
  expect(await count({ orders_min: 0 })).toBe(3)
  expect(await count({ orders_min: 1 })).toBe(1)
  expect(await count({ orders_min: 2 })).toBe(0)
  expect(await count({ orders_max: 0 })).toBe(2)
  expect(await count({ orders_min: 1, orders_max: 1 })).toBe(1)
  expect(await count({ paid_min: paid })).toBe(1)
  expect(await count({ paid_min: paid + 0.01 })).toBe(0)
  expect(await count({ paid_max: paid - 0.01 })).toBe(2)
  expect(await count({ paid_max: paid })).toBe(3)
  // Refunded amounts don't count.
  const { id: order_id } = await paidOrder()
  const [payment] = await shop.db.select().from(payments).where(eq(payments.order_id, order_id))
  const refund = { order_id, payment_id: payment?.id ?? 0, amount_cents: cents(5_000) }
  await shop.db.insert(refunds).values({ ...refund, cause: 'a', status: 'succeeded' } as never)
  expect(await count({ paid_min: paid - 50 })).toBe(1)
  expect(await count({ paid_min: paid - 49.99 })).toBe(0)
})

test('days since the last order and since the account was made', async () => {
  const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS)
  const [{ id }, known] = [{ id: (await paidOrder()).id }, await paidOrder()]
  await shop.db
    .update(orders)
    .set({ created_at: ago(10) })
    .where(eq(orders.id, id))
  expect(await count({ ordered_days: 11 })).toBe(1)
  expect(await count({ ordered_days: 9 })).toBe(0)
  expect(await count({ quiet_days: 9 })).toBe(1)
  expect(await count({ quiet_days: 11 })).toBe(0)
  await shop.db.update(orders).set({ created_at: known.created_at }).where(eq(orders.id, id))
  await shop.db
    .update(users)
    .set({ created_at: ago(40) })
    .where(eq(users.public_id, ben.id))
  await shop.db
    .update(users)
    .set({ created_at: ago(1) })
    .where(eq(users.public_id, ada.id))
  expect(await count({ joined_days: 39, orders_max: 0 })).toBe((await count({ orders_max: 0 })) - 1)
  expect(await count({ joined_days: 2, orders_min: 1 })).toBe(1)
})

test('bike, country, newsletter, open ticket and store credit', async () => {
  const { bikes } = dataOf<{ bikes: { slug: string }[] }>(await shop.send('GET', '/api/bikes/list'))
  const owned = await Promise.all(bikes.map(({ slug }) => count({ bike: slug })))
  expect(owned.sort()).toEqual([0, 0, 1])
  const before = await count({ country_id: US })
  await as(shop, ben)('POST', '/api/addresses', { ...ADDRESS, country_id: US })
  expect(await count({ country_id: US })).toBe(before + 1)
  await shop.db.insert(newsletterSubscriptions).values({
    ...{ public_id: 'news-of-ben', email: ben.email, email_key: ben.email.toLowerCase() },
    ...{ status: 'confirmed', confirmed_at: shop.clock.now() },
  })
  expect([await count({ newsletter: true }), await count({ newsletter: false })]).toEqual([1, 2])
  const [row] = await shop.db.select().from(users).where(eq(users.public_id, ben.id))
  await shop.db.insert(tickets).values({ user_id: row?.id ?? 0, subject: 'A question' })
  await shop.db.insert(tickets).values({ user_id: null, subject: 'Of a guest' })
  expect([await count({ open_ticket: true }), await count({ open_ticket: false })]).toEqual([1, 2])
  const input = { action: 'give', amount: 25, reason: 'A late bike' }
  await office('POST', `customers/${ada.id}/credit`, input)
  expect([await count({ credit: true }), await count({ credit: false })]).toEqual([1, 2])
  expect(await count({ credit: true, newsletter: true })).toBe(0)
})

test('a segment narrows the list of customers and its table down', async () => {
  const added = await add('Buyers', { orders_min: 1, paid_min: 19.99 })
  const { id: segment, ...conditions } = dataOf<Segment>(added)
  expect(conditions).toMatchObject({ name: 'Buyers', orders_min: 1, paid_min: 19.99, bike: null })
  expect(await membersOf(segment)).toEqual([ada.id])
  const lines: string[] = []
  for await (const piece of customersTable(shop.db, await customerFilter(shop, { segment }))) {
    lines.push(piece)
  }
  expect(lines.join('')).toContain(ada.email)
  expect(lines.join('')).not.toContain(ben.email)
  const searched = await office('GET', `customers?segment=${segment}&q=benno`)
  expect(dataOf<CustomersPage>(searched).customers).toEqual([])
  expect((await office('GET', 'customers?segment=nobody')).status).toBe(404)
})

test('a name is given once, in any case, and there is at least one condition', async () => {
  const added = await add('Quiet riders', { quiet_days: 365, bike: 'nyx' })
  const { id, version, bike_title } = dataOf<Segment>(added)
  expect(bike_title).toBe('Nyx')
  expect((await add('QUIET riders', { orders_max: 0 })).body.errors).toMatchObject([
    { field: 'name', message: 'There is a segment with this name already.' },
  ])
  expect((await add('Anyone', {})).status).toBe(422)
  expect((await add('Upside down', { orders_min: 3, orders_max: 2 })).status).toBe(422)
  const change = (name: string) => office('PUT', `segments/${id}`, { name, version })
  expect((await change('buyers')).status).toBe(422)
  expect((await change('quiet riders')).body.data).toMatchObject({ quiet_days: 365 })
})

test('of two equal names at once one is written', async () => {
  const replies = await Promise.all(
    [1, 2, 3].map((days) => add('Same name', { ordered_days: days })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})
