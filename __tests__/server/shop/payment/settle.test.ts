import { cents } from '@/domain/kit/money'
import { RESERVATION_MS } from '@/domain/kit/constants'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderEvents, orders } from '@/server/kernel/db/schema/orders/orders'
import {
  paymentAttempts,
  payments,
  sandboxPayments,
} from '@/server/kernel/db/schema/payments/payments'
import { bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import type { Reply } from '@/__tests__/support/shop'
import { stockOf } from '@/__tests__/support/after-sales'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { outboxOf } from '@/__tests__/support/mail/outbox'

describe('the way from an order to its payment', () => {
  const shop = freshShop()

  const placeOrder = async () => pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const orderOf = async (placed: Reply) => {
    const { order_number, order_key } = placed.body.data ?? {}
    return (await shop.send('GET', `/api/orders/${order_number}/${order_key}`)).body.data
  }
  const stock = () => stockOf(shop, 'frame:nyx:M')

  test('a paid order has one payment, one mail, and its pieces have left the stock', async () => {
    const before = await stock()
    const placed = await placeOrder()
    expect(await stock()).toMatchObject({ on_hand: before.on_hand, reserved: 1 })
    expect((await payInSandbox(shop, placed)).body.data).toMatchObject({ status: 'paid' })
    expect(await stock()).toMatchObject({ on_hand: before.on_hand - 1, reserved: 0 })
    expect(await shop.db.select().from(payments)).toHaveLength(1)
    const [mail] = await outboxOf(shop)
    const { order_number, order_key } = placed.body.data ?? {}
    expect(mail).toMatchObject({ recipient: 'ada@example.com', kind: 'order_confirmation' })
    expect(mail?.text).toContain(`https://shop.test/orders/${order_number}/${order_key}`)
    const order = await orderOf(placed)
    expect(order).toMatchObject({ status: 'paid', can_pay: false })
    expect(order?.timeline?.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
  })

  test('a payment that does not fit is written to the log once, as a warning', async () => {
    const placed = await placeOrder()
    await shop.db.update(sandboxPayments).set({ reference: 'of-another-order', status: 'paid' })
    const lines: string[] = []
    const log = {
      info: () => {},
      warn: (_: unknown, message: string) => void lines.push(`warn ${message}`),
      error: (_: unknown, message: string) => void lines.push(`error ${message}`),
    }
    for (let round = 0; round < 5; round += 1) {
      shop.clock.advance(2 * 60_000)
      await reconcile({ ...shop.deps, log })
    }
    expect(lines).toEqual(['warn payment needs review'])
    expect((await orderOf(placed))?.timeline?.map(({ kind }) => kind)).toContain('payment_review')
  })

  test('fifty returns at once settle once', async () => {
    const placed = await placeOrder()
    const [sandbox] = await shop.db.select().from(sandboxPayments)
    await shop.send('POST', `/api/sandbox/payments/${sandbox?.id}`, { outcome: 'succeed' })
    const path = String(sandbox?.return_url).replace('/payment/return/', '/api/call-back-pay/')
    const replies = await Promise.all(Array.from({ length: 50 }, () => shop.send('GET', path)))
    expect(new Set(replies.map(({ body }) => String(body.data?.status)))).toEqual(new Set(['paid']))
    expect(await shop.db.select().from(payments)).toHaveLength(1)
    expect(await outboxOf(shop)).toHaveLength(1)
    expect(await orderOf(placed)).toMatchObject({ status: 'paid' })
  })

  test('a declined payment can be tried again with a new attempt and then paid', async () => {
    const placed = await placeOrder()
    const declined = await payInSandbox(shop, placed, 'decline')
    expect(declined.body.data).toMatchObject({ status: 'declined' })
    const { order_number, order_key } = placed.body.data ?? {}
    expect(await orderOf(placed)).toMatchObject({ status: 'pending_payment', can_pay: true })
    const again = await shop.send('POST', `/api/orders/${order_number}/${order_key}/pay`)
    expect(again.status).toBe(200)
    const paid = await payInSandbox(shop, again)
    expect(paid.body.data).toMatchObject({ status: 'paid', order_number })
    expect(await shop.db.select().from(paymentAttempts)).toHaveLength(2)
    const third = await shop.send('POST', `/api/orders/${order_number}/${order_key}/pay`)
    expect(third.body).toMatchObject({ code: 'payment_closed' })
  })

  test('a pending payment is processing until the provider says paid', async () => {
    const placed = await placeOrder()
    expect((await payInSandbox(shop, placed, 'pending')).body.data).toMatchObject({
      status: 'processing',
    })
    expect(await shop.db.select().from(payments)).toHaveLength(0)
    expect((await payInSandbox(shop, placed, 'succeed')).body.data).toMatchObject({
      status: 'paid',
    })
  })

  test('an order paid behind a closed tab is found by the reconciler', async () => {
    const placed = await placeOrder()
    const [sandbox] = await shop.db.select().from(sandboxPayments)
    await shop.send('POST', `/api/sandbox/payments/${sandbox?.id}`, { outcome: 'succeed' })
    await reconcile(shop.deps)
    expect(await orderOf(placed)).toMatchObject({ status: 'pending_payment' })
    shop.clock.advance(91_000)
    await Promise.all([reconcile(shop.deps), reconcile(shop.deps)])
    expect(await orderOf(placed)).toMatchObject({ status: 'paid' })
    expect(await shop.db.select().from(payments)).toHaveLength(1)
  })

  test('an order left unpaid expires, its page at the provider first, and gives its stock back', async () => {
    const placed = await placeOrder()
    shop.clock.advance(RESERVATION_MS + 1_000)
    await Promise.all([reconcile(shop.deps), reconcile(shop.deps)])
    expect(await orderOf(placed)).toMatchObject({ status: 'expired', can_pay: false })
    expect(await stock()).toMatchObject({ reserved: 0 })
    expect((await payInSandbox(shop, placed)).status).toBe(404)
    expect(await shop.db.select().from(payments)).toHaveLength(0)
    expect((await shop.db.select().from(sandboxPayments))[0]?.status).toBe('expired')
  })

  test.each([
    ['amount', { amount_cents: cents(1) }, ['review']],
    ['currency', { currency: 'EUR' }, ['review']],
    // Money with a different reference doesn't belong to the order.
    ['reference', { reference: 'someone-else' }, []],
  ])('money with another %s is flagged for review and never pays the order', async (...row) => {
    const [, change, purposes] = row
    const placed = await placeOrder()
    await shop.db.update(sandboxPayments).set(change)
    await payInSandbox(shop, placed)
    const [order] = await shop.db.select().from(orders)
    expect(order).toMatchObject({ payment_state: 'unpaid', needs_review: true })
    expect((await shop.db.select().from(payments)).map(({ purpose }) => purpose)).toEqual(purposes)
    const events = await shop.db.select().from(orderEvents)
    expect(events.map(({ kind }) => kind)).toContain('payment_review')
  })

  test('a return with a wrong token or of another order is not found', async () => {
    const placed = await placeOrder()
    const other = await pay(shop, {
      ...(await orderBody(shop, [bikeItem('nyx')])),
      email: 'other@example.com',
    })
    const tokens = await shop.db.select().from(sandboxPayments)
    const [first, second] = tokens.map(({ return_url }) => return_url.split('/').slice(-2))
    const swapped = await shop.send('GET', `/api/call-back-pay/${first?.[0]}/${second?.[1]}`)
    const unknown = await shop.send('GET', '/api/call-back-pay/nobody/nothing')
    for (const reply of [swapped, unknown]) {
      expect(reply.status).toBe(404)
      expect(reply.body.code).toBe('payment_not_found')
    }
    expect(placed.status + other.status).toBe(400)
  })

  test('the order page needs its key', async () => {
    const placed = await placeOrder()
    const number = String(placed.body.data?.order_number)
    const wrong = await shop.send('GET', `/api/orders/${number}/aaaaaaaaaaaaaaaaaaaaaa`)
    const unknown = await shop.send('GET', `/api/orders/NK-1/${placed.body.data?.order_key}`)
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(wrong.body.detail).toBe(unknown.body.detail)
  })

  test('a mail is sent once by several workers, and again after a failure', async () => {
    await payInSandbox(shop, await placeOrder())
    await Promise.all(Array.from({ length: 5 }, () => workOff(shop.deps)))
    expect(shop.sent).toHaveLength(1)
    await shop.db.update(mailOutbox).set({ status: 'queued' })
    const broken = { ...shop.deps, mail: { send: () => Promise.reject(new Error('refused')) } }
    shop.clock.advance(3_600_000)
    await workOff(broken)
    expect((await outboxOf(shop))[0]).toMatchObject({
      status: 'queued',
      last_error: 'refused',
    })
    await workOff(shop.deps)
    expect(shop.sent).toHaveLength(1)
    shop.clock.advance(3_600_000)
    await workOff(shop.deps)
    expect(shop.sent).toHaveLength(2)
    expect(shop.sent[1]?.messageId).toBe(shop.sent[0]?.messageId)
  })
})
