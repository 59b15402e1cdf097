import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { grantCredit } from '@/server/ledger/credits/transfer'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { as, register, type Member } from '@/__tests__/support/members'
import {
  buyCart,
  dataOf,
  memberOrder,
  readCart,
  readCheckout,
  readGarage,
  readOrder,
  saveBike,
} from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { stockOf } from '@/__tests__/support/after-sales'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop({ max: 20 })
let ada: Member
let count = 0
beforeEach(async () => {
  count += 1
  ada = await register(shop, `Ada${count}`)
})

async function give(member: Member, amount: number): Promise<void> {
  const [user] = await shop.db.select().from(users).where(eq(users.public_id, member.id))
  await shop.db.transaction((tx) =>
    grantCredit(tx, {
      userId: user?.id ?? 0,
      amount: cents(amount),
      kind: 'goodwill',
      cause: `test-${member.id}-${amount}`,
      title: 'For a test',
    }),
  )
}

const placeOrder = (member: Member, body: unknown, key?: string) =>
  as(shop, member)('POST', '/api/checkout', body, key ? { 'idempotency-key': key } : {})

test('cart, checkout, order and the money at the provider agree, and the cart is empty then', async () => {
  await saveBike(shop, ada)
  await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: 5000110, count: 2 }] })
  const cart = await readCart(shop, ada)
  const checkout = await readCheckout(shop, ada)
  expect(checkout.quote.totals.total).toBe(cart.total)
  expect(checkout).toMatchObject({ email: ada.email, addresses: [], to_pay: cart.total })
  expect(checkout.providers.map(({ id }) => id)).toEqual(['sandbox'])
  const number = await buyCart(shop, ada, { promo_code: 'xmas' }).catch((error: Error) => error)
  expect(String(number)).toContain('totals_changed')
  const order = await readOrder(shop, ada, await buyCart(shop, ada))
  expect(order).toMatchObject({ status: 'paid', email: ada.email, credit_used: 0 })
  expect(order.totals.total).toBe(cart.total)
  expect((await readCart(shop, ada)).carts).toEqual([])
})

test('an address of the book is used by its id', async () => {
  await saveBike(shop, ada)
  const own = dataOf<{ id: number }>(await as(shop, ada)('POST', '/api/addresses', ADDRESS))
  expect((await readCheckout(shop, ada)).selected_shipping_id).toBe(own.id)
  const order = await readOrder(
    shop,
    ada,
    await buyCart(shop, ada, { shipping_address: { id: own.id } }),
  )
  expect(order.shipping_address).toMatchObject(ADDRESS)
})

test.each([
  ['with one key', 'one-key-for-all'],
  ['without a key', undefined],
])('50 equal orders at once, %s, are one order with one answer', async (_, key) => {
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada)
  const replies = await Promise.all(Array.from({ length: 50 }, () => placeOrder(ada, body, key)))
  const answers = new Set(replies.map(({ body: answer }) => JSON.stringify(answer.data)))
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(answers.size).toBe(1)
  expect((await placeOrder(ada, body, key)).body.data).toEqual(replies[0]?.body.data)
})

test('two browsers of a member order one cart once; the same things put in again are another order', async () => {
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada)
  const first = await placeOrder(ada, body, 'browser-one-orders')
  expect((await placeOrder(ada, body, 'browser-two-orders')).body.code).toBe('cart_empty')
  await saveBike(shop, ada)
  const second = await placeOrder(ada, body, 'browser-two-orders')
  const [one, other] = [first, second].map((reply) => dataOf<Record<string, string>>(reply))
  for (const name of ['order_number', 'order_key', 'attempt_id', 'redirect_url'])
    expect(other?.[name]).not.toBe(one?.[name])
  expect((await placeOrder(ada, body, 'browser-one-orders')).body.data).toEqual(one)
})

test('the same things can be ordered again once the first order is paid', async () => {
  await saveBike(shop, ada)
  const first = await buyCart(shop, ada)
  await saveBike(shop, ada)
  expect(await buyCart(shop, ada)).not.toBe(first)
})

