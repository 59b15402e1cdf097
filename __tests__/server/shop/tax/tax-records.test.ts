import { asc } from 'drizzle-orm'

import { JOBS } from '@/server/job-list'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { taxRecords } from '@/server/kernel/db/schema/payments/tax-records'
import { resumeSetAside } from '@/server/kernel/jobs/delays'
import { workOnAll } from '@/server/kernel/jobs/worker'
import { readHealth } from '@/server/office/operation/read-health'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { freshTaxService } from '@/__tests__/support/providers/stripe-tax'
import { workOff } from '@/__tests__/support/work'

const BACKPACK = { product_id: 5000111, count: 2 }
const GIFT_CARD = { product_id: 5000124, count: 1, amount: 100 }
const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }

const { shop, office } = freshOffice()
const fake = freshTaxService(shop, 'own')

async function buy(items: object[] = [BACKPACK]) {
  const { region, postcode, country_id } = ALBANY
  const body = { has_bike: false, items, country_id, region, postcode }
  const quoted = await shop.send('POST', '/api/checkout-guest', body)
  const expected_total = dataOf<{ quote: { totals: { total: number } } }>(quoted).quote.totals.total
  const placed = await pay(
    shop,
    await orderBody(shop, items, { shipping_address: ALBANY, expected_total }),
  )
  expect(outcome(placed)).toBe('done')
  return { placed, number: String(placed.body.data?.order_number), total: expected_total }
}

async function buyAndPay(items?: object[]) {
  const bought = await buy(items)
  await payInSandbox(shop, bought.placed)
  return bought
}

async function refund(number: string, amount: number) {
  const body = { amount, target: 'provider', reason: 'Scratch' }
  dataOf(await office('POST', `orders/${number}/refunds`, body))
  await workOff(shop.deps)
  await workOff(shop.deps)
}

const rows = () => shop.db.select().from(taxRecords).orderBy(asc(taxRecords.id))
const cents = (dollars: number) => Math.round(dollars * 100)

async function workOnRecords() {
  const job = JOBS.rows.find(({ queue }) => queue === 'tax-record')
  if (!job) throw new Error('No such job.')
  const due = await job.due(shop.db, shop.clock.now(), 10)
  await workOnAll(shop.deps, job, due)
  return due.length
}

const healthOf = async () => {
  const { checks, failures, tax_fallbacks } = await readHealth(shop.deps)
  const state = checks.find(({ check }) => check === 'taxes')?.state
  return { state, failing: failures.map(({ work }) => work), tax_fallbacks }
}

test('a sale is recorded once it is paid, and refunds are reversed, each once', async () => {
  const { placed, number, total } = await buy()
  await workOff(shop.deps)
  expect(await rows()).toEqual([])
  await payInSandbox(shop, placed)
  await workOff(shop.deps)
  await workOff(shop.deps)
  expect(fake().transactions).toEqual([
    { id: 'tax_1', reference: number, amount: cents(total), original: null },
  ])
  await refund(number, 40)
  expect(fake().transactions.slice(1)).toMatchObject([{ amount: -40_00, original: 'tax_1' }])
  expect(fake().transactions[1]?.reference).toMatch(new RegExp(`^${number}-refund-\\d+$`))
  await refund(number, total - 40)
  expect(fake().leftOf('tax_1')).toBe(0)
})

test('a record whose answer was lost isn’t made twice', async () => {
  await buyAndPay()
  fake().server.fail(/create_from/, 'reset', 'reset')
  await workOnRecords()
  expect(fake().transactions).toHaveLength(1)
  expect(await rows()).toMatchObject([{ transaction_id: null }])
  shop.clock.advance(60_000)
  await workOnRecords()
  expect(fake().transactions).toHaveLength(1)
  expect(await rows()).toMatchObject([{ transaction_id: 'tax_1' }])
  expect(await workOnRecords()).toBe(0)
})

test('a refund that is due before its sale was recorded records both', async () => {
  const { number } = await buyAndPay()
  fake().server.failBy(({ path }) => (path.includes('transactions') ? 'malformed' : null))
  await workOnRecords()
  const body = { amount: 40, target: 'provider', reason: 'Scratch' }
  dataOf(await office('POST', `orders/${number}/refunds`, body))
  await workOff(shop.deps).catch(() => undefined)
  fake().server.failBy(null)
  const [, reversal] = await rows()
  const job = JOBS.rows.find(({ queue }) => queue === 'tax-record')
  await job?.work(shop.deps, reversal?.id ?? 0)
  expect((await rows()).map(({ transaction_id }) => transaction_id)).toEqual(['tax_1', 'tax_2'])
  expect(fake().transactions.map(({ amount }) => amount > 0)).toEqual([true, false])
})

test('gift cards are neither recorded nor reversed', async () => {
  const { number, total } = await buyAndPay([BACKPACK, GIFT_CARD])
  await workOff(shop.deps)
  expect(fake().transactions[0]?.amount).toBe(cents(total) - 100_00)
  await refund(number, total)
  expect(fake().leftOf('tax_1')).toBe(0)
})

test('health shows records that fail, until the service takes them', async () => {
  await buyAndPay()
  expect(await healthOf()).toMatchObject({ state: 'good' })
  fake().server.failBy(() => 'malformed')
  await workOnRecords()
  expect(await healthOf()).toEqual({ state: 'warn', failing: ['tax-record'], tax_fallbacks: 0 })
  for (let attempt = 2; attempt <= 16; attempt += 1) {
    shop.clock.advance(2 * 3_600_000)
    await workOnRecords()
  }
  expect((await healthOf()).state).toBe('bad')
  fake().server.failBy(null)
  await resumeSetAside(shop.db, 'tax-record')
  await workOnRecords()
  expect(await healthOf()).toMatchObject({ state: 'good', failing: [] })
  expect(fake().transactions).toHaveLength(1)
})

test('health counts orders that the shop taxed itself, of which the service has no record', async () => {
  fake().server.failBy(() => 'malformed')
  await buyAndPay()
  expect(await shop.db.select().from(orders)).toMatchObject([{ is_tax_fallback: true }])
  expect(await rows()).toEqual([])
  expect(await healthOf()).toMatchObject({ state: 'warn', tax_fallbacks: 1 })
  shop.clock.advance(8 * 86_400_000)
  expect(await healthOf()).toMatchObject({ state: 'good', tax_fallbacks: 0 })
})
