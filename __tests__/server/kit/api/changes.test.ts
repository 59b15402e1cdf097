import { eq, sql } from 'drizzle-orm'

import { CHANGED_LISTS, type ChangedList } from '@/domain/kit/changed-lists'
import { createDb } from '@/server/kernel/db/client'
import { purgeChanges } from '@/server/kernel/db/changes'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { orderTags } from '@/server/kernel/db/schema/orders/order-tags'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { paymentAttempts } from '@/server/kernel/db/schema/payments/payments'

import { registerAdmin } from '@/__tests__/support/admins'
import { makeKey, withKey } from '@/__tests__/support/api/api-keys'
import { until } from '@/__tests__/support/api/local-server'
import { COMMUTER, FRONT_LIGHT } from '@/__tests__/support/bundles'
import { shared, sharedShop } from '@/__tests__/support/fixtures'
import type { TestShop } from '@/__tests__/support/shop'

/** Where each list is, and the member of its response with the entries and their keys. */
const LISTS: Record<ChangedList, { path: string; rows: string; key: string }> = {
  orders: { path: 'orders', rows: 'orders', key: 'number' },
  customers: { path: 'customers', rows: 'customers', key: 'id' },
  products: { path: 'products?kind=accessory', rows: 'products', key: 'id' },
  stock: { path: 'stock', rows: 'items', key: 'sku' },
  tickets: { path: 'tickets', rows: 'tickets', key: 'number' },
  refunds: { path: 'refunds', rows: 'refunds', key: 'id' },
  payouts: { path: 'payout-days', rows: 'payouts', key: 'day' },
}

const COUNT = 130

const shop = sharedShop()
const owner = shared(() => registerAdmin(shop, 'Olga'))
let secret: string
let began: string

beforeAll(async () => {
  secret = (await makeKey(shop, owner)).secret
  began = await timeOf(shop)
  await addMany(shop, COUNT, 'first')
})

async function timeOf({ db }: TestShop): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  )
  return rows[0]?.at ?? ''
}

/** Adds entries to every list, as the shop does: some tables need many columns, so rows of the seed are copied. */
async function addMany({ db }: TestShop, count: number, mark: string): Promise<void> {
  const people = sql`generate_series(1, ${count}) as n`
  await db.execute(sql`
    insert into users (public_id, email, email_key, name, last_name, user_name)
    select ${mark} || n, ${mark} || n || '@example.com', lower(${mark} || n || '@example.com'), 'Rider', n::text, ${mark} || n
    from ${people}`)
  await db.execute(sql`
    insert into orders (email, country_id, shipping_address, billing_address, subtotal_cents, discount_cents,
      shipping_cents, tax_cents, tax_title, total_cents, has_bike, cart_hash)
    select ${mark} || n || '@example.com', 222, '{}', '{}', 1000, 0, 0, 0, '', 1000, false, ${mark} || n from ${people}`)
  await db.execute(sql`
    insert into payment_attempts (public_id, order_id, provider, return_token_hash, status, amount_cents, currency)
    select ${mark} || o.id, o.id, 'sandbox', 'x', 'captured', 1000, 'USD' from orders o where o.cart_hash like ${`${mark}%`}`)
  await db.execute(sql`
    insert into payments (order_id, attempt_id, provider, provider_payment_id, amount_cents, currency, captured_at)
    select a.order_id, a.id, 'sandbox', a.public_id, 1000, 'USD',
      timestamptz '2026-11-20 12:00Z' - row_number() over (order by a.id) * interval '1 day'
    from payment_attempts a where a.public_id like ${`${mark}%`}`)
  await db.execute(sql`
    insert into refunds (order_id, payment_id, cause, amount_cents)
    select p.order_id, p.id, ${mark} || p.id, 100 from payments p where p.provider_payment_id like ${`${mark}%`}`)
  await db.execute(sql`insert into tickets (subject) select ${mark} || n from ${people}`)
  const next = sql`(select max(id) from products)`
  await db.execute(sql`
    insert into products (id, position, kind, category, title, description, price_cents, weight_g, thumbnail, fits, is_battery, is_digital)
    select ${next} + n, 900 + n, 'accessory', 'bags', ${mark} || n, '', 100, 10, '', '{}', false, false from ${people}`)
  await db.execute(sql`
    insert into stock_items (sku, on_hand) select 'test:' || ${mark} || ':' || n, 3 from ${people}`)
  await settle()
}

interface Page {
  keys: string[]
  next: string | null
  removed: string[] | undefined
  until: string | undefined
}

/** Waits until changes so far can be read: not while an earlier transaction, such as that of a job, is running. */
async function settle(): Promise<void> {
  const now = await timeOf(shop)
  await until(async () => ((await read('tickets', since(now))).until ?? '') >= now)
}

