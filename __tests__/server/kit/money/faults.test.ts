import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import {
  comeBack,
  order,
  orderRow,
  paidOrder,
  payAt,
  payPalOrderOf,
  sessionOf,
  stuckAttempts,
  type ProviderId,
} from '@/__tests__/support/orders/money-shop'
import type { Fault } from '@/__tests__/support/providers/fake-server'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { workOff } from '@/__tests__/support/work'

const shop = withMoneyShop()

const fakeOf = (provider: ProviderId) => (provider === 'stripe' ? shop.stripe : shop.payPal)
const CREATE = /^POST \/v(1\/checkout\/sessions|2\/checkout\/orders)$/
const LOOK_UP = /^GET \/v(1\/checkout\/sessions|2\/checkout\/orders)\//
const CAPTURE = /\/capture$/

async function orderUntilOpen(provider: ProviderId) {
  for (let tries = 0; tries < 6; tries += 1) {
    const placed = await order(shop, provider, {}, 'the-button-was-pressed')
    if (placed.status === 200) return placed
    expect(placed.status).toBe(502)
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  throw new Error('The page never opened.')
}

const FAULTS: [number, string, Fault[]][] = [
  [15, 'hangs', ['hang', 'hang']],
  [16, 'does the work and the connection breaks', ['reset', 'reset']],
  [17, 'fails twice', ['error', 'error']],
  [18, 'asks for patience', ['too-many']],
  [19, 'answers half a sentence', ['malformed']],
  [20, 'answers an unknown status', ['unknown-status']],
]

describe.each(['stripe', 'paypal'] as const)('%s', (provider) => {
  test.each(FAULTS)(
    '%i: %s when the page is opened: one order, one page, paid once',
    async (...row) => {
      const [, , faults] = row
      fakeOf(provider).server.fail(CREATE, ...faults)
      const placed = await orderUntilOpen(provider)
      payAt(provider, shop, placed)
      expect((await comeBack(shop, placed, provider)).body.data?.status).toBe('paid')
      expect(await shop.db.select().from(orders)).toHaveLength(1)
      expect(
        fakeOf(provider) === shop.stripe ? shop.stripe.sessions.size : shop.payPal.orders.size,
      ).toBe(1)
    },
  )

  test.each(FAULTS)(
    '%i: %s when it is looked up: the screen waits and the reconciler pays',
    async (...row) => {
      const [, , faults] = row
      const placed = await order(shop, provider)
      payAt(provider, shop, placed)
      fakeOf(provider).server.fail(LOOK_UP, ...faults)
      const back = await comeBack(shop, placed, provider)
      expect(back.status).toBe(200)
      expect(['open', 'processing', 'paid']).toContain(back.body.data?.status)
      await new Promise((resolve) => setTimeout(resolve, 120))
      await shop.twoMinutes()
      expect((await orderRow(shop, placed)).status).toBe('paid')
      expect(await shop.db.select().from(payments)).toHaveLength(1)
    },
  )
})

test.each(FAULTS)('%i: PayPal %s when it is captured: captured once', async (...row) => {
  const [, , faults] = row
  const placed = await order(shop, 'paypal')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  shop.payPal.server.fail(CAPTURE, ...faults)
  await comeBack(shop, placed, 'paypal')
  await new Promise((resolve) => setTimeout(resolve, 120))
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).status).toBe('paid')
  expect(shop.payPal.balance()).toBe((await orderRow(shop, placed)).total_cents)
})

test('an order whose page never opened and whose buyer left is ended, and no page of it can be paid', async () => {
  shop.stripe.server.fail(CREATE, 'reset', 'reset')
  expect((await order(shop)).status).toBe(502)
  expect(await stuckAttempts(shop.db)).toHaveLength(1)
  await shop.twoMinutes()
  // The reconciler found the provider's page by its idempotency key.
  expect(await stuckAttempts(shop.db)).toHaveLength(0)
  await shop.endReservation()
  const [row] = await shop.db.select().from(orders)
  expect(row?.payment_state).toBe('expired')
  expect([...shop.stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
})

test('a provider that keeps failing is left alone, and others work meanwhile', async () => {
  // Stops the clock, because on a busy machine these orders may outlast the provider's rest period.
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  shop.stripe.server.failBy(() => 'error')
  for (let tries = 0; tries < 6; tries += 1) {
    await order(shop, 'stripe', { email: `buyer-${tries}@example.com` })
  }
  const before = shop.stripe.server.calls.length
  expect((await order(shop, 'stripe', { email: 'late@example.com' })).status).toBe(502)
  expect(shop.stripe.server.calls.length).toBe(before)
  await paidOrder(shop, 'paypal')
  shop.stripe.server.failBy(null)
  clock.mockReturnValue(now + 150)
  await shop.twoMinutes()
  clock.mockRestore()
  expect(await stuckAttempts(shop.db)).toHaveLength(0)
})

test('events that get lost on the way cost nothing but time', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  shop.stripe.events.splice(0)
  await workOff(shop.deps)
  await shop.twoMinutes()
  expect((await orderRow(shop, placed)).status).toBe('paid')
})
