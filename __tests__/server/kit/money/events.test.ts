import { createApi } from '@/server/app'
import type { Db } from '@/server/kernel/db/client'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import {
  attemptOf,
  comeBack,
  order,
  orderRow,
  paidOrder,
  payAt,
  payPalOrderOf,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { STRIPE_SECRETS } from '@/__tests__/support/providers/fake-stripe'
import { PAYPAL_WEBHOOK_IDS } from '@/__tests__/support/providers/fake-paypal'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'

const shop = withMoneyShop()

const deliver = (body: string, headers: Record<string, string>) =>
  shop.stripe.deliver?.(body, headers) ?? Promise.resolve(0)

test('5: the event comes before the return', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  await shop.hearEvents()
  expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
  expect(await shop.db.select().from(payments)).toHaveLength(1)
})

test('6: the return comes before the event', async () => {
  await paidOrder(shop)
  await shop.hearEvents()
  expect(await shop.db.select().from(payments)).toHaveLength(1)
})

test('7: return and event in the same moment, fifty times', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  await shop.stripe.flush()
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? comeBack(shop, placed) : workOff(shop.deps),
    ),
  )
  await workOff(shop.deps)
  expect(await shop.db.select().from(payments)).toHaveLength(1)
  expect((await orderRow(shop, placed)).status).toBe('paid')
})

test.each(['stripe', 'payPal'] as const)('8: every event of %s comes five times', async (name) => {
  const placed = await order(shop, name === 'stripe' ? 'stripe' : 'paypal')
  payAt(name === 'stripe' ? 'stripe' : 'paypal', shop, placed)
  const events = shop[name].events.splice(0)
  const answers = await shop[name].flush(
    events.flatMap((event) => Array(5).fill(event) as typeof events),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await shop.db.select().from(providerEvents)).toHaveLength(events.length)
  await Promise.all([workOff(shop.deps), workOff(shop.deps)])
  await shop[name].flush()
  await workOff(shop.deps)
  expect((await orderRow(shop, placed)).status).toBe('paid')
  expect(await outboxOf(shop)).not.toHaveLength(0)
})

function permutations<T>(all: T[]): T[][] {
  if (all.length <= 1) return [all]
  return all.flatMap((one, index) =>
    permutations([...all.slice(0, index), ...all.slice(index + 1)]).map((rest) => [one, ...rest]),
  )
}

test.each(permutations(['processing', 'completed', 'refunded', 'dispute']))(
  '9: events in the order %s, %s, %s, %s end in the same books',
  async (...sequence) => {
    const placed = await order(shop)
    const session = sessionOf(shop, placed)
    shop.stripe.payLater(session)
    shop.stripe.arrive(session)
    shop.stripe.refundInConsole(session, 10_000)
    shop.stripe.dispute(session)
    const [processing, completed, refunded, dispute] = shop.stripe.events.splice(0)
    const byName = { processing, completed, refunded, dispute } as Record<string, typeof completed>
    for (const name of sequence) {
      const event = byName[name]
      if (event) await shop.stripe.flush([event, event, event])
      await workOff(shop.deps)
    }
    // Events from before the booking are looked up when the payment's next event arrives.
    await shop.stripe.flush(
      [processing, completed, refunded, dispute].filter((one) => one !== undefined),
    )
    await shop.twoMinutes()
    expect(await orderRow(shop, placed)).toMatchObject({
      status: 'partly_refunded',
      disputed: true,
    })
  },
)

test('14: the page ended, and then an old event says it was completed', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  const [late] = shop.stripe.events.splice(0)
  // Before the event arrives, the order expires, and its page at the provider turns out to be paid.
  await shop.endReservation()
  if (late) await shop.stripe.flush([late])
  await workOff(shop.deps)
  expect((await orderRow(shop, placed)).status).toBe('paid')
})

