import { eq } from 'drizzle-orm'

import { hasBeenPaid, statesOf } from '@/domain/shop/orders/order-state'
import { createApi } from '@/server/app'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import type { Db } from '@/server/kernel/db/client'
import { guardedProvider } from '@/server/payments/providers/guarded-provider'
import { payPalProvider } from '@/server/payments/providers/paypal/provider'
import { stripeProvider } from '@/server/payments/providers/stripe/provider'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { expectSoundLedger } from './ledger'
import { bikeItem, orderBody, pay } from './orders'
import {
  FakePayPal,
  PAYPAL_MERCHANT,
  PAYPAL_WEBHOOK_IDS,
} from '@/__tests__/support/providers/fake-paypal'
import { FakeStripe, STRIPE_KEY, STRIPE_SECRETS } from '@/__tests__/support/providers/fake-stripe'
import { openTestShop, type Reply, type TestShop } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from './reconcile'

export interface MoneyShop extends TestShop {
  stripe: FakeStripe
  payPal: FakePayPal
  /** Runs what workers and the reconciler would do in the next two minutes. */
  twoMinutes(): Promise<void>
  /** Lets the reservation of an unpaid order end. */
  endReservation(): Promise<void>
  /** Delivers the waiting events of both providers and runs the jobs that they make. */
  hearEvents(): Promise<void>
}

const FAST = { timeoutMs: 700 }

export function providersOf(stripe: FakeStripe, payPal: FakePayPal, shopUrl: string) {
  const providers: PaymentProvider[] = [
    stripeProvider({
      secretKey: STRIPE_KEY,
      webhookSecrets: STRIPE_SECRETS,
      apiBase: stripe.server.origin,
      shopUrl,
      ...FAST,
    }),
    payPalProvider({
      clientId: 'client',
      clientSecret: 'secret',
      webhookIds: PAYPAL_WEBHOOK_IDS,
      apiBase: payPal.server.origin,
      merchantId: PAYPAL_MERCHANT,
      shopUrl,
      ...FAST,
    }),
  ]
  return providers.map((one) => guardedProvider(one, { restMs: 100 }))
}

export async function openMoneyShop(): Promise<MoneyShop> {
  const [stripe, payPal] = await Promise.all([FakeStripe.start(), FakePayPal.start()])
  const shop = await openTestShop({
    deps: { providers: providersOf(stripe, payPal, 'https://shop.test') },
  })
  stripe.now = () => shop.clock.now().getTime()
  const api = createApi(shop.deps)
  const deliverTo = (provider: string) => async (body: string, headers: Record<string, string>) => {
    const answer = await api.request(`/api/webhooks/${provider}`, { method: 'POST', body, headers })
    return answer.status
  }
  stripe.deliver = deliverTo('stripe')
  payPal.deliver = deliverTo('paypal')
  const twoMinutes = async () => {
    for (let round = 0; round < 4; round += 1) {
      shop.clock.advance(30_000)
      await reconcile(shop.deps)
      await workOff(shop.deps)
    }
  }
  return {
    ...shop,
    stripe,
    payPal,
    twoMinutes,
    endReservation: async () => {
      shop.clock.advance(36 * 60_000)
      await twoMinutes()
    },
    hearEvents: async () => {
      await Promise.all([stripe.flush(), payPal.flush()])
      await workOff(shop.deps)
    },
    close: async () => {
      await Promise.all([stripe.server.close(), payPal.server.close()])
      await shop.close()
    },
  }
}

export type ProviderId = 'stripe' | 'paypal'

/** Places a guest order for one Nyx with a provider. */
export async function order(
  shop: MoneyShop,
  provider: ProviderId = 'stripe',
  change: Record<string, unknown> = {},
  key?: string,
): Promise<Reply> {
  return pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider, ...change }), key)
}

export const attemptOf = (placed: Reply) => String(placed.body.data?.attempt_id)
export const sessionOf = (shop: MoneyShop, placed: Reply) =>
  shop.stripe.sessionOf(attemptOf(placed))
export const payPalOrderOf = (shop: MoneyShop, placed: Reply) =>
  shop.payPal.orderOf(attemptOf(placed))

/** Pays or approves at the page of the provider. */
export function payAt(provider: ProviderId, shop: MoneyShop, placed: Reply): void {
  if (provider === 'stripe') shop.stripe.pay(sessionOf(shop, placed))
  else shop.payPal.approve(payPalOrderOf(shop, placed))
}

/** Places a guest order, pays it and comes back. */
export async function paidOrder(shop: MoneyShop, provider: ProviderId = 'stripe', change = {}) {
  const placed = await order(shop, provider, change)
  payAt(provider, shop, placed)
  expect((await comeBack(shop, placed, provider)).body.data?.status).toBe('paid')
  return placed
}

