import { eq, sql, type SQL } from 'drizzle-orm'
import { closeDb, createDb, getDb, type Connection } from '@/server/kernel/db/client'
import { savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts } from '@/server/kernel/db/schema/payments/payments'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { cents } from '@/domain/kit/money'
import { createTestDatabase } from '@/__tests__/support/database/database'

// Austria, which has no dealers; with several foreign keys, which one reports is undefined.
const WITHOUT_DEALERS = 2

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shop: Connection
let orderId: number

beforeAll(async () => {
  database = await createTestDatabase()
  shop = createDb(database.url, { max: 2 })
  orderId = (await placeOrder()).id
  await placeOrder({ country_id: WITHOUT_DEALERS })
})

afterAll(async () => {
  await shop.close()
  await database.drop()
})

const amounts = {
  subtotal_cents: cents(499_900),
  discount_cents: cents(40_000),
  shipping_cents: cents(9_900),
  tax_cents: cents(0),
  total_cents: cents(469_800),
}

const address = {
  name: 'Robin Rider',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: 222,
  phone: '',
}

let carts = 0

async function placeOrder(changes: Partial<typeof orders.$inferInsert> = {}) {
  const [order] = await shop.db
    .insert(orders)
    .values({
      email: 'rider@example.com',
      country_id: 222,
      shipping_address: address,
      billing_address: address,
      tax_title: 'Sales tax',
      has_bike: true,
      cart_hash: `cart-${(carts += 1)}`,
      ...amounts,
      ...changes,
    })
    .returning()
  if (!order) throw new Error('The order was not written')
  return order
}

let attempts = 0
async function openAttempt(order_id: number, status: (typeof OPEN_ATTEMPT_STATUSES)[number]) {
  attempts += 1
  const [attempt] = await shop.db
    .insert(paymentAttempts)
    .values({
      public_id: `attempt-${attempts}`,
      order_id,
      provider: 'sandbox',
      provider_ref: `ref-${attempts}`,
      return_token_hash: 'hash',
      status,
      amount_cents: cents(469_800),
      currency: 'USD',
    })
    .returning()
  return attempt
}

async function constraintOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return (cause as { constraint?: string }).constraint
  }
  return undefined
}

describe('an order', () => {
  test('exists once while it waits for its money, and again when it no longer waits', async () => {
    const first = await placeOrder({ cart_hash: 'one-cart' })
    expect(await constraintOf(placeOrder({ cart_hash: 'one-cart' }))).toBe('orders_one_open')
    await shop.db
      .update(orders)
      .set({ payment_state: 'paid', fulfillment_state: 'to_build' })
      .where(eq(orders.id, first.id))
    expect((await placeOrder({ cart_hash: 'one-cart' })).id).not.toBe(first.id)
  })

  test('gets a number of five digits and more that counts up', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()]
    expect(first.number).toMatch(/^NK-1\d{5}$/)
    expect(Number(second.number.slice(3))).toBe(Number(first.number.slice(3)) + 1)
  })

  test('must add up', async () => {
    expect(await constraintOf(placeOrder({ total_cents: cents(469_801) }))).toBe('orders_total')
  })

  test('takes sums above the range of four bytes', async () => {
    const large = cents(4_000_000_000)
    const order = await placeOrder({
      subtotal_cents: large,
      discount_cents: cents(0),
      shipping_cents: cents(0),
      total_cents: large,
    })
    expect(order.total_cents).toBe(4_000_000_000)
  })
})