test('24: ids of two orders that are swapped find nothing', async () => {
  const [first, second] = [
    await order(shop),
    await order(shop, 'stripe', { email: 'b@example.com' }),
  ]
  shop.stripe.pay(sessionOf(shop, first))
  const swapped = `/api/call-back/${attemptOf(second)}?session_id=${sessionOf(shop, first).id}`
  const forged = `/api/call-back/${attemptOf(second)}?session_id=cs_test_forged`
  const unknown = `/api/call-back/unknown?session_id=${sessionOf(shop, first).id}`
  const other = `/api/call-back-pay-pal/${attemptOf(first)}?token=${sessionOf(shop, first).id}`
  const answers = await Promise.all(
    [swapped, forged, unknown, other].map((path) => shop.send('GET', path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
  expect((await orderRow(shop, second)).status).toBe('pending_payment')
  expect((await comeBack(shop, first)).body.data?.status).toBe('paid')
})

test('25: unsigned, forged, stale and changed events of Stripe are refused and kept nowhere', async () => {
  shop.stripe.pay(sessionOf(shop, await order(shop)))
  const [event] = shop.stripe.events.splice(0)
  const body = event?.body ?? ''
  const answers = await Promise.all([
    deliver(body, {}),
    deliver(body, { 'stripe-signature': 't=1,v1=00' }),
    deliver(body, shop.stripe.headers(body, 'whsec_of_somebody_else')),
    deliver(body, shop.stripe.headers(body, STRIPE_SECRETS[1], 301)),
    deliver(`${body} `, shop.stripe.headers(body)),
  ])
  expect(answers).toEqual([400, 400, 400, 400, 400])
  expect(await shop.db.select().from(providerEvents)).toEqual([])
  // Both secrets are valid during rotation.
  expect(await deliver(body, shop.stripe.headers(body, STRIPE_SECRETS[0]))).toBe(200)
  await workOff(shop.deps)
})

test('25: unsigned, forged and changed events of PayPal are refused, also with a certificate of another host', async () => {
  const placed = await order(shop, 'paypal')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  const [event] = shop.payPal.events.splice(0)
  const body = event?.body ?? ''
  const send = (text: string, headers: Record<string, string>) =>
    shop.payPal.deliver?.(text, headers) ?? Promise.resolve(0)
  const right = () => shop.payPal.headers(body)
  const answers = await Promise.all([
    send(body, {}),
    send(body, { ...right(), 'paypal-transmission-sig': 'AAAA' }),
    send(body, shop.payPal.headers(body, 'WH-OF-SOMEBODY-ELSE')),
    send(body, { ...right(), 'paypal-cert-url': 'https://api.paypal.com.evil.test/certificate' }),
    send(body, { ...right(), 'paypal-transmission-time': '2020-01-01T00:00:00Z' }),
    send(body.replace('APPROVED', 'APPROVEX'), right()),
  ])
  expect(answers).toEqual([400, 400, 400, 400, 400, 400])
  expect(await shop.db.select().from(providerEvents)).toEqual([])
  expect(await send(body, shop.payPal.headers(body, PAYPAL_WEBHOOK_IDS[0]))).toBe(200)
  await workOff(shop.deps)
  expect((await orderRow(shop, placed)).status).toBe('paid')
})

test('31: while the database is away an event is refused with 503, and taken when it comes again', async () => {
  const placed = await order(shop)
  shop.stripe.pay(sessionOf(shop, placed))
  const [event] = shop.stripe.events.splice(0)
  const body = event?.body ?? ''
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const away = {
    ...shop.deps,
    db: {
      insert: () => {
        throw gone
      },
    } as unknown as Db,
  }
  const api = createApi(away)
  const headers = shop.stripe.headers(body)
  const answer = await api.request('/api/webhooks/stripe', { method: 'POST', body, headers })
  expect(answer.status).toBe(503)
  expect(await deliver(body, shop.stripe.headers(body))).toBe(200)
  await workOff(shop.deps)
  expect((await orderRow(shop, placed)).status).toBe('paid')
})

test('an event that cannot be worked on is tried again with growing waits, and is dead after twenty tries', async () => {
  shop.stripe.pay(sessionOf(shop, await order(shop)))
  await shop.stripe.flush()
  shop.stripe.server.failBy(() => 'malformed')
  const waits: number[] = []
  for (let tries = 0; tries < 20; tries += 1) {
    await workOff(shop.deps)
    const [row] = await shop.db.select().from(providerEvents)
    waits.push(
      Math.round(((row?.next_attempt_at.getTime() ?? 0) - shop.clock.now().getTime()) / 1_000),
    )
    expect(row).toMatchObject({ attempts: tries + 1, status: tries < 19 ? 'queued' : 'dead' })
    shop.clock.advance(3_700_000 * 1.2)
  }
  expect(waits.slice(0, 4)).toEqual([1, 2, 4, expect.any(Number)])
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_960)
  shop.stripe.server.failBy(null)
  await new Promise((resolve) => setTimeout(resolve, 150))
  await shop.twoMinutes()
})
