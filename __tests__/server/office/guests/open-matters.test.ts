import { eq } from 'drizzle-orm'

import type { OpenMatter } from '@/domain/shop/orders/open-matters'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'

import { deliver, orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { buyCart, dataOf, outcome, saveBike } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { buyAsGuest } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()

const EMAIL = 'gina.guestfield@example.com'
const HELMET = { product_id: 5_000_110, count: 1 }

const find = async () =>
  dataOf<{ open: OpenMatter[] }>(await office('POST', 'guest-searches', { email: EMAIL })).open
const erase = async () => outcome(await office('POST', 'guest-erasures', { email: EMAIL }))

async function dispute(number: string) {
  const { id } = await orderRow(shop, number)
  const [payment] = await shop.db.select().from(payments).where(eq(payments.order_id, id))
  if (!payment) throw new Error(`Order ${number} has no payment.`)
  await shop.db.insert(disputes).values({
    ...{ order_id: id, payment_id: payment.id, provider_dispute_id: 'dp_1' },
    ...{ amount_cents: payment.amount_cents, reason: 'fraudulent' },
  })
  return payment
}

test('an open return, refund or dispute of a guest is named, and refuses the erasure', async () => {
  const { number } = await buyAsGuest(shop, [HELMET], { email: EMAIL })
  expect(await find()).toEqual([{ order: number, matter: 'order' }])
  const parcel = { items: [{ position: 0, count: 1 }], carrier: 'ups', tracking: '' }
  await office('POST', `orders/${number}/parcels`, {
    ...parcel,
    request_key: crypto.randomUUID(),
  })
  await office('PUT', `orders/${number}/parcels/1/delivered`)
  expect(await find()).toEqual([])

  const body = { items: [{ position: 0, count: 1 }], reason: 'damaged' }
  await office('POST', `orders/${number}/returns`, { ...body, request_key: crypto.randomUUID() })
  expect(await find()).toEqual([{ order: number, matter: 'return' }])
  expect(await erase()).toBe('customer_has_order')
  await office('PUT', `orders/${number}/returns/1`, { state: 'canceled' })

  const payment = await dispute(number)
  await shop.db.insert(refunds).values({
    ...{ order_id: payment.order_id, payment_id: payment.id, cause: 'test' },
    ...{ amount_cents: payment.amount_cents, status: 'failed' },
  })
  expect((await find()).map(({ matter }) => matter)).toEqual(['refund', 'dispute'])
  expect(await erase()).toBe('customer_has_order')
  await shop.db.update(refunds).set({ status: 'void' })
  await shop.db.update(disputes).set({ status: 'won' })
  expect(await find()).toEqual([])
  expect((await office('POST', 'guest-erasures', { email: EMAIL })).status).toBe(200)
})

test('the same holds for a member, whoever erases them', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  await deliver(shop, number)
  await dispute(number)
  const { open } = dataOf<{ open: OpenMatter[] }>(await office('GET', `customers/${ada.id}`))
  expect(open).toEqual([{ order: number, matter: 'dispute' }])
  const byStaff = await office('POST', `customers/${ada.id}/erase`, { email: ada.email })
  expect(outcome(byStaff)).toBe('customer_has_order')
  const own = await as(shop, ada)('POST', '/api/account/delete', { password: PASSWORD })
  expect(outcome(own)).toBe('account_in_use')
})
