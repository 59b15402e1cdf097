import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { createDb, type Connection } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import type { Deps } from '@/server/kernel/deps'
import { randomIds } from '@/server/kernel/ports/ids'
import { noReaders } from '@/server/kernel/live/hub'
import { noLimits } from '@/server/kernel/ports/limits'
import { silentLog } from '@/server/kernel/ports/log'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { attachmentsOf } from '@/server/after-sale'
import { SUBSCRIPTIONS } from '@/server/subscriptions'
import { killNow, SECRET, startApi, type Running } from '@/__tests__/support/api/api-runner'
import { createTestDatabase } from '@/__tests__/support/database/database'
import { draws } from '@/__tests__/support/draws'
import {
  audit,
  providersOf,
  rememberStock,
  stuckAttempts,
} from '@/__tests__/support/orders/money-shop'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { FakePayPal } from '@/__tests__/support/providers/fake-paypal'
import { FakeStripe, STRIPE_KEY, STRIPE_SECRETS } from '@/__tests__/support/providers/fake-stripe'
import { TEST_SELLER } from '@/__tests__/support/seller'
import {
  localWebhooks,
  noMailLimits,
  noOrderLimits,
  noPictures,
  unconnected,
} from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'

const ROUNDS = draws({ few: 3, many: 30 })
const BUYERS = 8

let stripe: FakeStripe
let payPal: FakePayPal
let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection
let total = 0

const settings = () => ({
  WORKER: 'on',
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRETS: STRIPE_SECRETS.join(),
  STRIPE_API_BASE: stripe.server.origin,
})
const items = [bikeItem('nyx')]

beforeAll(async () => {
  stripe = await FakeStripe.start()
  payPal = await FakePayPal.start()
  database = await createTestDatabase()
  connection = createDb(database.url, { max: 6 })
  await connection.db.update(stockItems).set({ on_hand: 10_000 })
  await rememberStock(connection.db)
  const api = await startApi(database.url, '', settings())
  const checkout = await post(api, '/api/checkout-guest', { has_bike: true, items })
  const { quote } = checkout?.data as unknown as { quote: { totals: { total: number } } }
  total = quote.totals.total
  await killNow(api)
})
afterAll(async () => {
  await Promise.all([stripe.server.close(), payPal.server.close()])
  await connection.close()
  await database.drop()
})

interface Answer {
  data?: Record<string, string>
}

/** Returns null if the process was gone. */
async function post(
  api: Running,
  path: string,
  body: unknown,
  key?: string,
): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  return fetch(api.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((answer) => answer.json() as Promise<Answer>)
    .catch(() => null)
}

function deliverTo(api: Running) {
  stripe.deliver = (body, headers) =>
    fetch(`${api.origin}/api/webhooks/stripe`, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      () => 0,
    )
}

const acknowledged = { placed: new Set<string>(), paid: new Set<string>() }

/** Buys from the pay button to the return page; retries if a response is lost. */
async function buy(api: Running, email: string, hasComeBack: boolean): Promise<void> {
  const body = {
    items,
    email,
    shipping_address: ADDRESS,
    provider: 'stripe',
    expected_total: total,
  }
  const placed = await post(api, '/api/payment-guest', body, email)
  const attempt = placed?.data?.attempt_id
  if (!placed?.data || !attempt) return
  acknowledged.placed.add(String(placed.data.order_number))
  const session = stripe.sessionOf(attempt)
  if (session.status !== 'open') return
  stripe.pay(session)
  void stripe.flush()
  if (!hasComeBack) return
  const path = `${api.origin}/api/call-back/${attempt}?session_id=${session.id}`
  const back = await fetch(path)
    .then((answer) => answer.json() as Promise<Answer>)
    .catch(() => null)
  if (back?.data?.status === 'paid') acknowledged.paid.add(String(back.data.order_number))
}

