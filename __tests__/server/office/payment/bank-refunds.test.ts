import { bankRefunds } from '@/server/kernel/db/schema/payments/bank-transfers'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import { freshOffice } from '@/__tests__/support/fixtures'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const DAY_MS = 86_400_000

const { shop, office } = freshOffice()
beforeEach(() => offerBank(shop))

interface Overview {
  reviews: object[]
  failed_refunds: object[]
  transfers: { reference: string; amount: number }[]
  late_transfers: { reference: string; amount: number; received: number; status: string }[]
  refunds_to_send: { id: number; order_number: string; amount: number; reason: string }[]
}

const overview = async () => dataOf<Overview>(await office('GET', 'payments'))
const today = () => shop.clock.now().toISOString().slice(0, 10)
const enter = (id: number | undefined, more: object = {}) =>
  office('POST', `refunds/${id}/sent`, { sent_on: today(), reference: 'OUT-7', ...more })

async function paidByTransfer() {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider: 'bank' }))
  const [transfer] = (await overview()).transfers
  const path = `bank-transfers/${transfer?.reference}/received`
  expect((await office('POST', path, { amount: transfer?.amount })).status).toBe(200)
  return { number: String(placed.body.data?.order_number), transfer }
}

async function refundInPart(number: string) {
  const input = { amount: 100, target: 'provider', reason: 'Scratch on the frame' }
  expect((await office('POST', `orders/${number}/refunds`, input)).status).toBe(200)
  await workOff(shop.deps)
  // Long enough for a second attempt, if there were one.
  shop.clock.advance(10 * 60_000)
  await reconcile(shop.deps)
  await workOff(shop.deps)
}

test('a refund by bank transfer waits until somebody enters its date and reference', async () => {
  const { number } = await paidByTransfer()
  await refundInPart(number)
  const before = await overview()
  expect(before).toMatchObject({ reviews: [], failed_refunds: [] })
  expect(before.refunds_to_send).toMatchObject([
    { order_number: number, amount: 100, reason: 'Scratch on the frame' },
  ])
  const waiting = dataOf<{ waiting: { kind: string; count: number }[] }>(
    await office('GET', 'overview'),
  )
  expect(waiting.waiting).toContainEqual(
    expect.objectContaining({ kind: 'refunds_to_send', count: 1 }),
  )
  expect((await shop.db.select().from(orders))[0]?.payment_state).toBe('paid')

  expect((await enter(before.refunds_to_send[0]?.id)).status).toBe(200)
  expect((await enter(before.refunds_to_send[0]?.id)).status).toBe(200)
  expect((await overview()).refunds_to_send).toEqual([])
  expect(await shop.db.select().from(bankRefunds)).toMatchObject([
    { reference: 'OUT-7', sent_on: today(), by: expect.any(String) },
  ])
  expect(await shop.db.select().from(orders)).toMatchObject([
    { payment_state: 'partly_refunded', needs_review: false },
  ])
  const letters = await outboxOf(shop, 'refund')
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('OUT-7')])
  const papers = await shop.db.select().from(documents)
  expect(papers.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
  await expectSoundLedger(shop.db)
})

test('of two administrators who enter the same refund at once, one does', async () => {
  await refundInPart((await paidByTransfer()).number)
  const [refund] = (await overview()).refunds_to_send
  const answers = await Promise.all([
    enter(refund?.id, { reference: 'OUT-7' }),
    enter(refund?.id, { reference: 'OUT-8' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('refund_closed')
  expect(await shop.db.select().from(bankRefunds)).toHaveLength(1)
  expect(await shop.db.select().from(refunds)).toMatchObject([{ status: 'succeeded' }])
  await expectSoundLedger(shop.db)
})

test('a wrong day, no reference and a refund of no bank transfer are refused', async () => {
  await refundInPart((await paidByTransfer()).number)
  const [refund] = (await overview()).refunds_to_send
  const tomorrow = new Date(shop.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10)
  expect((await enter(refund?.id, { sent_on: tomorrow })).body.errors).toEqual([
    { field: 'sent_on', message: 'This day is in the future.' },
  ])
  expect((await enter(refund?.id, { sent_on: '2020-01-01' })).status).toBe(422)
  expect((await enter(refund?.id, { reference: ' ' })).status).toBe(422)
  expect((await enter(9_999)).body.code).toBe('refund_not_found')
  await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email: 'card@example.com' }))
  expect((await overview()).refunds_to_send).toHaveLength(1)
})

test('money that arrives after its order ended is listed, and goes back by hand', async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider: 'bank' }))
  const { order_number } = placed.body.data ?? {}
  const end = { reason: 'The buyer asked for it' }
  expect((await office('POST', `orders/${order_number}/cancel`, end)).status).toBe(200)
  const [late] = (await overview()).late_transfers
  expect(late).toMatchObject({ status: 'cancelled', received: 0 })
  const path = `bank-transfers/${late?.reference}/received`
  expect((await office('POST', path, { amount: late?.amount })).status).toBe(200)
  await workOff(shop.deps)
  const { late_transfers, refunds_to_send, reviews } = await overview()
  expect(late_transfers).toMatchObject([{ received: late?.amount }])
  expect(reviews).toEqual([])
  expect(refunds_to_send).toMatchObject([
    { order_number, amount: late?.amount, reason: 'paid-after-cancellation' },
  ])
  expect((await enter(refunds_to_send[0]?.id)).status).toBe(200)
  expect((await overview()).refunds_to_send).toEqual([])
  await expectSoundLedger(shop.db)
})