describe('the database refuses', () => {
  test.each<[string, SQL]>([
    [
      'stock_items_never_oversold',
      sql`update stock_items set reserved = on_hand + 1 where sku = 'frame:nyx:M'`,
    ],
    ['stock_items_never_oversold', sql`update stock_items set reserved = -1`],
    ['orders_payment_move', sql`update orders set payment_state = 'refunded'`],
    ['orders_fulfillment_move', sql`update orders set fulfillment_state = 'shipped'`],
    ['orders_states', sql`update orders set payment_state = 'paid'`],
    ['orders_amounts', sql`update orders set tax_cents = -1, total_cents = 469799`],
    ['orders_country_id_countries_id_fk', sql`update orders set country_id = 9999`],
    ['orders_country_id_countries_id_fk', sql`delete from countries where id = ${WITHOUT_DEALERS}`],
    ['parts_bike_code', sql`update parts set code = 'battery-large' where id = 10101`],
    ['colors_type', sql`update colors set type = 'Matt'`],
    ['countries_tax', sql`update countries set tax_basis_points = -1`],
    ['promotions_code', sql`update promotions set code = ' XMAS'`],
    [
      'build_rules_sense',
      sql`update build_rules set excludes = '{}', requires_any = '{}' where bike_id = 3`,
    ],
    ['catalogue_revision_single', sql`insert into catalogue_revision values (false, 1)`],
  ])('%s: %#', async (constraint, statement) => {
    expect(await constraintOf(shop.db.execute(statement))).toBe(constraint)
  })

  test.each(OPEN_ATTEMPT_STATUSES)(
    'a second open attempt beside one that is %s',
    async (status) => {
      const order = await placeOrder()
      const first = await openAttempt(order.id, status)
      expect(await constraintOf(openAttempt(order.id, 'created'))).toBe('payment_attempts_one_open')
      await shop.db
        .update(paymentAttempts)
        .set({ status: 'failed' })
        .where(eq(paymentAttempts.id, first?.id ?? 0))
      expect(await constraintOf(openAttempt(order.id, 'created'))).toBeUndefined()
    },
  )

  test('the same letter of an order twice', async () => {
    const letter = () =>
      shop.db.execute(
        sql`insert into mail_outbox (order_id, kind, recipient, subject, html, text)
            values (${orderId}, 'confirmation', 'a@example.com', 's', 'h', 't')`,
      )
    await letter()
    expect(await constraintOf(letter())).toBe('mail_outbox_order_kind')
  })

  test('the same payment of a provider twice', async () => {
    const attempt = await openAttempt((await placeOrder()).id, 'created')
    const pay = () =>
      shop.db.execute(
        sql`insert into payments (order_id, attempt_id, provider, provider_payment_id, amount_cents, currency, captured_at)
            values (${attempt?.order_id}, ${attempt?.id}, 'sandbox', 'pay-1', 469800, 'USD', now())`,
      )
    await pay()
    expect(await constraintOf(pay())).toBe('payments_provider_payment')
  })
})

test('saving the same build at the same prices twice gives one row, at other prices two', async () => {
  const save = (code: string, price: number) =>
    shop.db
      .insert(savedBuilds)
      .values({
        code,
        bike_slug: 'nyx',
        build: {
          size_id: 302,
          color_id: 351,
          paint: null,
          selectedParts: {},
          selectedMultipleParts: {},
        },
        build_key: 'nyx|302|351',
        price_lines: [{ id: 'base', title: 'Nyx', price: cents(price) }],
      })
      .onConflictDoNothing({ target: [savedBuilds.build_key, savedBuilds.price_lines_md5] })
      .returning()
  expect(await save('AAAAAAA1', 499_900)).toHaveLength(1)
  expect(await save('AAAAAAA2', 499_900)).toHaveLength(0)
  expect(await save('AAAAAAA3', 519_900)).toHaveLength(1)
})

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await shop.db.execute(sql`
    select conrelid::regclass::text as "table", conname as key from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`)
  expect(rows).toEqual([])
})

test('a factory week begins on a Monday and has one capacity of its own and one from it onward', async () => {
  const insert = (week: string, reach: string) =>
    shop.db.execute(
      sql`insert into factory_capacity (week, reach, bikes, set_at) values (${week}, ${reach}, 3, now())`,
    )
  await insert('2026-12-07', 'onward')
  await insert('2026-12-07', 'week')
  await expect(insert('2026-12-07', 'onward')).rejects.toMatchObject({
    cause: { constraint: 'factory_capacity_week_reach' },
  })
  await expect(insert('2026-12-08', 'week')).rejects.toMatchObject({
    cause: { constraint: 'factory_capacity_monday' },
  })
})

describe('the connection', () => {
  test('survives that the server ends it while it is idle', async () => {
    const one = createDb(database.url, { max: 1 })
    const pid = async () =>
      (await one.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
    const before = await pid()
    const warned = new Promise((resolve) => process.once('warning', resolve))
    await shop.db.execute(sql`select pg_terminate_backend(${before})`)
    await warned
    expect(await pid()).not.toBe(before)
    await one.close()
  })

  test('ends a statement that runs longer than five seconds', async () => {
    const { rows } = await shop.db.execute(sql`show statement_timeout`)
    expect(rows).toEqual([{ statement_timeout: '5s' }])
  })

  test('of the process is opened once, from DATABASE_URL, and again after it was closed', async () => {
    const saved = process.env.DATABASE_URL
    delete process.env.DATABASE_URL
    expect(() => getDb()).toThrow('DATABASE_URL is not set')
    process.env.DATABASE_URL = database.url
    const first = getDb()
    expect(getDb()).toBe(first)
    await closeDb()
    expect(getDb()).not.toBe(first)
    await closeDb()
    if (saved === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = saved
  })
})
