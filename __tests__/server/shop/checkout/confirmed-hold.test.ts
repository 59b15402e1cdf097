import type { WireOrder } from '@/contract/shop/orders/orders'
import { RESERVATION_MS } from '@/domain/kit/constants'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { orderRow, confirmEmail } from '@/__tests__/support/after-sales'
import { freshShop } from '@/__tests__/support/fixtures'
import { memberOrder, saveBike } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import type { Reply } from '@/__tests__/support/shop'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { mailsOf } from '@/__tests__/support/mail/outbox'

const MINUTE_MS = 60_000
const SHORT_MS = RESERVATION_MS
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

const shop = freshShop()
beforeEach(() => offerBank(shop))

const guestOrder = async (provider = 'bank') =>
  pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider }))
const numberOf = (placed: Reply) => String(placed.body.data?.order_number)
const pathOf = (placed: Reply) => `/api/orders/${numberOf(placed)}/${placed.body.data?.order_key}`
const heldFor = async (placed: Reply) => {
  const { created_at, expires_at } = await orderRow(shop, numberOf(placed))
  return (expires_at?.getTime() ?? 0) - created_at.getTime()
}
const read = async (placed: Reply) =>
  (await shop.send('GET', pathOf(placed))).body.data as unknown as WireOrder

async function tokenOf(placed: Reply): Promise<string> {
  const mails = await mailsOf(shop, numberOf(placed))
  const links = mails.flatMap(({ text }) => /\?confirm=([\w-]+)/.exec(text)?.[1] ?? [])
  return links[0] ?? ''
}
const confirm = (placed: Reply, token: string) =>
  shop.send('POST', `${pathOf(placed)}/confirmation`, { token })

test('a guest’s bank transfer holds stock for half an hour, and its page says what to do', async () => {
  const placed = await guestOrder()
  expect(await heldFor(placed)).toBe(35 * 60_000)
  const order = await read(placed)
  expect(order.email_confirmation).toEqual({ holds_until: '2026-11-27T12:00:00.000Z' })
  expect(order.transfer).toMatchObject({
    account: 'IBAN GB00 TEST',
    confirm_by: '2026-11-20T12:35:00.000Z',
  })
})

test('the email’s one button confirms, and the stock is held for the week', async () => {
  const placed = await guestOrder()
  const token = await tokenOf(placed)
  // Placing the order reveals its key, but not the token that was sent to the inbox.
  expect(JSON.stringify(placed.body)).not.toContain(token)
  shop.clock.advance(20 * MINUTE_MS)
  expect((await confirm(placed, token)).status).toBe(200)
  expect(await heldFor(placed)).toBe(WEEK_MS)
  shop.clock.advance(24 * 60 * MINUTE_MS)
  await reconcile(shop.deps)
  const order = await read(placed)
  expect([order.status, order.email_confirmation]).toEqual(['pending_payment', null])
  expect(order.timeline.filter(({ kind }) => kind === 'email_confirmed')).toHaveLength(1)
  await confirm(placed, token)
  expect(
    (await read(placed)).timeline.filter(({ kind }) => kind === 'email_confirmed'),
  ).toHaveLength(1)
})

test('an order that nobody confirms ends after half an hour and gives its stock back', async () => {
  const placed = await guestOrder()
  const token = await tokenOf(placed)
  shop.clock.advance(SHORT_MS + MINUTE_MS)
  // The confirmation is too late, although the reconciler hasn't run yet.
  await confirm(placed, token)
  await reconcile(shop.deps)
  expect((await read(placed)).status).toBe('expired')
  expect((await confirm(placed, token)).status).toBe(200)
  expect((await read(placed)).status).toBe('expired')
})

test('neither a wrong token nor that of another order confirms', async () => {
  const [one, other] = [await guestOrder(), await guestOrder('sandbox')]
  for (const token of ['x', 'A'.repeat(22), await tokenOf(other)]) {
    const reply = await confirm(one, token || 'none')
    expect([reply.status, reply.body.code]).toEqual([422, 'link_invalid'])
  }
  expect(await heldFor(one)).toBe(SHORT_MS)
})

test('a confirmation while the order is ended by the clock ends one way', async () => {
  const placed = await guestOrder()
  const token = await tokenOf(placed)
  shop.clock.advance(SHORT_MS - 1)
  await Promise.all([confirm(placed, token), reconcile(shop.deps)])
  expect((await read(placed)).status).toBe('pending_payment')
  expect(await heldFor(placed)).toBe(WEEK_MS)
})

test('declined cards of an unconfirmed guest do not prolong the hold', async () => {
  const placed = await guestOrder('sandbox')
  shop.clock.advance(20 * MINUTE_MS)
  await payInSandbox(shop, placed, 'decline')
  expect((await shop.send('POST', `${pathOf(placed)}/pay`)).status).toBe(200)
  expect(await heldFor(placed)).toBe(SHORT_MS)
})

