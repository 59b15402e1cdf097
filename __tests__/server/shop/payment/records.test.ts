import { eq } from 'drizzle-orm'

import type { WirePaymentRecord } from '@/contract/shop/payment/payment'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { freshMember, freshShop } from '@/__tests__/support/fixtures'
import { dataOf, memberOrder, saveBike } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { payInSandbox } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import type { Reply } from '@/__tests__/support/shop'

const shop = freshShop()
const ada = freshMember(shop)
beforeEach(() => offerBank(shop))

async function placeOrder(provider = 'sandbox'): Promise<Reply> {
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { provider })
  return as(shop, ada)('POST', '/api/checkout', body)
}
const records = async () =>
  dataOf<{ payments: WirePaymentRecord[] }>(await as(shop, ada)('GET', '/api/payments')).payments
const states = async () => (await records()).map(({ status }) => status)

async function onlyPayment() {
  const [payment] = await shop.db.select().from(payments)
  if (!payment) throw new Error('Nothing was paid.')
  return payment
}

test('a declined attempt stays declined when the next one is paid', async () => {
  const placed = await placeOrder()
  await payInSandbox(shop, placed, 'decline')
  const order_number = placed.body.data?.order_number
  const again = await as(shop, ada)('POST', '/api/payment', { order_number })
  expect(await states()).toEqual(['open', 'declined'])
  await payInSandbox(shop, again)
  expect(await states()).toEqual(['paid', 'declined'])
})

test('a bank transfer that has not arrived is waited for', async () => {
  await placeOrder('bank')
  expect(await states()).toEqual(['awaiting_transfer'])
})

test('refunds and disputes are told by what the books hold', async () => {
  await payInSandbox(shop, await placeOrder())
  const payment = await onlyPayment()
  const refund = { order_id: payment.order_id, payment_id: payment.id, amount_cents: 9_800 }
  await shop.db.insert(refunds).values({ ...refund, cause: 'a' } as typeof refunds.$inferInsert)
  const [refunding] = await records()
  expect([refunding?.status, refunding?.refunded]).toEqual(['refunding', 98])
  await shop.db.update(refunds).set({ status: 'succeeded' })
  expect(await states()).toEqual(['partly_refunded'])
  const { order_id, id: payment_id, amount_cents } = payment
  const dispute = { order_id, payment_id, amount_cents, provider_dispute_id: 'd', reason: 'fraud' }
  await shop.db.insert(disputes).values(dispute)
  expect(await states()).toEqual(['disputed'])
  await shop.db.update(disputes).set({ status: 'won' })
  expect(await states()).toEqual(['partly_refunded'])
  await shop.db.update(payments).set({ purpose: 'review' }).where(eq(payments.id, payment_id))
  await shop.db.delete(refunds)
  expect(await states()).toEqual(['in_review'])
  await shop.db.update(payments).set({ purpose: 'surplus' })
  expect(await states()).toEqual(['not_needed'])
})
