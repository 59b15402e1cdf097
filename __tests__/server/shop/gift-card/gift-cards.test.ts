import { ne } from 'drizzle-orm'

import { cartLines } from '@/server/kernel/db/schema/orders/carts'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { idOf } from '@/__tests__/support/after-sales'
import { as, register, type Member } from '@/__tests__/support/members'
import { buyCart, dataOf, readCart, readOrder } from '@/__tests__/support/member-shop'
import { orderBody, pay, payInSandbox, totalOf } from '@/__tests__/support/orders/orders'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'
import { mailsOf } from '@/__tests__/support/mail/outbox'

const CARD = 5_000_124
const HELMET = 5_000_110

const shop = freshShop({ max: 20 })
const ada = fresh(() => register(shop, 'Ada'))

const card = (amount?: number, count = 1) => ({ product_id: CARD, count, amount })

async function buyCards(...items: ReturnType<typeof card>[]) {
  const placed = await pay(shop, await orderBody(shop, items))
  await payInSandbox(shop, placed)
  return String(placed.body.data?.order_number)
}

const lettersOf = async (number: string) =>
  (await mailsOf(shop, number)).filter(({ kind }) => kind === 'gift_card')

async function codesOf(number: string): Promise<string[]> {
  const [mail] = await lettersOf(number)
  return mail?.text.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g) ?? []
}

const redeem = (member: Member, code: string) =>
  as(shop, member)('POST', '/api/credits/redeem', { code })

test('a card costs its amount, ships for nothing and is not taxed', async () => {
  expect(await totalOf(shop, [card(275, 2)])).toBe(550)
  expect(await totalOf(shop, [card()])).toBe(50)
})

test.each([
  [49, CARD],
  [501, CARD],
  [50.5, CARD],
  [-50, CARD],
  [100, HELMET],
])('an amount of %p for product %i is refused', async (amount, product_id) => {
  const items = [{ product_id, count: 1, amount }]
  const reply = await shop.send('POST', '/api/checkout-guest', { has_bike: false, items })
  expect(reply.status).toBe(422)
  expect((await as(shop, ada)('POST', '/api/cart', { items })).status).toBe(422)
})

test('the database takes no other amount into a cart', async () => {
  const send = as(shop, ada)
  await send('POST', '/api/cart', { items: [card(150), card(150), card(80)] })
  const { carts, total } = await readCart(shop, ada)
  expect(carts.map(({ amount, count }) => [amount, count])).toEqual([
    [150, 2],
    [80, 1],
  ])
  expect(total).toBe(380)
  const user_id = await idOf(shop, ada)
  for (const amount_cents of [4_900, 50_100, 7_550]) {
    const wrong = { user_id, product_id: CARD, count: 1, amount_cents: amount_cents as never }
    await expect(shop.db.insert(cartLines).values(wrong)).rejects.toThrow()
  }
})

test('a paid order brings one letter with a code for each card', async () => {
  const number = await buyCards(card(100, 2), card(75))
  const codes = await codesOf(number)
  expect(new Set(codes).size).toBe(3)
  expect(await lettersOf(number)).toHaveLength(1)
  const rows = await shop.db.select().from(giftCards).orderBy(giftCards.id)
  expect(rows.map(({ amount_cents }) => amount_cents)).toEqual([10_000, 10_000, 7_500])
  for (const code of codes) {
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  }
  await workOff({ ...shop.deps, mail: { send: async () => {} } })
  const [mail] = await lettersOf(number)
  expect([mail?.status, mail?.text, mail?.html]).toEqual(['sent', '', ''])
})

test('an order without a card brings no such letter', async () => {
  const placed = await pay(shop, await orderBody(shop, [{ product_id: HELMET, count: 1 }]))
  await payInSandbox(shop, placed)
  expect(await lettersOf(String(placed.body.data?.order_number))).toEqual([])
})

test('of 50 redeems at once by two users one is booked', async () => {
  const [code = ''] = await codesOf(await buyCards(card(120)))
  const bob = await register(shop, 'Bob')
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => redeem(i % 2 ? ada : bob, code)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = replies.filter(({ status }) => status !== 200).map(({ body }) => String(body.code))
  expect(new Set(codes)).toEqual(new Set(['gift_code_refused']))
  const transfers = await shop.db
    .select()
    .from(ledgerTransfers)
    .where(ne(ledgerTransfers.kind, 'payment'))
  expect(transfers.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['gift', 12_000],
  ])
}, 60_000)

test('a code may be typed with small letters, blanks and look-alikes', async () => {
  const [code = ''] = await codesOf(await buyCards(card(60)))
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
  expect(dataOf(await redeem(ada, typed))).toEqual({ amount: 60, balance: 60 })
})

test('unknown, used and void codes answer alike', async () => {
  const [used = ''] = await codesOf(await buyCards(card(60)))
  await redeem(ada, used)
  await as(shop, ada)('POST', '/api/cart', { items: [card(70)] })
  const number = await buyCart(shop, ada)
  const [voided = ''] = await codesOf(number)
  await as(shop, ada)('POST', `/api/orders/${number}/cancel`)
  const replies = await Promise.all(
    [used, voided, 'AAAA-BBBB-CCCC-DDDD'].map((c) => redeem(ada, c)),
  )
  const bodies = replies.map(({ status, body }) => [status, body.code, body.message, body.errors])
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(replies[0]?.status).toBe(422)
})

test('an order whose card was redeemed cannot be cancelled, and says why', async () => {
  await as(shop, ada)('POST', '/api/cart', { items: [card(90)] })
  const number = await buyCart(shop, ada)
  const [code = ''] = await codesOf(number)
  expect((await readOrder(shop, ada, number)).can_cancel).toBe(true)
  await redeem(ada, code)
  expect((await readOrder(shop, ada, number)).can_cancel).toBe(false)
  const reply = await as(shop, ada)('POST', `/api/orders/${number}/cancel`)
  expect([reply.status, reply.body.code]).toEqual([409, 'order_not_cancellable'])
  expect(reply.body.message).toContain('gift card')
})

test('cancelling and redeeming at once never pays twice', async () => {
  for (let round = 0; round < 5; round += 1) {
    await as(shop, ada)('POST', '/api/cart', { items: [card(90)] })
    const number = await buyCart(shop, ada)
    const [code = ''] = await codesOf(number)
    const [cancelled, redeemed] = await Promise.all([
      as(shop, ada)('POST', `/api/orders/${number}/cancel`),
      redeem(ada, code),
    ])
    expect([cancelled.status === 200, redeemed.status === 200].filter(Boolean)).toHaveLength(1)
  }
}, 30_000)

test('an account has ten tries an hour', async () => {
  shop.deps.limits = memoryLimits()
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await redeem(ada, 'AAAABBBBCCCCDDDD')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})