test('what another tab adds while an order is placed stays in the cart, and the order is what was charged', async () => {
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada)
  const [placed] = await Promise.all([
    placeOrder(ada, body, 'tab-one-orders'),
    as(shop, ada)('POST', '/api/cart', { items: [{ product_id: 5000110 }] }),
  ])
  const left = (await readCart(shop, ada)).carts.map(({ product_id }) => product_id)
  if (placed?.status === 409) {
    expect(left).toHaveLength(2)
    return
  }
  expect(left).toEqual([5000110])
  const { order_number } = placed?.body.data as { order_number: string }
  const order = await readOrder(shop, ada, order_number)
  const sum = order.lines.reduce((total, line) => total + line.total_price, 0)
  expect(order.totals.subtotal).toBeCloseTo(sum, 2)
  expect(order.lines).toHaveLength(1)
})

test('credit pays a part, and the provider is asked for the rest', async () => {
  await give(ada, 50_000)
  await saveBike(shop, ada)
  const { quote, credit, to_pay } = await readCheckout(shop, ada, '?use_credit=true')
  expect(credit).toEqual({ balance: 500, used: 500 })
  expect(to_pay).toBeCloseTo(quote.totals.total - 500, 2)
  const order = await readOrder(shop, ada, await buyCart(shop, ada, { use_credit: true }))
  expect(order).toMatchObject({ status: 'paid', credit_used: 500 })
  const credits = dataOf<{ balance: number; entries: { amount: number; kind: string }[] }>(
    await as(shop, ada)('GET', '/api/credits'),
  )
  expect(credits.balance).toBe(0)
  expect(credits.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['spent', -500],
    ['goodwill', 500],
  ])
})

test('credit that covers all pays the order without a payment page', async () => {
  await give(ada, 2_000_000)
  await saveBike(shop, ada)
  const placed = await placeOrder(ada, await memberOrder(shop, ada, { use_credit: true }))
  const { redirect_url, order_number } = dataOf<{ redirect_url: string; order_number: string }>(
    placed,
  )
  expect(redirect_url).toMatch(/^\/payment\/return\//)
  await shop.send('GET', redirect_url.replace('/payment/return', '/api/call-back-pay'))
  expect(await readOrder(shop, ada, order_number)).toMatchObject({ status: 'paid' })
  expect(await readGarage(shop, ada)).toHaveLength(1)
})

test('20 orders at once never spend more credit than there is', async () => {
  await give(ada, 60_000)
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { use_credit: true })
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => placeOrder(ada, body, `spending-${index}`)),
  )
  await expectSoundLedger(shop.db)
})

test('a paid bike is in the garage, can be upgraded while it is not begun, and has the new build then', async () => {
  await saveBike(shop, ada)
  await buyCart(shop, ada)
  const [bike] = await readGarage(shop, ada)
  expect(bike).toMatchObject({ status: 'ordered', can_upgrade: true, title: 'Nyx' })
  const upgraded = bikeItem('nyx', (build, model) => {
    const battery = model.groups.find(({ parts }) => parts.some(({ look }) => look.battery))
    const large = battery?.parts.find(({ look }) => look.battery === 'large')
    if (!battery || !large) throw new Error('No large battery.')
    const selectedParts = { ...build.selectedParts, [battery.category_part_id]: large.id }
    return { ...build, selectedParts }
  })
  const same = await saveBike(shop, ada, bikeItem('nyx'), {
    mode: 'CEUM',
    order_bike_id: bike?.id,
  })
  expect(same.body.code).toBe('nothing_to_upgrade')
  await saveBike(shop, ada, upgraded, { mode: 'CEOM', order_bike_id: bike?.id })
  const [line] = (await readCart(shop, ada)).carts
  expect(line).toMatchObject({ title: null, order_bike_id: bike?.id, count: 1, problem: null })
  expect(line?.options.upgrades.length).toBeGreaterThan(0)
  const path = `/api/configurator/nyx?mode=CEUM&orderBikeID=${bike?.id}`
  const { edit } = dataOf<{
    edit: { preUpgrades: { color_id: number }; upgradesInCart: unknown[] }
  }>(await as(shop, ada)('GET', path))
  expect(edit.preUpgrades.color_id).toBe(bike?.build.color_id)
  expect(edit.upgradesInCart).toEqual(line?.options.upgrades)
  const eve = await register(shop, `Eve${count}`)
  expect((await as(shop, eve)('GET', path)).body.code).toBe('owned_bike_not_found')
  expect((await shop.send('GET', path)).body.code).toBe('not_signed_in')
  const order = await readOrder(shop, ada, await buyCart(shop, ada))
  expect(order.totals).toMatchObject({ subtotal: line?.price, shipping: 0 })
  const garage = await readGarage(shop, ada)
  expect(garage).toHaveLength(1)
  expect(garage[0]?.build).toEqual(upgraded.server.build)
})

