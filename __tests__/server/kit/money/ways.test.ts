import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { register } from '@/__tests__/support/members'
import {
  attemptOf,
  comeBack,
  order,
  orderRow,
  payPalOrderOf,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { workOff } from '@/__tests__/support/work'

const DAY_MS = 86_400_000

const shop = withMoneyShop()

const statusOf = async (placed: Awaited<ReturnType<typeof order>>) =>
  (await orderRow(shop, placed)).status

test('1: a card pays, and the return finishes it', async () => {
  const placed = await order(shop)
  expect(placed.body.data?.redirect_url).toBe(sessionOf(shop, placed).url)
  shop.stripe.pay(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data).toMatchObject({
    status: 'paid',
    order_number: placed.body.data?.order_number,
  })
})

test('2: PayPal pays, and the return captures it', async () => {
  const placed = await order(shop, 'paypal')
  expect(placed.body.data?.redirect_url).toContain('paypal.com/checkoutnow?token=')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  expect(shop.payPal.balance()).toBe(0)
  expect((await comeBack(shop, placed, 'paypal')).body.data?.status).toBe('paid')
  expect(shop.payPal.balance()).toBe((await orderRow(shop, placed)).total_cents)
})

test.each(['stripe', 'paypal'] as const)(
  '3: the tab is closed after paying at %s, the event comes',
  async (provider) => {
    const placed = await order(shop, provider)
    if (provider === 'stripe') shop.stripe.pay(sessionOf(shop, placed))
    else shop.payPal.approve(payPalOrderOf(shop, placed))
    expect(await shop[provider === 'stripe' ? 'stripe' : 'payPal'].flush()).toEqual([200])
    await workOff(shop.deps)
    expect(await statusOf(placed)).toBe('paid')
  },
)

test.each(['stripe', 'paypal'] as const)(
  '4: the tab is closed after paying at %s, no event ever comes',
  async (provider) => {
    const placed = await order(shop, provider)
    if (provider === 'stripe') shop.stripe.pay(sessionOf(shop, placed))
    else shop.payPal.approve(payPalOrderOf(shop, placed))
    await shop.twoMinutes()
    expect(await statusOf(placed)).toBe('paid')
  },
)

test('10: a card is declined, then another pays in the same session', async () => {
  const placed = await order(shop)
  shop.stripe.decline(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data?.status).toBe('open')
  shop.stripe.pay(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
  expect(await shop.db.select().from(payments)).toHaveLength(1)
})

test('11: the confirmation at the bank is left; the page ends and the pieces are for sale again', async () => {
  const placed = await order(shop)
  shop.stripe.decline(sessionOf(shop, placed))
  await shop.endReservation()
  expect(await statusOf(placed)).toBe('expired')
  expect(sessionOf(shop, placed).status).toBe('expired')
})

test('12: a slow method succeeds a day later', async () => {
  const placed = await order(shop)
  shop.stripe.payLater(sessionOf(shop, placed))
  await shop.hearEvents()
  expect((await comeBack(shop, placed)).body.data?.status).toBe('processing')
  shop.clock.advance(DAY_MS)
  await shop.twoMinutes()
  expect(await statusOf(placed)).toBe('pending_payment')
  shop.stripe.arrive(sessionOf(shop, placed))
  await shop.hearEvents()
  expect(await statusOf(placed)).toBe('paid')
})

test('13: a slow method fails; the order can be paid by another page', async () => {
  const placed = await order(shop)
  shop.stripe.payLater(sessionOf(shop, placed))
  await comeBack(shop, placed)
  shop.stripe.bounce(sessionOf(shop, placed))
  await shop.hearEvents()
  expect((await comeBack(shop, placed)).body.data?.status).toBe('declined')
  const { order_number, order_key } = placed.body.data ?? {}
  const again = await shop.send('POST', `/api/orders/${order_number}/${order_key}/pay`, {})
  const session = [...shop.stripe.sessions.values()].find(
    ({ url }) => url === again.body.data?.redirect_url,
  )
  if (session) shop.stripe.pay(session)
  await shop.hearEvents()
  expect(await statusOf(placed)).toBe('paid')
})

test('a pending capture of PayPal is processing until it is decided', async () => {
  shop.payPal.captureStatus = 'PENDING'
  const placed = await order(shop, 'paypal')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  expect((await comeBack(shop, placed, 'paypal')).body.data?.status).toBe('processing')
  shop.payPal.settlePending(payPalOrderOf(shop, placed))
  await shop.hearEvents()
  expect(await statusOf(placed)).toBe('paid')
})

test('26: a second capture of the same approval is quiet', async () => {
  const placed = await order(shop, 'paypal')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  await Promise.all(Array.from({ length: 10 }, () => comeBack(shop, placed, 'paypal')))
  expect(await statusOf(placed)).toBe('paid')
  expect(await shop.db.select().from(payments)).toHaveLength(1)
})

test('27: PayPal declines the card behind the approval, another one pays', async () => {
  const placed = await order(shop, 'paypal')
  shop.payPal.declines = 1
  shop.payPal.approve(payPalOrderOf(shop, placed))
  expect((await comeBack(shop, placed, 'paypal')).body.data?.status).toBe('open')
  expect(shop.payPal.balance()).toBe(0)
  shop.payPal.approve(payPalOrderOf(shop, placed))
  expect((await comeBack(shop, placed, 'paypal')).body.data?.status).toBe('paid')
})

test('28: an approval that is reversed charges nobody', async () => {
  const placed = await order(shop, 'paypal')
  const there = payPalOrderOf(shop, placed)
  shop.payPal.approve(there)
  shop.payPal.reverse(there)
  await shop.hearEvents()
  expect((await comeBack(shop, placed, 'paypal')).body.data?.status).toBe('expired')
  expect(shop.payPal.balance()).toBe(0)
  // The stock is still reserved, so another payment page may be opened.
  const { order_number, order_key } = placed.body.data ?? {}
  const again = await shop.send('POST', `/api/orders/${order_number}/${order_key}/pay`, {})
  const second = [...shop.payPal.orders.values()].at(-1)
  expect(again.body.data?.redirect_url).toContain(String(second?.id))
  expect(second?.id).not.toBe(there.id)
  if (second) shop.payPal.approve(second)
  await shop.hearEvents()
  expect(await statusOf(placed)).toBe('paid')
})

test('an approval that comes after the pieces were given back is not captured', async () => {
  const placed = await order(shop, 'paypal')
  await shop.endReservation()
  expect(await statusOf(placed)).toBe('expired')
  shop.payPal.approve(payPalOrderOf(shop, placed))
  await shop.hearEvents()
  expect(shop.payPal.balance()).toBe(0)
})

test('32: what is charged are the lines of the order, whatever the cart does meanwhile', async () => {
  const first = await order(shop)
  const second = await pay(
    shop,
    await orderBody(shop, [bikeItem('nyx'), bikeItem('nireeka-homie')], { provider: 'stripe' }),
  )
  expect(attemptOf(second)).not.toBe(attemptOf(first))
  shop.stripe.pay(sessionOf(shop, first))
  expect((await comeBack(shop, first)).body.data?.status).toBe('paid')
  const row = await orderRow(shop, first)
  expect(shop.stripe.balance()).toBe(row.total_cents)
  expect(await statusOf(second)).toBe('pending_payment')
})

test('33: a price that changes while somebody pays changes nothing for this order', async () => {
  const placed = await order(shop)
  const before = (await orderRow(shop, placed)).total_cents
  const [nyx] = await shop.db.select().from(bikes).where(eq(bikes.slug, 'nyx'))
  const dearer = ((nyx?.price_cents ?? 0) + 50_000) as NonNullable<typeof nyx>['price_cents']
  await shop.db.update(bikes).set({ price_cents: dearer }).where(eq(bikes.slug, 'nyx'))
  shop.stripe.pay(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
  expect(shop.stripe.balance()).toBe(before)
})

test('34: a double click in two tabs and on two devices with one key is one order and one session', async () => {
  const body = await orderBody(shop, [bikeItem('nyx')], { provider: 'stripe' })
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => pay(shop, body, 'one-and-the-same-key')),
  )
  expect(new Set(replies.map(({ body: { data } }) => data?.redirect_url)).size).toBe(1)
  expect(shop.stripe.sessions.size).toBe(1)
  expect(await shop.db.select().from(orders)).toHaveLength(1)
  const [placed] = replies
  if (placed) shop.stripe.pay(sessionOf(shop, placed))
  if (placed) expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
})

test('39: a guest who registers while paying gets the order paid as it was placed', async () => {
  const placed = await order(shop)
  await register(shop, 'Ada')
  shop.stripe.pay(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
  expect((await orderRow(shop, placed)).user_id).toBeNull()
})

test('40: a promo code that is good for one use in two checkouts at once', async () => {
  await shop.db.insert(promotions).values({
    code: 'once',
    basis_points: 1_000,
    cap_cents: cents(40_000),
    threshold_cents: cents(300_000),
    max_uses_total: 1,
  })
  const body = await orderBody(shop, [bikeItem('nyx')], { provider: 'stripe', promo_code: 'once' })
  const replies = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => pay(shop, { ...body, email })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const placed = replies.find(({ status }) => status === 200)
  if (!placed) throw new Error('None was placed.')
  shop.stripe.pay(sessionOf(shop, placed))
  expect((await comeBack(shop, placed)).body.data?.status).toBe('paid')
  expect((await orderRow(shop, placed)).discount_cents).toBe(40_000)
  expect(await shop.db.select().from(orders)).toHaveLength(1)
})
