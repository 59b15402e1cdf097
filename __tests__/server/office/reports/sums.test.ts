import fc from 'fast-check'
import { sql } from 'drizzle-orm'

import { daysOf, stepsOf, type Days } from '@/domain/office/reports/report-days'
import { shopZone } from '@/utils/shop-region'
import { dayAfter } from '@/domain/kit/zone-time'
import { createDb } from '@/server/kernel/db/client'
import {
  choiceDays,
  payoutDays,
  salesDays,
  staleDays,
} from '@/server/kernel/db/schema/payments/report-days'
import { readChosen } from '@/server/office/reports/choices'
import { countPayouts, countSales } from '@/server/office/reports/queries'
import { sumDays } from '@/server/office/reports/sum-days'
import { readPayoutSums, readSalesDays } from '@/server/office/reports/sums'

import { bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'

jest.setTimeout(180_000)

const ORDERS = 8
/** The database records changes by its own clock, so the test's days precede it. */
const TODAY = new Date().toISOString().slice(0, 10)
const RANGE: Days = { from: dayAfter(TODAY, -40), to: TODAY }
const DAYS = daysOf(RANGE)
const MONTHS = stepsOf({ ...RANGE, by: 'month' })

const shop = sharedShop()
beforeAll(async () => {
  shop.clock.set(new Date().toISOString())
  for (let order = 0; order < ORDERS; order += 1) {
    const item = order % 2 === 0 ? bikeItem('nyx') : { product_id: 5000111, count: 1 }
    const body = await orderBody(shop, [item], {
      email: `buyer${order}@example.com`,
    })
    await payInSandbox(shop, await pay(shop, body))
  }
})

const run = (query: ReturnType<typeof sql>) => shop.db.execute(query)
/** Returns a time of day; some fall on a different day in the other time zone. */
const moment = (daysAgo: number, hour: number) =>
  `${dayAfter(TODAY, -daysAgo)}T${String(hour).padStart(2, '0')}:30:00Z`
const orderOf = (order: number) =>
  sql`(select id from orders where paid_at is not null order by id offset ${order % ORDERS} limit 1)`
const paymentOf = (order: number) =>
  sql`(select id from payments where order_id = ${orderOf(order)} order by id limit 1)`

async function expectSums(): Promise<void> {
  const stored = await readSalesDays(shop.db, DAYS)
  const counted = await countSales(shop.db, { days: DAYS, runs: [RANGE] })
  const filled = (figures: typeof stored) =>
    DAYS.map((day) => [
      day,
      { orders: 0, revenue: 0, refunded: 0, returns: 0, tickets: 0, ...figures.get(day) },
    ])
  expect(filled(stored)).toEqual(filled(counted))
  expect(sorted(await readChosen(shop.db, DAYS))).toEqual(sorted(await countedChoices()))
  for (const steps of [MONTHS, stepsOf({ ...RANGE, by: 'day' })]) {
    const zeros = (rows: Awaited<ReturnType<typeof readPayoutSums>>) =>
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
      )
    expect(zeros(await readPayoutSums(shop.db, steps))).toEqual(
      zeros(await countPayouts(shop.db, { steps, runs: [RANGE] })),
    )
  }
}

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** Returns the counts as if no daily sums were stored, and rolls back. */
async function countedChoices() {
  let counted: Awaited<ReturnType<typeof readChosen>> = []
  const undone = new Error('undone')
  await shop.db
    .transaction(async (tx) => {
      await tx.execute(sql`delete from choice_days`)
      counted = await readChosen(tx, DAYS)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return counted
}

interface Change {
  kind:
    | 'pay'
    | 'choose'
    | 'total'
    | 'cancel'
    | 'refund'
    | 'unrefund'
    | 'capture'
    | 'book'
    | 'dispute'
    | 'sum'
  order: number
  daysAgo: number
  hour: number
  cents: number
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(
    ...([
      'pay',
      'total',
      'choose',
      'cancel',
      'refund',
      'unrefund',
      'capture',
      'book',
      'dispute',
      'sum',
    ] as const),
  ),
  order: fc.nat(ORDERS - 1),
  daysAgo: fc.nat(39),
  hour: fc.nat(23),
  cents: fc.integer({ min: 1, max: 99_999 }),
})

async function make({ kind, order, daysAgo, hour, cents }: Change): Promise<void> {
  const [id, at] = [orderOf(order), sql`${moment(daysAgo, hour)}::timestamptz`]
  const cause = crypto.randomUUID()
  if (kind === 'sum') await sumDays(shop.deps)
  if (kind === 'pay') await run(sql`update orders set paid_at = ${at} where id = ${id}`)
  if (kind === 'total')
    await run(
      sql`update orders set subtotal_cents = ${cents}, total_cents = total_cents - subtotal_cents + ${cents} where id = ${id}`,
    )
  if (kind === 'choose')
    await run(
      sql`update order_lines set options = jsonb_set(options, '{size}', to_jsonb(${`S${cents % 4}`}::text)) where order_id = ${id}`,
    )
  // Cancellation is final, so only some orders are canceled.
  if (kind === 'cancel' && cents % 8 === 0)
    await run(sql`update orders set fulfillment_state = 'cancelled' where id = ${id}`)
  if (kind === 'refund')
    await run(sql`insert into refunds (order_id, payment_id, target, cause, amount_cents, status, finished_at)
      select ${id}, ${paymentOf(order)}, 'provider', ${cause}, ${cents}, 'succeeded', ${at}`)
  if (kind === 'unrefund')
    await run(sql`update refunds set status = case status when 'failed' then 'succeeded' else 'failed' end,
      finished_at = ${at} where id = (select id from refunds order by md5(id::text || ${cause}) limit 1)`)
  if (kind === 'capture')
    await run(
      sql`update payments set captured_at = ${at}, amount_cents = ${cents} where id = ${paymentOf(order)}`,
    )
  if (kind === 'book')
    await run(sql`update ledger_transfers set at = ${at} where id =
      (select id from ledger_transfers order by md5(id::text || ${cause}) limit 1)`)
  if (kind === 'dispute')
    await run(sql`insert into disputes (order_id, payment_id, provider_dispute_id, amount_cents, status, reason, opened_at, closed_at)
      select ${id}, ${paymentOf(order)}, ${cause}, ${cents}, 'lost', '', ${at}, ${at}`)
}

test('the days of the report are days of the shop', async () => {
  const { rows } = await run(sql`select pg_get_functiondef('sales_day'::regproc) as source`)
  expect(String(rows[0]?.source)).toContain(`'${shopZone()}'`)
})

test('kept sums equal the orders after every change of any day, added up or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const one of changes) {
        await make(one)
        await expectSums()
      }
    }),
    { numRuns: 25, seed: 71 },
  )
  await sumDays(shop.deps)
  await expectSums()
  expect(await shop.db.select().from(staleDays)).toEqual([])
  expect((await shop.db.select().from(salesDays)).length).toBeGreaterThan(2_000)
  expect((await shop.db.select().from(payoutDays)).length).toBeGreaterThan(2_000)
  const choices = await shop.db.select().from(choiceDays)
  expect(choices.filter(({ bike }) => bike === '').length).toBeGreaterThan(2_000)
  expect(choices.some(({ kind }) => kind === 'size')).toBe(true)
})