test('members and guests share the last five bikes', async () => {
  await shop.db
    .update(stockItems)
    .set({ on_hand: 5, reserved: 0 })
    .where(eq(stockItems.sku, 'frame:nyx:M'))
  const guestBody = await orderBody(shop, [bikeItem('nyx')])
  const members = await Promise.all(
    Array.from({ length: 10 }, (_, index) => register(shop, `Racer${index}`)),
  )
  for (const member of members) await saveBike(shop, member)
  const body = await memberOrder(shop, members[0] as Member)
  const replies = await Promise.all([
    ...members.map((member) => placeOrder(member, body)),
    ...Array.from({ length: 30 }, (_, index) =>
      pay(shop, { ...guestBody, email: `guest${index}@example.com` }),
    ),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  const [stock] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, 'frame:nyx:M'))
  expect(stock?.reserved).toBe(5)
  await shop.db.update(stockItems).set({ on_hand: 500 }).where(eq(stockItems.sku, 'frame:nyx:M'))
})

test('a cancelled order gives stock, money and credit back, once', async () => {
  await give(ada, 30_000)
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada, { use_credit: true })
  const before = await stockOf(shop, 'frame:nyx:M')
  const cancel = () => as(shop, ada)('POST', `/api/orders/${number}/cancel`)
  const replies = await Promise.all([cancel(), cancel(), cancel()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const order = await readOrder(shop, ada, number)
  expect(order).toMatchObject({ status: 'cancelled', can_cancel: false })
  expect(order.refunds.map(({ to, status, amount }) => [to, status, amount])).toEqual([
    ['provider', 'succeeded', order.totals.total - 300],
    ['credit', 'succeeded', 300],
  ])
  expect((await stockOf(shop, 'frame:nyx:M')).on_hand).toBe(before.on_hand + 1)
  expect(await readGarage(shop, ada)).toEqual([])
  const records = dataOf<{ payments: { status: string; id: string }[] }>(
    await as(shop, ada)('GET', '/api/payments'),
  )
  expect(records.payments.map(({ status }) => status)).toEqual(['refunded'])
  const id = records.payments[0]?.id
  expect((await as(shop, ada)('DELETE', `/api/payments/${id}`)).status).toBe(200)
  expect((await as(shop, ada)('DELETE', `/api/payments/${id}`)).status).toBe(404)
})

test('cancelling and paying at once ends in one of both, with the money where it belongs', async () => {
  for (let round = 0; round < 15; round += 1) {
    await saveBike(shop, ada)
    const placed = await placeOrder(ada, await memberOrder(shop, ada), `race-${round}-${count}`)
    const { order_number } = dataOf<{ order_number: string }>(placed)
    await Promise.all([
      payInSandbox(shop, placed).catch(() => undefined),
      as(shop, ada)('POST', `/api/orders/${order_number}/cancel`),
    ])
    const order = await readOrder(shop, ada, order_number)
    expect(order.status).toBe('cancelled')
    const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
    const [row] = await shop.db.select().from(orders).where(eq(orders.number, order_number))
    const isPaid = row?.paid_at !== null
    expect(refunded).toBeCloseTo(isPaid ? order.totals.total : 0, 2)
  }
})