test('a member is believed whose account has a confirmed address, and only then', async () => {
  const ada = await register(shop, 'Ada')
  const order = async () => {
    await saveBike(shop, ada)
    const body = await memberOrder(shop, ada, { provider: 'bank' })
    return as(shop, ada)('POST', '/api/checkout', body)
  }
  expect(await heldFor(await order())).toBe(SHORT_MS)
  await confirmEmail(shop, ada)
  const believed = await order()
  expect(await heldFor(believed)).toBe(WEEK_MS)
  const mails = await mailsOf(shop, numberOf(believed))
  expect(mails.find(({ kind }) => kind.startsWith('transfer'))?.text).not.toContain('confirm=')
})

test('rows that were placed before keep the hold they have', async () => {
  const placed = await guestOrder()
  const until = new Date(shop.clock.now().getTime() + WEEK_MS)
  await shop.db.update(orders).set({ expires_at: until })
  shop.clock.advance(SHORT_MS * 2)
  await reconcile(shop.deps)
  expect((await read(placed)).status).toBe('pending_payment')
})

const sendAgain = (placed: Reply, body: { email?: string } = {}) =>
  shop.send('POST', `${pathOf(placed)}/confirmation-email`, body)
const linkIn = ({ text }: { text: string }) => /\?confirm=([\w-]+)/.exec(text)?.[1] ?? ''

test('the email is sent again on request, with the same link and no longer hold', async () => {
  const placed = await guestOrder()
  shop.clock.advance(10 * MINUTE_MS)
  expect((await sendAgain(placed)).status).toBe(200)
  expect(await heldFor(placed)).toBe(SHORT_MS)
  const mails = await mailsOf(shop, numberOf(placed))
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(1)
  expect(mails.map(linkIn)).toEqual([linkIn(mails[0] ?? { text: '' }), await tokenOf(placed)])
  expect((await confirm(placed, await tokenOf(placed))).status).toBe(200)
})

test('a corrected address gets the email, and only its link confirms', async () => {
  const placed = await guestOrder()
  const stale = await tokenOf(placed)
  const changed = await sendAgain(placed, { email: 'right@example.com' })
  expect(changed.body.data).toMatchObject({ email: 'right@example.com' })
  const [, mail] = await mailsOf(shop, numberOf(placed))
  expect(mail?.recipient).toBe('right@example.com')
  // A link mailed to the buyer's own address must not confirm one that isn't theirs.
  expect((await confirm(placed, stale)).body.code).toBe('link_invalid')
  expect((await confirm(placed, linkIn(mail ?? { text: '' }))).status).toBe(200)
  expect(await heldFor(placed)).toBe(WEEK_MS)
})

test('an inbox that holds enough takes no order over from another one', async () => {
  shop.deps.orderLimits = { ...shop.deps.orderLimits, perBuyer: 1 }
  const elsewhere = { ...ADDRESS, line1: '9 Other Street' }
  const other = { email: 'full@example.com', shipping_address: elsewhere }
  const first = await pay(shop, await orderBody(shop, [bikeItem('nyx')], other))
  expect(first.status).toBe(200)
  const placed = await guestOrder()
  const full = await sendAgain(placed, { email: 'full+2@example.com' })
  expect([full.status, full.body.code]).toEqual([409, 'too_many_held'])
  expect((await read(placed)).email).not.toContain('full')
})

test('nothing is sent for an order that is confirmed, paid, ended or not one’s own', async () => {
  const [confirmed, ended, card] = [
    await guestOrder(),
    await guestOrder(),
    await guestOrder('sandbox'),
  ]
  await confirm(confirmed, await tokenOf(confirmed))
  shop.clock.advance(SHORT_MS + MINUTE_MS)
  for (const placed of [confirmed, ended, card]) {
    const count = (await mailsOf(shop, numberOf(placed))).length
    const reply = await sendAgain(placed, { email: 'eve@example.com' })
    expect([reply.status, reply.body.code]).toEqual([409, 'confirmation_closed'])
    expect(await mailsOf(shop, numberOf(placed))).toHaveLength(count)
    expect((await read(placed)).email).not.toBe('eve@example.com')
  }
  const wrong = await shop.send(
    'POST',
    `/api/orders/${numberOf(ended)}/wrong/confirmation-email`,
    {},
  )
  expect(wrong.body.code).toBe('order_not_found')
})

test('one inbox is sent the email three times an hour on request', async () => {
  shop.deps.limits = memoryLimits()
  const placed = await guestOrder()
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await sendAgain(placed)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
