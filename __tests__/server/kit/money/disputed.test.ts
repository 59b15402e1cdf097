import { randomUUID } from 'node:crypto'

import { amountDue } from '@/domain/shop/orders/amount-due'
import { cents } from '@/domain/kit/money'
import { balanceOf, grantCredit } from '@/server/ledger/credits/transfer'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { syncDispute } from '@/server/payments/disputes/disputes'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { idOf } from '@/__tests__/support/after-sales'
import { as, register, type Member } from '@/__tests__/support/members'
import { memberOrder, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { comeBack, orderRow, sessionOf } from '@/__tests__/support/orders/money-shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { workOff } from '@/__tests__/support/work'

const shop = withMoneyShop()
let ada: Member

const CREDIT = cents(50_000)

/** Creates a member's paid order, $500 of it paid with credit. */
async function paidOrder() {
  ada = await register(shop, 'Ada')
  const grant = { amount: CREDIT, kind: 'gift', cause: 'a-gift', title: 'A gift' } as const
  const userId = await idOf(shop, ada)
  await shop.db.transaction((tx) => grantCredit(tx, { ...grant, userId }))
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { use_credit: true, provider: 'stripe' })
  const placed = await as(shop, ada)('POST', '/api/checkout', body)
  const due = amountDue(await orderRow(shop, placed))
  const session = sessionOf(shop, placed)
  shop.stripe.pay(session)
  await comeBack(shop, placed)
  const { number } = await orderRow(shop, placed)
  return { placed, number, due, session }
}

type Paid = Awaited<ReturnType<typeof paidOrder>>

async function disputed(paid: Paid): Promise<string> {
  const id = shop.stripe.dispute(paid.session)
  await shop.hearEvents()
  return id
}

async function lose(id: string): Promise<void> {
  shop.stripe.endDispute(id, 'lost')
  await shop.hearEvents()
}

const cancel = (number: string) => as(shop, ada)('POST', `/api/orders/${number}/cancel`, {})
const creditOfAda = async () => balanceOf(shop.db, await idOf(shop, ada))

let requestCount = 0
function refund({ number }: Paid, amount: number, target: 'provider' | 'credit' = 'provider') {
  const key = `key-${(requestCount += 1)}`
  return requestRefund(shop.deps, { number, amount: cents(amount), target, reason: 'asked', key })
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('an order is not canceled while its payment is disputed, and a sentence says so', async () => {
  const paid = await paidOrder()
  const id = await disputed(paid)
  expect((await readOrder(shop, ada, paid.number)).can_cancel).toBe(false)
  const { status, body } = await cancel(paid.number)
  expect([status, body.message]).toEqual([
    409,
    'This order’s payment is disputed. Please wait until the dispute is resolved.',
  ])
  expect(shop.stripe.refunds).toEqual([])
  expect(await creditOfAda()).toBe(0)
  shop.stripe.endDispute(id, 'won')
  await shop.hearEvents()
  expect((await cancel(paid.number)).status).toBe(200)
  await workOff(shop.deps)
  expect(shop.stripe.balance()).toBe(0)
  expect(await creditOfAda()).toBe(CREDIT)
})

test('nothing is refunded while a dispute is open, and all of it again once it is won', async () => {
  const paid = await paidOrder()
  const id = await disputed(paid)
  expect(await codeOf(refund(paid, 1))).toBe('order_disputed')
  expect(await codeOf(refund(paid, 1, 'credit'))).toBe('order_disputed')
  shop.stripe.endDispute(id, 'won')
  await shop.hearEvents()
  expect(await codeOf(refund(paid, 1))).toBe('done')
})

test('what a lost dispute took is not refunded once more, neither to the provider nor to credit', async () => {
  const paid = await paidOrder()
  await lose(await disputed(paid))
  expect((await orderRow(shop, paid.placed)).payment_state).toBe('partly_refunded')
  expect(await codeOf(refund(paid, 1))).toBe('refund_too_large')
  expect(await codeOf(refund(paid, CREDIT + 1, 'credit'))).toBe('refund_too_large')
  expect(await codeOf(refund(paid, CREDIT, 'credit'))).toBe('done')
  expect((await orderRow(shop, paid.placed)).payment_state).toBe('refunded')
  expect(shop.stripe.refunds).toEqual([])
})

test('an order canceled after a lost dispute gives back its credit and nothing else', async () => {
  const paid = await paidOrder()
  await lose(await disputed(paid))
  expect((await cancel(paid.number)).status).toBe(200)
  await workOff(shop.deps)
  expect(shop.stripe.refunds).toEqual([])
  expect(shop.stripe.balance()).toBe(0)
  expect(await creditOfAda()).toBe(CREDIT)
  expect(await readOrder(shop, ada, paid.number)).toMatchObject({
    fulfillment_state: 'cancelled',
    payment_state: 'refunded',
  })
})

test('a refund to credit before a cancellation leaves only the rest to go back', async () => {
  const paid = await paidOrder()
  await refund(paid, paid.due, 'credit')
  await cancel(paid.number)
  await workOff(shop.deps)
  expect(await creditOfAda()).toBe(CREDIT + paid.due)
  expect(shop.stripe.refunds).toEqual([])
})

test('a refund that was planned waits for the end of a dispute, and what was lost is not sent', async () => {
  const paid = await paidOrder()
  await refund(paid, 20_000)
  const id = shop.stripe.dispute(paid.session)
  const [stripe] = shop.deps.providers
  if (!stripe) throw new Error('No provider.')
  await syncDispute(shop.deps, stripe, id)
  await shop.twoMinutes()
  expect((await shop.db.select().from(refunds)).map(({ status }) => status)).toEqual(['pending'])
  expect(shop.stripe.refunds).toEqual([])
  await lose(id)
  await shop.twoMinutes()
  const [row] = await shop.db.select().from(refunds)
  expect(row?.status).toBe('void')
  expect(shop.stripe.refunds).toEqual([])
  expect((await readOrder(shop, ada, paid.number)).refunds).toEqual([])
  expect(shop.stripe.balance()).toBe(0)
})

test('a refund that is refused because of a dispute we have not heard of waits for its end', async () => {
  const paid = await paidOrder()
  await refund(paid, 20_000)
  const id = shop.stripe.dispute(paid.session)
  await workOff(shop.deps)
  expect(shop.stripe.refunds).toEqual([])
  expect(await orderRow(shop, paid.placed)).toMatchObject({ needs_review: false })
  await shop.hearEvents()
  shop.stripe.endDispute(id, 'won')
  await shop.hearEvents()
  await workOff(shop.deps)
  expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([20_000])
  expect(await orderRow(shop, paid.placed)).toMatchObject({ needs_review: false })
})

test('open tickets of a disputed order become urgent, those of other orders stay as they are', async () => {
  const paid = await paidOrder()
  const ask = (order_number: string) =>
    as(shop, ada)('POST', '/api/contact', {
      ...{ name: 'Ada', email: ada.email, topic: 'order', subject: 'Where is it?' },
      ...{ message: 'Please tell me.', order_number, request_key: randomUUID() },
    })
  await ask(paid.number)
  await ask('')
  await disputed(paid)
  const rows = await shop.db.select().from(tickets).orderBy(tickets.id)
  expect(rows.map(({ priority, version }) => [priority, version])).toEqual([
    ['urgent', 2],
    ['normal', 1],
  ])
})