test('a change that commits while its day is added up leaves a note', async () => {
  await make({ kind: 'pay', order: 0, daysAgo: 9, hour: 12, cents: 1 })
  await sumDays(shop.deps)
  const other = createDb(shop.url, { max: 1, waitMs: 15_000 })
  await make({ kind: 'total', order: 0, daysAgo: 9, hour: 12, cents: 500 })
  await other.db.transaction(async (tx) => {
    await tx.execute(
      sql`update payments set captured_at = captured_at - interval '9 days' where id = ${paymentOf(1)}`,
    )
    await tx.execute(
      sql`update orders set paid_at = ${moment(9, 13)}::timestamptz where id = ${orderOf(1)}`,
    )
    // Concurrent runs don't block each other.
    await Promise.all([sumDays(shop.deps), sumDays(shop.deps)])
    await expectSums()
  })
  await other.close()
  await expectSums()
  await sumDays(shop.deps)
  await expectSums()
})

test('what is kept is read, and what is young is counted', async () => {
  await sumDays(shop.deps)
  await run(
    sql`update sales_days set tickets = tickets + 41 where day = ${dayAfter(TODAY, -20)}::date`,
  )
  expect((await readSalesDays(shop.db, DAYS)).get(dayAfter(TODAY, -20))?.tickets).toBe(41)
  await run(sql`delete from sales_days where day = ${dayAfter(TODAY, -20)}::date`)
  const young = await shop.db.select().from(salesDays)
  expect(young.map(({ day }) => day).filter((day) => day > dayAfter(TODAY, -3))).toEqual([])
})