async function read(list: ChangedList, query: string): Promise<Page> {
  const { path, rows, key } = LISTS[list]
  const joint = path.includes('?') ? '&' : '?'
  const { status, body } = await withKey(shop, secret)(
    'GET',
    `/api/backoffice/${path}${joint}${query}`,
  )
  expect({ list, status, errors: body.errors }).toEqual({ list, status: 200, errors: undefined })
  const data = body.data as unknown as Record<string, Record<string, unknown>[]> & Page
  const keys = (data[rows] ?? []).map((row) => String(row[key]))
  return { keys, next: data.next, removed: data.removed, until: data.until }
}

const since = (moment: string) => `updated_since=${encodeURIComponent(moment)}`

/** Follows `next` to the end. @param meanwhile runs after each page */
async function readAll(
  list: ChangedList,
  from: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
) {
  const keys: string[] = []
  let page = await read(list, since(from))
  for (;;) {
    keys.push(...page.keys)
    await meanwhile()
    if (page.next === null) return { keys, until: page.until ?? '' }
    page = await read(list, `after=${encodeURIComponent(page.next)}`)
  }
}

const TABLES = {
  ...{ orders, customers: users, products, stock: stockItems, tickets, refunds },
} as const

async function keysAdded(list: ChangedList, mark: string): Promise<string[]> {
  const found: Record<ChangedList, ReturnType<typeof sql>> = {
    orders: sql`select number as key from orders where cart_hash like ${`${mark}%`}`,
    customers: sql`select public_id as key from users where public_id like ${`${mark}%`}`,
    products: sql`select id::text as key from products where title like ${`${mark}%`}`,
    stock: sql`select sku as key from stock_items where sku like ${`test:${mark}:%`}`,
    tickets: sql`select number as key from tickets where subject like ${`${mark}%`}`,
    refunds: sql`select id::text as key from refunds where cause like ${`${mark}%`}`,
    payouts: sql`select distinct captured_at::date::text as key from payments where provider_payment_id like ${`${mark}%`}`,
  }
  const { rows } = await shop.db.execute<{ key: string }>(found[list])
  return rows.map(({ key }) => key)
}

describe.each(CHANGED_LISTS)('the list of %s', (list) => {
  test('a program that follows `next` finds each entry once', async () => {
    const { keys } = await readAll(list, began)
    const added = await keysAdded(list, 'first')
    expect(added).toHaveLength(COUNT)
    for (const key of added) expect(keys.filter((one) => one === key)).toEqual([key])
  })
})

test('rows that are added and changed while paging come once or more, none is missing', async () => {
  for (const list of CHANGED_LISTS) {
    const start = await timeOf(shop)
    await addMany(shop, 60, `${list}a`)
    let round = 0
    const { keys, until } = await readAll(list, start, async () => {
      if ((round += 1) > 1) return
      await addMany(shop, 60, `${list}b`)
      if (list !== 'payouts') {
        const table = TABLES[list]
        await shop.db.execute(sql`update ${table} set ${sql.raw(TOUCH[list])}`)
      }
    })
    await settle()
    const rest = await readAll(list, until)
    const found = new Set([...keys, ...rest.keys])
    for (const mark of [`${list}a`, `${list}b`]) {
      const missing = (await keysAdded(list, mark)).filter((key) => !found.has(key))
      expect({ list, missing }).toEqual({ list, missing: [] })
    }
  }
}, 120_000)

/** A change that each list shows. */
const TOUCH: Record<Exclude<ChangedList, 'payouts'>, string> = {
  orders: `needs_review = not needs_review`,
  customers: `last_name = last_name || 'x'`,
  products: `title = title || 'x'`,
  stock: `threshold = 1`,
  tickets: `subject = subject || 'x'`,
  refunds: `reason = reason || 'x'`,
}

test('what a transaction wrote before others, and committed after them, is not missed', async () => {
  const other = createDb(shop.url, { max: 1 })
  const start = await timeOf(shop)
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let late: Promise<unknown> = Promise.resolve()
  await new Promise<void>((written) => {
    late = other.db.transaction(async (tx) => {
      await tx.execute(sql`insert into tickets (subject) values ('late')`)
      written()
      await released
    })
  })
  await shop.db.execute(sql`insert into tickets (subject) values ('early')`)
  const first = await readAll('tickets', start)
  release()
  await late
  await settle()
  const second = await readAll('tickets', first.until)
  const both = [...first.keys, ...second.keys]
  const [lateOne] = await keysAdded('tickets', 'late')
  const [earlyOne] = await keysAdded('tickets', 'early')
  expect(first.keys).not.toContain(lateOne)
  expect(both).toEqual(expect.arrayContaining([lateOne, earlyOne]))
  await other.close()
})

