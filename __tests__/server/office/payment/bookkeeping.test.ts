import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { as, register } from '@/__tests__/support/members'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { BANK_ACCOUNT, offerBank } from '@/__tests__/support/orders/bank'
import { freshOffice } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const DAY_MS = 86_400_000

const { shop, admin } = freshOffice()
beforeEach(() => offerBank(shop))

interface Overview {
  reviews: { order_number: string }[]
  dead_events: { id: number; last_error: string }[]
  transfers: { reference: string; amount: number }[]
}

const overview = async () =>
  dataOf<Overview>(await as(shop, admin)('GET', '/api/backoffice/payments'))
const refund = (number: string, body: object, headers?: Record<string, string>) =>
  as(shop, admin)('POST', `/api/backoffice/orders/${number}/refunds`, body, headers)

test('an administrator refunds a part the way it was paid and another to credit', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  const part = { amount: 100, target: 'provider', reason: 'Scratch on the frame' }
  const key = { 'idempotency-key': 'one-press-of-the-button' }
  expect((await refund(number, part, key)).status).toBe(200)
  expect((await refund(number, part, key)).status).toBe(200)
  expect((await refund(number, { ...part, amount: 25.5, target: 'credit' })).status).toBe(200)
  await workOff(shop.deps)
  const rows = await shop.db.select().from(refunds)
  expect(rows.map((row) => [row.target, row.amount_cents, row.status, row.reason]).sort()).toEqual([
    ['credit', 2_550, 'succeeded', 'Scratch on the frame'],
    ['provider', 10_000, 'succeeded', 'Scratch on the frame'],
  ])
  expect(dataOf<{ balance: number }>(await as(shop, ada)('GET', '/api/credits')).balance).toBe(25.5)
  const order = dataOf<{ refunds: { to: string; amount: number }[]; status: string }>(
    await as(shop, ada)('GET', `/api/orders/${number}`),
  )
  expect(order.status).toBe('partly_refunded')
  expect(order.refunds.map(({ to, amount }) => [to, amount]).sort()).toEqual([
    ['credit', 25.5],
    ['provider', 100],
  ])
})

test('too much, nothing, no reason and a guest’s credit are refused', async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const number = String(placed.body.data?.order_number)
  const input = { amount: 10, target: 'provider', reason: 'None of it' }
  expect((await refund(number, input)).body.code).toBe('refund_too_large')
  expect((await refund('NK-1', input)).status).toBe(404)
  expect((await refund(number, { ...input, amount: 0 })).status).toBe(422)
  expect((await refund(number, { ...input, reason: ' ' })).status).toBe(422)
  expect((await refund(number, { ...input, target: 'credit' })).body.errors).toEqual([
    expect.objectContaining({ field: 'target' }),
  ])
})

test('a bank transfer is waited for; its order lives for a week once its email is confirmed', async () => {
  const body = await orderBody(shop, [bikeItem('nyx')], { provider: 'bank' })
  const key = 'one-order'
  const placed = await pay(shop, body, key)
  const path = String(placed.body.data?.redirect_url).replace(
    '/payment/return/',
    '/api/call-back-pay/',
  )
  expect((await shop.send('GET', path)).body.data).toMatchObject({
    status: 'processing',
    transfer: { account: BANK_ACCOUNT, amount: body.expected_total, currency: 'USD' },
  })
  await pay(shop, body, key)
  const letters = await outboxOf(shop, 'transfer')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(BANK_ACCOUNT)
  const token = /\?confirm=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1]
  const { order_number, order_key } = placed.body.data ?? {}
  const page = `/api/orders/${order_number}/${order_key}`
  expect((await shop.send('POST', `${page}/confirmation`, { token })).status).toBe(200)
  shop.clock.advance(6 * DAY_MS)
  await reconcile(shop.deps)
  const [order] = await shop.db.select().from(orders)
  expect(order?.payment_state).toBe('unpaid')
  shop.clock.advance(2 * DAY_MS)
  await reconcile(shop.deps)
  expect((await shop.db.select().from(orders))[0]?.payment_state).toBe('expired')
  expect((await shop.send('GET', path)).body.data?.status).toBe('expired')
})

test('the money of a transfer pays its order once, and a part leaves the rest due', async () => {
  const placeOrder = async (email: string) => {
    return pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider: 'bank', email }))
  }
  await placeOrder('a@example.com')
  await placeOrder('b@example.com')
  const [first, second] = (await overview()).transfers
  const mark = (reference: string | undefined, amount: number) =>
    as(shop, admin)('POST', `/api/backoffice/bank-transfers/${reference}/received`, { amount })
  expect((await mark(first?.reference, first?.amount ?? 0)).status).toBe(200)
  expect((await mark(first?.reference, first?.amount ?? 0)).status).toBe(200)
  expect((await mark(second?.reference, 1)).status).toBe(200)
  expect((await mark('NK-1-XXXX', 1)).status).toBe(404)
  const rows = await shop.db.select().from(orders).orderBy(orders.id)
  expect(rows.map((row) => [row.payment_state, row.needs_review])).toEqual([
    ['paid', false],
    ['unpaid', false],
  ])
  expect(await shop.db.select().from(payments)).toHaveLength(2)
  const { reviews, transfers } = await overview()
  expect(reviews).toEqual([])
  expect(transfers).toEqual([{ ...second, received: 1, amount: (second?.amount ?? 0) - 1 }])
})

test('a dead event is listed and worked on again when somebody asks for it', async () => {
  const dead = { provider: 'stripe', event_id: 'evt_1', type: 'charge.refunded', body: '{}' }
  const state = { status: 'dead', attempts: 20, last_error: 'Stripe gave no answer.' } as const
  await shop.db.insert(providerEvents).values({ ...dead, ...state })
  const [event] = (await overview()).dead_events
  expect(event).toMatchObject({ last_error: 'Stripe gave no answer.' })
  const retry = () => as(shop, admin)('POST', `/api/backoffice/provider-events/${event?.id}/retry`)
  expect((await retry()).status).toBe(200)
  expect((await retry()).status).toBe(404)
  expect((await overview()).dead_events).toEqual([])
  expect(await shop.db.select().from(providerEvents)).toMatchObject([{ status: 'queued' }])
})

test('the button asks the provider and brings the order there', async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const id = String(placed.body.data?.redirect_url).split('/').pop()
  await shop.send('POST', `/api/sandbox/payments/${id}`, { outcome: 'succeed' })
  const number = String(placed.body.data?.order_number)
  const reply = await as(shop, admin)('POST', `/api/backoffice/orders/${number}/look-up`)
  expect(reply.body.data?.status).toBe('paid')
})
