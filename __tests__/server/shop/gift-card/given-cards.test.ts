import { eq } from 'drizzle-orm'

import { voidCards } from '@/server/ledger/gift-card/queries'
import { purgeRecipients, sendGiftCard } from '@/server/after-sale'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { dayAfter } from '@/domain/kit/zone-time'
import { as, logIn, register } from '@/__tests__/support/members'
import { buyCart, readCart } from '@/__tests__/support/member-shop'
import { buyAsGuest, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const CARD = 5_000_124
const DAY_MS = 86_400_000
const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/

const shop = freshShop({ max: 20 })

const inDays = (days: number) => dayAfter(shop.clock.now().toISOString().slice(0, 10), days)

function giftItem(send_on: string | null, product_id = CARD) {
  const people = { to_name: 'Jill', to_email: 'jill@example.com', from_name: 'Jack' }
  const gift = { ...people, message: '<b>Enjoy</b>', send_on }
  return { product_id, count: 1, ...(product_id === CARD ? { amount: 100 } : {}), gift }
}

async function buy(send_on: string | null) {
  await buyAsGuest(shop, [giftItem(send_on)])
  const [card] = await shop.db.select().from(giftCards)
  if (!card) throw new Error('No card was made.')
  return card
}

const letters = () => outboxOf(shop, 'gift_card:')

test('the letter waits for its day, and of two workers one writes it', async () => {
  const { id } = await buy(inDays(10))
  const [own] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'gift_card'))
  expect(own?.text).toContain('Jill')
  expect(own?.text).not.toMatch(CODE)
  await sendGiftCard(shop.deps, id)
  expect(await letters()).toEqual([])
  shop.clock.advance(11 * DAY_MS)
  await Promise.all([sendGiftCard(shop.deps, id), sendGiftCard(shop.deps, id)])
  const [letter, ...more] = await letters()
  expect([letter?.recipient, more]).toEqual(['jill@example.com', []])
  expect(letter?.text).toMatch(CODE)
  expect(letter?.html).toContain('&lt;b&gt;Enjoy')
})

test('a card that was voided before its day is never sent', async () => {
  const { id } = await buy(inDays(10))
  await voidCards(shop.db, [id])
  shop.clock.advance(11 * DAY_MS)
  await sendGiftCard(shop.deps, id)
  expect(await letters()).toEqual([])
})

test('at once is right with the payment', async () => {
  await sendGiftCard(shop.deps, (await buy(null)).id)
  expect(await letters()).toHaveLength(1)
})

test('the letter waits while a dispute is open, and is never sent once the money went back', async () => {
  const { id, order_id } = await buy(null)
  const order = (change: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(change).where(eq(orders.id, order_id))
  await order({ disputed: true })
  await sendGiftCard(shop.deps, id)
  expect(await letters()).toEqual([])
  await order({ disputed: false, payment_state: 'refunded' })
  await sendGiftCard(shop.deps, id)
  const [card] = await shop.db.select().from(giftCards)
  expect([await letters(), card?.state]).toEqual([[], 'void'])
})

test('the order says for whom a card is and whether it was sent', async () => {
  const placed = await pay(shop, await orderBody(shop, [giftItem(inDays(10))]))
  const { order_number, order_key } = placed.body.data ?? {}
  const gift = async () => {
    const reply = await shop.send('GET', `/api/orders/${order_number}/${order_key}`)
    return (reply.body.data as { lines: { gift: unknown }[] }).lines[0]?.gift
  }
  expect(await gift()).toMatchObject({ to_name: 'Jill', state: 'unpaid', at: null })
  await payInSandbox(shop, placed)
  expect(await gift()).toMatchObject({ to_email: 'jill@example.com', state: 'waiting' })
  shop.clock.advance(11 * DAY_MS)
  const [card] = await shop.db.select().from(giftCards)
  await sendGiftCard(shop.deps, card?.id ?? 0)
  const at = shop.clock.now().toISOString()
  expect(await gift()).toMatchObject({ state: 'sent', at })
})

test('30 days after it was sent the address and the message are gone', async () => {
  await sendGiftCard(shop.deps, (await buy(null)).id)
  await shop.db.update(mailOutbox).set({ status: 'sent' })
  const stored = async () => {
    const [line] = await shop.db.select().from(orderLines)
    const [letter] = await letters()
    return [line?.gift?.to_name, line?.gift?.to_email, line?.gift?.message, letter?.recipient]
  }
  shop.clock.advance(29 * DAY_MS)
  await purgeRecipients(shop.deps)
  expect(await stored()).toEqual(['Jill', 'jill@example.com', '<b>Enjoy</b>', 'jill@example.com'])
  shop.clock.advance(2 * DAY_MS)
  await purgeRecipients(shop.deps)
  expect(await stored()).toEqual(['Jill', '', '', 'deleted@invalid'])
})

describe('of a user', () => {
  const ada = fresh(() => register(shop, 'Ada'))

  async function buyFor(...items: ReturnType<typeof giftItem>[]) {
    await as(shop, ada)('POST', '/api/cart', { items })
    return buyCart(shop, ada)
  }

  test('cards for two people are two lines, and the same card again is one more', async () => {
    const jim = { ...giftItem(null), gift: { ...giftItem(null).gift, to_email: 'jim@example.com' } }
    await as(shop, ada)('POST', '/api/cart', { items: [giftItem(null), jim, giftItem(null)] })
    const { carts } = await readCart(shop, ada)
    expect(carts.map(({ gift, count }) => [gift?.to_email, count])).toEqual([
      ['jill@example.com', 2],
      ['jim@example.com', 1],
    ])
  })

  test('a card whose day passed in the cart stops the order with a sentence', async () => {
    await as(shop, ada)('POST', '/api/cart', { items: [giftItem(inDays(1))] })
    shop.clock.advance(3 * DAY_MS)
    const { carts } = await readCart(shop, await logIn(shop, ada))
    expect(carts[0]?.problem).toContain('That day has passed')
  })

  test('a waiting card survives the account and is sent on its day', async () => {
    await buyFor(giftItem(inDays(10)), { ...giftItem(null), amount: 60 })
    const [waiting, now] = await shop.db.select().from(giftCards).orderBy(giftCards.position)
    await sendGiftCard(shop.deps, now?.id ?? 0)
    await shop.db.update(mailOutbox).set({ status: 'sent' })
    const gone = await as(shop, ada)('POST', '/api/account/delete', {
      password: ada.password,
    })
    expect(gone.status).toBe(200)
    const gifts = async () =>
      (await shop.db.select().from(orderLines).orderBy(orderLines.position)).map(
        ({ gift }) => gift?.to_email,
      )
    expect(await gifts()).toEqual(['jill@example.com', undefined])
    shop.clock.advance(11 * DAY_MS)
    await sendGiftCard(shop.deps, waiting?.id ?? 0)
    const [, letter] = await letters()
    expect([letter?.recipient, letter?.status]).toEqual(['jill@example.com', 'queued'])
    expect(letter?.text).toMatch(CODE)
    await shop.db.update(mailOutbox).set({ status: 'sent' })
    shop.clock.advance(31 * DAY_MS)
    await purgeRecipients(shop.deps)
    expect(await gifts()).toEqual([undefined, undefined])
  })
})

test.each([
  ['for another product', 5_000_110, 10],
  ['more than a year ahead', CARD, 400],
  ['on a day that has passed', CARD, -2],
])('a gift %s is refused', async (_, product_id, days) => {
  const reply = await pay(shop, await orderBody(shop, [giftItem(inDays(days), product_id)]))
  expect(reply.body.code).toBe('invalid_input')
})
