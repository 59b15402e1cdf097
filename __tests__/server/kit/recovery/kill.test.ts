import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { createDb, type Connection } from '@/server/kernel/db/client'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments, sandboxPayments } from '@/server/kernel/db/schema/payments/payments'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { sandboxProvider } from '@/server/payments/providers/sandbox-provider'
import { randomIds } from '@/server/kernel/ports/ids'
import { noReaders } from '@/server/kernel/live/hub'
import { noLimits } from '@/server/kernel/ports/limits'
import { silentLog } from '@/server/kernel/ports/log'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { attachmentsOf } from '@/server/after-sale'
import { SUBSCRIPTIONS } from '@/server/subscriptions'
import { killNow, SECRET, startApi } from '@/__tests__/support/api/api-runner'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { createTestDatabase } from '@/__tests__/support/database/database'
import { TEST_SELLER } from '@/__tests__/support/seller'
import {
  localWebhooks,
  noMailLimits,
  noOrderLimits,
  noPictures,
  unconnected,
} from '@/__tests__/support/shop'
import { reconcile } from '@/__tests__/support/orders/reconcile'

async function post(origin: string, path: string, body: unknown, key?: string) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { data?: Record<string, string> },
  }
}

/** Runs the reconciler after a crash and checks the invariants. */
async function audit({ db }: Connection) {
  const now = new Date(Date.now() + 3_600_000)
  const clock = { now: () => now }
  await reconcile({
    ...{ db, clock, connections: unconnected({ db, clock, secret: SECRET }) },
    ids: randomIds,
    log: silentLog,
    limits: noLimits,
    orderLimits: noOrderLimits,
    reviewMs: 7 * 86_400_000,
    mailLimits: noMailLimits,
    passwords: argonPasswords(),
    socials: [],
    providers: [sandboxProvider(db)],
    mail: null,
    attachmentsOf,
    ...noPictures,
    ...localWebhooks,
    inbound: null,
    subscriptions: SUBSCRIPTIONS,
    live: noReaders,
    secret: SECRET,
    shopUrl: 'https://shop.test',
    seller: TEST_SELLER,
    isOutboxOpen: false,
    namesUnknownMembers: false,
    staffSecondFactor: 'required',
  })
  const all = await db.select().from(orders)
  const paid = all.filter(hasBeenPaid)
  const money = await db.select().from(payments)
  const captured = (await db.select().from(sandboxPayments)).filter(
    ({ status }) => status === 'paid',
  )
  expect(money.map(({ amount_cents }) => amount_cents).sort()).toEqual(
    captured.map(({ amount_cents }) => amount_cents).sort(),
  )
  expect(paid.map(({ id }) => id).sort()).toEqual(money.map(({ order_id }) => order_id).sort())
  const mails = await db.select().from(mailOutbox)
  const confirmed = mails.filter(({ kind }) => kind === 'order_confirmation')
  expect(confirmed.map(({ order_id }) => order_id).sort()).toEqual(paid.map(({ id }) => id).sort())
  const held = (await db.select().from(stockReservations)).filter(({ state }) => state === 'held')
  const reserved = (await db.select().from(stockItems)).reduce((sum, row) => sum + row.reserved, 0)
  expect(reserved).toBe(held.reduce((sum, row) => sum + row.count, 0))
  return all
}

describe('kill -9 of the API', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let connection: Connection
  let total: number
  const items = [bikeItem('nyx')]
  const bodyOf = (email: string) => ({
    items,
    email,
    shipping_address: ADDRESS,
    provider: 'sandbox',
    expected_total: total,
  })

  beforeAll(async () => {
    database = await createTestDatabase()
    connection = createDb(database.url, { max: 4 })
    const api = await startApi(database.url)
    const checkout = await post(api.origin, '/api/checkout-guest', { has_bike: true, items })
    const { quote } = checkout.body.data as unknown as { quote: { totals: { total: number } } }
    total = quote.totals.total
    await killNow(api)
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  test('at random moments loses no acknowledged order and makes none twice', async () => {
    const acknowledged = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      const api = await startApi(database.url)
      const work = Array.from({ length: 8 }, async (_, i) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const email = `guest-${round}-${i}-${turn}@example.com`
          const reply = await post(api.origin, '/api/payment-guest', bodyOf(email)).catch(
            () => null,
          )
          if (reply === null) return
          if (reply.status === 200) acknowledged.add(reply.body.data?.order_number ?? '')
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 50 + round * 90))
      await killNow(api)
      await Promise.all(work)
    }
    const rows = await connection.db.select().from(orders)
    const numbers = new Set(rows.map(({ number }) => number))
    expect([...acknowledged].filter((number) => !numbers.has(number))).toEqual([])
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
    await audit(connection)
  }, 120_000)

  test.each([
    'after-order-commit',
    'after-provider-create',
    'after-provider-capture',
    'before-settle-commit',
    'after-settle-commit',
  ])('at the point %s neither loses money nor makes an order twice', async (point) => {
    const email = `${point}@example.com`
    const crashing = await startApi(database.url, point)
    const first = await post(crashing.origin, '/api/payment-guest', bodyOf(email), email).catch(
      () => null,
    )
    if (first?.body.data) {
      const id = first.body.data.redirect_url?.split('/').pop() ?? ''
      const done = await post(crashing.origin, `/api/sandbox/payments/${id}`, {
        outcome: 'succeed',
      })
      const back = String(done.body.data?.return_url).replace(
        '/payment/return/',
        '/api/call-back-pay/',
      )
      await fetch(crashing.origin + back).catch(() => null)
    }
    await killNow(crashing)
    const api = await startApi(database.url)
    const again = await post(api.origin, '/api/payment-guest', bodyOf(email), email)
    expect(again.status).toBe(200)
    await killNow(api)
    const rows = (await audit(connection)).filter((order) => order.email === email)
    const isPaymentPoint = /settle|capture/.test(point)
    expect(rows.filter(hasBeenPaid)).toHaveLength(isPaymentPoint ? 1 : 0)
    expect(rows).toHaveLength(1)
  })
})