test('an order changes with what its row shows: tags, payment, lines', async () => {
  const [number = ''] = await keysAdded('orders', 'first')
  const [row] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number))
  const id = row?.id ?? 0
  const changes = [
    () => shop.db.insert(orderTags).values({ order_id: id, tag: 'wholesale' }),
    () => shop.db.delete(orderTags).where(eq(orderTags.order_id, id)),
    () =>
      shop.db
        .update(paymentAttempts)
        .set({ failure_code: 'declined' })
        .where(eq(paymentAttempts.order_id, id)),
  ]
  for (const change of changes) {
    const start = await timeOf(shop)
    expect((await read('orders', since(start))).keys).toEqual([])
    await change()
    await settle()
    expect((await read('orders', since(start))).keys).toEqual([number])
  }
})

test('an item in stock changes with how many wait for it', async () => {
  const [sku = ''] = await keysAdded('stock', 'first')
  const recipient = sql`(select id from stock_alert_recipients where email_key = 'wait@example.com')`
  for (const change of [
    sql`with one as (insert into stock_alert_recipients (public_id, email, email_key, token_hash, expires_at)
      values ('wait', 'wait@example.com', 'wait@example.com', 'x', now()) returning id)
      insert into stock_alerts (recipient_id, sku) select id, ${sku} from one`,
    sql`update stock_alert_recipients set confirmed_at = now(), token_hash = null, expires_at = null
      where id = ${recipient}`,
    sql`update stock_alerts set told_at = now() where recipient_id = ${recipient}`,
    sql`delete from stock_alert_recipients where id = ${recipient}`,
  ]) {
    const start = await timeOf(shop)
    await shop.db.execute(change)
    await settle()
    expect((await read('stock', since(start))).keys).toEqual([sku])
  }
})

test('a bundle changes with a part that is no longer offered', async () => {
  for (const is_offered of [false, true]) {
    const start = await timeOf(shop)
    await shop.db.update(products).set({ is_offered }).where(eq(products.id, FRONT_LIGHT))
    await settle()
    const { keys } = await read('products', since(start))
    expect(keys).toEqual(expect.arrayContaining([String(FRONT_LIGHT), String(COMMUTER)]))
  }
})

test('filters apply to changes, and a moment in another zone is the same', async () => {
  const start = await timeOf(shop)
  await shop.db.execute(
    sql`update orders set needs_review = not needs_review where cart_hash = 'first1'`,
  )
  await settle()
  const reviewed = await read('orders', `${since(start)}&status=shipped`)
  expect(reviewed.keys).toEqual([])
  expect(reviewed.removed).toHaveLength(1)
  const local = new Date(Date.parse(start) + 7_200_000).toISOString().replace('Z', '+02:00')
  expect((await read('orders', since(local))).keys).toHaveLength(1)
})

test.each(['customers', 'products', 'stock', 'tickets', 'refunds'] as const)(
  'what is removed from %s is listed as removed',
  async (list) => {
    const mark = `gone-${list}-`
    await addMany(shop, 2, mark)
    const gone = await keysAdded(list, mark)
    const start = await timeOf(shop)
    const column = { customers: 'public_id', products: 'title', stock: 'sku', tickets: 'subject' }
    const name = sql.raw(list === 'refunds' ? 'cause' : column[list])
    const like = list === 'stock' ? `test:${mark}:%` : `${mark}%`
    await shop.db.execute(sql`delete from ${TABLES[list]} where ${name} like ${like}`)
    await settle()
    const { keys, removed } = await read(list, since(start))
    expect({ keys, removed: removed?.sort() }).toEqual({ keys: [], removed: gone.sort() })
    expect((await read(list, since(await timeOf(shop)))).removed).toEqual([])
  },
)

test('a wrong moment and a wrong cursor are refused', async () => {
  for (const query of ['updated_since=yesterday', 'after=%27']) {
    const { status } = await withKey(shop, secret)('GET', `/api/backoffice/orders?${query}`)
    expect({ query, status }).toEqual({ query, status: 422 })
  }
})

test('what a later change replaced is removed, and every entry is still found', async () => {
  const before = await shop.db.$count(sql`row_changes`)
  await purgeChanges(shop.db, new Date(Date.now() + 7_200_000))
  expect(await shop.db.$count(sql`row_changes`)).toBeLessThan(before)
  const { keys } = await readAll('orders', began)
  const missing = (await keysAdded('orders', 'first')).filter((key) => !keys.includes(key))
  expect(missing).toEqual([])
})

test('pages of 100,000 changes are read by the index', async () => {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select key from row_changes where list = 'orders' and (at, id) > (now() - interval '1 hour', 1)
    order by at, id limit 51`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/row_changes_order/)
})
