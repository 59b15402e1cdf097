import { eq, sql } from 'drizzle-orm'

import { orders } from '@/server/kernel/db/schema/orders/orders'
import { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import type { Deps } from '@/server/kernel/deps'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import {
  comeBack,
  openMoneyShop,
  order,
  orderRow,
  payPalOrderOf,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import type { Reply } from '@/__tests__/support/shop'
import { fresh } from '@/__tests__/support/fixtures'
import { placeStuck, STUCK } from '@/__tests__/support/orders/stuck-orders'
import { reconcile } from '@/__tests__/support/orders/reconcile'

jest.setTimeout(120_000)

const ROUND_MS = 15_000
const OVERDUE_MS = 36 * 60_000

const shop = fresh(openMoneyShop)
afterEach(() => shop.close())

async function rounds(count: number, deps: Deps = shop.deps): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    shop.clock.advance(ROUND_MS)
    await reconcile(deps)
  }
}

const stateOf = async (placed: Reply) => (await orderRow(shop, placed)).payment_state

async function holdsStock(placed: Reply): Promise<boolean> {
  const { id } = await orderRow(shop, placed)
  const rows = await shop.db
    .select({ state: stockReservations.state })
    .from(stockReservations)
    .where(eq(stockReservations.order_id, id))
  expect(rows.length).toBeGreaterThan(0)
  return rows.some(({ state }) => state === 'held')
}

function failing(id: string, call: PaymentProvider['expire']): Deps {
  const providers = shop.deps.providers.map((one) => {
    if (one.id !== id) return one
    const { unguarded: _, ...provider } = one
    return { ...provider, lookUp: call, expire: call, listRefunds: async () => [] }
  })
  return { ...shop.deps, providers }
}

const isUnpaid = () => eq(orders.payment_state, 'unpaid')

describe('52 orders that stay due in front of others', () => {
  test('whose money is on its way leave the 53rd to expire within two rounds', async () => {
    await placeStuck(shop)
    shop.clock.advance(1_000)
    const behind = await order(shop, 'stripe')
    shop.clock.advance(OVERDUE_MS)
    await rounds(2)
    expect([await stateOf(behind), await holdsStock(behind)]).toEqual(['expired', false])
    expect(await shop.db.select().from(orders).where(isUnpaid())).toHaveLength(STUCK)
  })

  test('of which nothing can be learned leave another one of the same provider to expire', async () => {
    const stuck = new Set(await placeStuck(shop))
    shop.clock.advance(1_000)
    const behind = await order(shop, 'stripe')
    shop.clock.advance(OVERDUE_MS)
    shop.stripe.server.failBy(({ path }) =>
      path.split('/').some((part) => stuck.has(part)) ? 'error' : null,
    )
    await rounds(2)
    expect([await stateOf(behind), await holdsStock(behind)]).toEqual(['expired', false])
  })

  test('expire themselves within minutes once their provider says that no one will pay', async () => {
    const stuck = await placeStuck(shop, 3)
    shop.clock.advance(OVERDUE_MS)
    await rounds(8)
    for (const id of stuck) {
      const session = shop.stripe.sessions.get(id)
      if (session) shop.stripe.bounce(session)
    }
    await rounds(21)
    const states = await shop.db.select({ state: orders.payment_state }).from(orders)
    expect(states.map(({ state }) => state)).toEqual(['expired', 'expired', 'expired'])
  })

  test('are asked about less and less often', async () => {
    await placeStuck(shop, 2)
    shop.clock.advance(OVERDUE_MS)
    const calls = async () => {
      const before = shop.stripe.server.calls.filter(({ path }) => path.endsWith('/expire')).length
      await rounds(8)
      return shop.stripe.server.calls.filter(({ path }) => path.endsWith('/expire')).length - before
    }
    const [first, , third] = [await calls(), await calls(), await calls()]
    expect(first).toBeGreaterThan(third)
    expect(third).toBeLessThanOrEqual(2)
  })
})

describe('a provider that is down', () => {
  test('stops neither the polling of another one nor the end of its orders', async () => {
    await placeStuck(shop)
    shop.clock.advance(1_000)
    const paid = await order(shop, 'paypal', { email: 'paid@example.com' })
    const left = await order(shop, 'paypal', { email: 'left@example.com' })
    shop.payPal.approve(payPalOrderOf(shop, paid))
    shop.clock.advance(90_000)
    shop.stripe.server.failBy(() => 'error')
    await rounds(2)
    expect(await stateOf(paid)).toBe('paid')
    shop.clock.advance(OVERDUE_MS)
    await rounds(2)
    expect([await stateOf(left), await holdsStock(left)]).toEqual(['expired', false])
  })

  test('that never answers costs the round of another one nothing', async () => {
    await placeStuck(shop, 6)
    const left = await order(shop, 'paypal')
    shop.clock.advance(OVERDUE_MS)
    const hanging = failing('stripe', () => new Promise(() => undefined))
    void reconcile(hanging)
    const end = Date.now() + 15_000
    while ((await stateOf(left)) === 'unpaid' && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await stateOf(left)).toBe('expired')
  })

  test('is polled again within minutes of its return', async () => {
    const placed = await order(shop)
    shop.stripe.server.failBy(() => 'error')
    shop.clock.advance(90_000)
    await rounds(40)
    shop.stripe.pay(sessionOf(shop, placed))
    shop.stripe.server.failBy(null)
    await rounds(22)
    expect(await stateOf(placed)).toBe('paid')
  })
})

describe('52 refunds that their provider has taken and does not end', () => {
  test('leave the 53rd to be heard of within two rounds', async () => {
    await placeStuck(shop, 1)
    const [row] = await shop.db.select({ id: orders.id }).from(orders)
    // Refunds of one payment each, older than the refund below.
    const at = new Date(shop.clock.now().getTime() - 3_600_000).toISOString()
    await shop.db.execute(sql`
      with made as (
        insert into payments (order_id, attempt_id, provider, provider_payment_id, amount_cents, currency, purpose, captured_at)
        select ${row?.id}, (select id from payment_attempts where order_id = ${row?.id}), 'stripe', 'pi_stuck_' || n, 100, 'USD', 'surplus', ${at}
        from generate_series(1, ${STUCK}) n returning id)
      insert into refunds (order_id, payment_id, cause, amount_cents, provider_refund_id, created_at, next_attempt_at)
      select ${row?.id}, id, 'stuck-' || id, 100, 're_stuck_' || id, ${at}, ${at}::timestamptz + interval '1 year' from made`)
    // The newest payment.
    const paid = await order(shop)
    shop.stripe.pay(sessionOf(shop, paid))
    await comeBack(shop, paid)
    const { id } = await orderRow(shop, paid)
    const intent = sessionOf(shop, paid).payment_intent?.id ?? ''
    await shop.db.execute(sql`
      insert into refunds (order_id, payment_id, cause, amount_cents, provider_refund_id, created_at, next_attempt_at)
      select ${id}, p.id, 'behind', 100, 're_behind', ${shop.clock.now().toISOString()}, now() + interval '1 year'
      from payments p where p.order_id = ${id}`)
    shop.stripe.refunds.push({
      ...{ id: 're_behind', object: 'refund', amount: 100, status: 'failed' },
      ...{ payment_intent: intent, metadata: {} },
    })
    shop.clock.advance(100_000)
    await rounds(2)
    const { rows } = await shop.db.execute(sql`select status from refunds where cause = 'behind'`)
    expect(rows).toEqual([{ status: 'failed' }])
  })
})
