import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { deliver } from '@/__tests__/support/after-sales'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { mailsOf } from '@/__tests__/support/mail/outbox'

const DAY_MS = 86_400_000
const HELMET = { product_id: 5_000_110, count: 1 }
const CARD = { product_id: 5_000_124, count: 1, amount: 80 }

const shop = freshShop({ max: 10 })

const ordered = async (items: unknown[] = [HELMET, { product_id: 5_000_111, count: 2 }]) =>
  (await buyAsGuest(shop, items)).number

async function delivered(items?: unknown[]) {
  const number = await ordered(items)
  await deliver(shop, number)
  return number
}

const proof = (order_number: string, email = 'ada@example.com') => ({ order_number, email })
const state = (body: unknown) => shop.send('POST', '/api/withdrawal', body)
const confirm = (body: unknown) => shop.send('POST', '/api/withdrawal/confirm', body)

const receipts = async (number: string) =>
  (await mailsOf(shop, number)).filter(({ kind }) => kind.startsWith('withdrawal_receipt'))

test('number and e-mail together show what can be withdrawn from and until when', async () => {
  const number = await delivered()
  const { status, body } = await state(proof(` ${number.toLowerCase()} `, 'ADA@Example.com'))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    order_number: number,
    is_open: true,
    until: '2026-12-04',
    declared_at: null,
    lines: [
      { position: 0, count: 1, right: 'open', effect: 'return' },
      { position: 1, count: 2, right: 'open', effect: 'return' },
    ],
  })
})

test('an unknown number and a wrong e-mail answer alike, and tell nothing', async () => {
  const number = await delivered()
  const without = ({ request_id: _, ...body }: Record<string, unknown>) => body
  for (const send of [state, confirm]) {
    const [unknown, wrong] = [
      await send(proof('NK-999999')),
      await send(proof(number, 'eve@example.com')),
    ]
    expect(unknown.status).toBe(404)
    expect(without({ ...wrong.body })).toEqual(without({ ...unknown.body }))
  }
  expect(await shop.db.select().from(withdrawals)).toEqual([])
})

test.each([
  [{ order_number: '', email: 'ada@example.com' }, 'order_number'],
  [{ order_number: 'NK-100001', email: 'ada' }, 'email'],
])('%j is refused field by field', async (body, field) => {
  const reply = await state(body)
  expect(reply.status).toBe(422)
  expect(reply.body.errors?.map((one) => one.field)).toEqual([field])
})

test('a part of an order is withdrawn from, with one receipt that names moment and items', async () => {
  const number = await delivered()
  const reply = await confirm({ ...proof(number), lines: [1], reason: 'Too small' })
  expect(reply.status).toBe(200)
  const at = shop.clock.now().toISOString()
  expect(reply.body.data).toMatchObject({
    declared_at: at,
    is_open: true,
    lines: [{ right: 'open' }, { right: 'withdrawn' }],
  })
  const [row] = await shop.db.select().from(withdrawals)
  expect(row).toMatchObject({ lines: [1], reason: 'Too small' })
  const [receipt, more] = await receipts(number)
  expect(more).toBeUndefined()
  expect(receipt?.text).toContain('November 20, 2026, 7:00 AM Eastern')
  expect(receipt?.text).toContain('2 ×')
  const by = new Date(shop.clock.now().getTime() + 14 * DAY_MS).toISOString().slice(0, 10)
  expect(reply.body.data).toMatchObject({ country_code: 'US', ship_back: { by, label: number } })
  expect(receipt?.text).toMatch(new RegExp(`Send to.*\n?.*Write on the box.*${number}`, 's'))
})

test('twice, and many times at once, is quiet and shows the first time', async () => {
  const number = await delivered()
  const first = await Promise.all(Array.from({ length: 8 }, () => confirm(proof(number))))
  const at = shop.clock.now().toISOString()
  shop.clock.advance(3 * 3_600_000)
  const later = await confirm({ ...proof(number), lines: [0] })
  for (const { status, body } of [...first, later]) {
    expect([status, body.data]).toMatchObject([200, { declared_at: at }])
  }
  expect(await shop.db.select().from(withdrawals)).toHaveLength(1)
  expect(await receipts(number)).toHaveLength(1)
})

test('it isn’t open after the last day', async () => {
  const number = await delivered()
  shop.clock.advance(14 * DAY_MS)
  expect((await state(proof(number))).body.data).toMatchObject({ is_open: true })
  shop.clock.advance(2 * DAY_MS)
  expect((await state(proof(number))).body.data).toMatchObject({ is_open: false })
  expect((await confirm(proof(number))).body.code).toBe('withdrawal_closed')
})

test('lines that the order does not have are refused', async () => {
  const number = await delivered()
  expect((await confirm({ ...proof(number), lines: [7] })).status).toBe(422)
  expect((await confirm({ ...proof(number), lines: [] })).status).toBe(422)
})

test('a gift card is void after the withdrawal, and stays out of it once it was redeemed', async () => {
  const number = await delivered([HELMET, CARD])
  await shop.db.update(giftCards).set({ state: 'redeemed', redeemed_at: shop.clock.now() })
  expect((await state(proof(number))).body.data).toMatchObject({
    lines: [{ right: 'open' }, { right: 'redeemed' }],
  })
  expect((await confirm({ ...proof(number), lines: [1] })).status).toBe(422)
  await shop.db.update(giftCards).set({ state: 'active', redeemed_at: null })
  expect((await confirm(proof(number))).status).toBe(200)
  const cards = await shop.db.select().from(giftCards)
  expect(cards.map((card) => card.state)).toEqual(['void'])
})

test('an address has ten tries an hour', async () => {
  shop.deps.limits = memoryLimits()
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await state(proof('NK-999999'))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})