/** Returns deps with a clock two minutes ahead, for the next run of workers and reconciler. */
function laterDeps(): Deps {
  const clock = { now: () => new Date(Date.now() + 120_000) }
  const { db } = connection
  return {
    ...{ db, clock, connections: unconnected({ db, clock, secret: SECRET }) },
    ids: randomIds,
    log: silentLog,
    limits: noLimits,
    orderLimits: noOrderLimits,
    reviewMs: 7 * 86_400_000,
    mailLimits: noMailLimits,
    passwords: argonPasswords(),
    socials: [],
    providers: providersOf(stripe, payPal, 'http://localhost:3000'),
    mail: null,
    attachmentsOf,
    ...noPictures,
    ...localWebhooks,
    inbound: null,
    subscriptions: SUBSCRIPTIONS,
    live: noReaders,
    secret: SECRET,
    shopUrl: 'http://localhost:3000',
    seller: TEST_SELLER,
    isOutboxOpen: false,
    namesUnknownMembers: false,
    staffSecondFactor: 'required',
  }
}

async function finishAndAudit() {
  const deps = laterDeps()
  stripe.now = Date.now
  await reconcile(deps)
  await workOff(deps)
  await audit({
    db: connection.db,
    stripe,
    payPal,
    clock: { ...deps.clock, set() {}, advance() {} },
  })
  expect(await stuckAttempts(connection.db)).toEqual([])
  const rows = await connection.db.select().from(orders)
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  const numbers = new Set(rows.map(({ number }) => number))
  expect([...acknowledged.placed].filter((number) => !numbers.has(number))).toEqual([])
  const paid = new Set(rows.filter(hasBeenPaid).map(({ number }) => number))
  expect([...acknowledged.paid].filter((number) => !paid.has(number))).toEqual([])
  const charged = [...stripe.sessions.values()].filter((one) => one.payment_status === 'paid')
  expect(paid.size).toBe(charged.length)
  return { rows: rows.length, paid: paid.size }
}

test(`${ROUNDS} times killed at random moments: no acknowledged order lost, none twice, nothing charged without an order`, async () => {
  // The first round runs undisturbed to measure its duration; later ones are killed at random times.
  let roundMs = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const api = await startApi(database.url, '', settings())
    deliverTo(api)
    const began = performance.now()
    const buyers = Array.from({ length: BUYERS }, (_, index) =>
      buy(api, `buyer-${round}-${index}@example.com`, index % 2 === 0),
    )
    if (round === 0) await Promise.all(buyers)
    roundMs ||= performance.now() - began
    const moment = ((round - Math.random()) / ROUNDS) * roundMs
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, moment))
    await killNow(api)
    await Promise.all(buyers)
  }
  const { rows } = await finishAndAudit()
  // The first round creates an order per buyer, so some of the killed rounds created one, too.
  expect(rows).toBeGreaterThan(Math.max(BUYERS, ROUNDS))
}, 600_000)

test.each([
  'after-order-commit',
  'after-provider-create',
  'after-provider-capture',
  'before-settle-commit',
  'after-settle-commit',
  'during-webhook',
])('29, 30: killed %s', async (point) => {
  const email = `${point}@example.com`
  const crashing = await startApi(database.url, point, settings())
  deliverTo(crashing)
  await buy(crashing, email, point !== 'during-webhook')
  // Waits long enough for the worker, which polls once a second.
  await Promise.race([crashing.ended, new Promise((resolve) => setTimeout(resolve, 4_000))])
  expect(crashing.child.exitCode ?? crashing.child.signalCode).not.toBeNull()
  const api = await startApi(database.url, '', settings())
  deliverTo(api)
  await buy(api, email, true)
  await stripe.flush()
  await killNow(api)
  await finishAndAudit()
  const mine = (await connection.db.select().from(orders)).filter((row) => row.email === email)
  expect(mine.map((row) => row.payment_state)).toEqual(['paid'])
})

test('3: with a worker, the event of a closed tab pays its order within 5 seconds', async () => {
  const api = await startApi(database.url, '', settings())
  deliverTo(api)
  const email = 'closed-tab@example.com'
  const body = {
    items,
    email,
    shipping_address: ADDRESS,
    provider: 'stripe',
    expected_total: total,
  }
  const placed = await post(api, '/api/payment-guest', body, email)
  stripe.pay(stripe.sessionOf(String(placed?.data?.attempt_id)))
  const began = Date.now()
  expect(await stripe.flush()).toContain(200)
  const statusOf = async () => {
    const rows = await connection.db.select().from(orders)
    return rows.find((row) => row.email === email)?.payment_state
  }
  while ((await statusOf()) !== 'paid' && Date.now() - began < 10_000) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(Date.now() - began).toBeLessThan(5_000)
  await killNow(api)
  await finishAndAudit()
})