/** Calls the API as the return page does. */
export function comeBack(shop: MoneyShop, placed: Reply, provider: ProviderId = 'stripe') {
  const attempt = attemptOf(placed)
  const path =
    provider === 'stripe'
      ? `/api/call-back/${attempt}?session_id=${sessionOf(shop, placed).id}`
      : `/api/call-back-pay-pal/${attempt}?token=${payPalOrderOf(shop, placed).id}`
  return shop.send('GET', path)
}

export async function orderRow(shop: MoneyShop, placed: Reply) {
  const number = String(placed.body.data?.order_number)
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, number))
  if (!row) throw new Error(`No order ${number}.`)
  return { ...row, ...statesOf(row) }
}

/** Checks a shop's invariants after every scenario (safety 3.6). */
export async function audit(shop: Pick<MoneyShop, 'db' | 'stripe' | 'payPal' | 'clock'>) {
  const { db, stripe, payPal } = shop
  expect([...stripe.server.violations, ...payPal.server.violations]).toEqual([])
  expect(await cashAt(db, 'stripe')).toBe(stripe.balance())
  expect(await cashAt(db, 'paypal')).toBe(payPal.balance())
  await expectSoundLedger(db)
  const rows = await db.select().from(orders)
  const paid = rows.filter(hasBeenPaid)
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b)
  await auditPayments(db, rows)
  const mails = await db.select().from(mailOutbox)
  const confirmed = mails.filter(({ kind }) => kind === 'order_confirmation')
  const confirmedOrders = confirmed.map(({ order_id }) => order_id ?? 0)
  expect(confirmedOrders.sort((a, b) => a - b)).toEqual(idsOf(paid))
  await auditStock(shop, rows)
}

/** Expects any excess of payments over an order's amount to be refunded; payments may be partial. */
async function auditPayments(db: Db, rows: Rows) {
  const remaining = (await db.select().from(payments)).filter(({ purpose }) => purpose === 'order')
  const over = (await db.select().from(refunds)).filter(({ is_surplus }) => is_surplus)
  const sumOf = (list: { amount_cents: number }[]) =>
    list.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  for (const row of rows) {
    const parts = remaining.filter(({ order_id }) => order_id === row.id)
    const back = over.filter(({ payment_id }) => parts.some(({ id }) => id === payment_id))
    expect([row.number, sumOf(parts) - sumOf(back)]).toEqual([row.number, row.paid_cents])
    const owed = row.total_cents - row.credit_cents
    expect([row.number, hasBeenPaid(row)]).toEqual([row.number, row.paid_at !== null])
    if (hasBeenPaid(row)) expect([row.number, row.paid_cents]).toEqual([row.number, owed])
    else expect(row.paid_cents === 0 || row.payment_state === 'unpaid').toBe(true)
  }
}

type Rows = (typeof orders.$inferSelect)[]

async function auditStock({ db, clock }: Pick<MoneyShop, 'db' | 'clock'>, rows: Rows) {
  const held = await db.select().from(stockReservations)
  const start = await startOf(db)
  for (const { sku, on_hand, reserved } of await db.select().from(stockItems)) {
    const count = (state: string) =>
      held
        .filter((one) => one.sku === sku && one.state === state)
        .reduce((sum, one) => sum + one.count, 0)
    expect([sku, on_hand]).toEqual([sku, (start.get(sku) ?? 0) - count('consumed')])
    expect([sku, reserved]).toEqual([sku, count('held')])
  }
  const isOpen = new Map(rows.map((row) => [row.id, row]))
  for (const { order_id, state } of held) {
    const row = isOpen.get(order_id)
    if (state !== 'held' || !row || row.needs_review) continue
    expect(row.payment_state).toBe('unpaid')
    expect(row.expires_at?.getTime()).toBeGreaterThan(clock.now().getTime())
  }
}

const starts = new WeakMap<object, Map<string, number>>()

export async function rememberStock(db: Db): Promise<void> {
  const rows = await db.select().from(stockItems)
  starts.set(db, new Map(rows.map(({ sku, on_hand }) => [sku, on_hand])))
}

async function startOf(db: Db): Promise<Map<string, number>> {
  const start = starts.get(db)
  if (!start) throw new Error('rememberStock was not called.')
  return start
}

/** Returns the cents that the ledger says a provider holds. */
async function cashAt(db: Db, kind: ProviderId): Promise<number> {
  const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind))
  const transfers = await db.select().from(ledgerTransfers)
  return transfers.reduce((sum, { from_account, to_account, amount_cents }) => {
    if (to_account === account?.id) return sum + amount_cents
    return from_account === account?.id ? sum - amount_cents : sum
  }, 0)
}

export async function stuckAttempts(db: Db) {
  const rows = await db.select().from(paymentAttempts)
  return rows.filter(({ status }) => status === 'unknown' || status === 'created')
}
