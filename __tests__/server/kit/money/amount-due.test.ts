import { eq } from 'drizzle-orm'

import { amountDue } from '@/domain/shop/orders/amount-due'
import { cents } from '@/domain/kit/money'
import { grantCredit } from '@/server/ledger/credits/transfer'
import { paymentAttempts } from '@/server/kernel/db/schema/payments/payments'
import { idOf } from '@/__tests__/support/after-sales'
import { as, register } from '@/__tests__/support/members'
import { memberOrder, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { audit, comeBack, orderRow, sessionOf } from '@/__tests__/support/orders/money-shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const shop = withMoneyShop()

test('a declined payment that is tried again asks for the rest after the credit, everywhere', async () => {
  const ada = await register(shop, 'Ada')
  const grant = { amount: cents(50_000), kind: 'gift', cause: 'a-gift', title: 'A gift' } as const
  const userId = await idOf(shop, ada)
  await shop.db.transaction((tx) => grantCredit(tx, { ...grant, userId }))
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { use_credit: true, provider: 'stripe' })
  const placed = await as(shop, ada)('POST', '/api/checkout', body)
  const order = await orderRow(shop, placed)
  const due = amountDue(order)
  expect(due).toBe(order.total_cents - 50_000)

  shop.stripe.endSession(sessionOf(shop, placed))
  await comeBack(shop, placed)
  const open = await readOrder(shop, ada, order.number)
  expect(open).toMatchObject({ amount_due: due / 100, can_pay: true })
  await shop.send('POST', `/api/orders/${order.number}/${open.order_key}/pay`)
  const attempts = await shop.db.select().from(paymentAttempts).orderBy(paymentAttempts.id)
  expect(attempts.map(({ amount_cents }) => amount_cents)).toEqual([due, due])

  const second = attempts.at(-1)
  const session = shop.stripe.sessionOf(second?.public_id ?? '')
  expect(session.amount_total).toBe(due)
  shop.stripe.pay(session)
  await shop.hearEvents()
  const paid = await orderRow(shop, placed)
  expect(paid).toMatchObject({ payment_state: 'paid', paid_cents: due, needs_review: false })
  expect(amountDue(paid)).toBe(0)
  expect((await readOrder(shop, ada, order.number)).amount_due).toBe(0)
  await audit(shop)
})

test('settling compares with the order: an attempt that asked for too much is not the measure', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const body = await memberOrder(shop, ada, { provider: 'stripe' })
  const placed = await as(shop, ada)('POST', '/api/checkout', body)
  const { id, total_cents } = await orderRow(shop, placed)
  const session = sessionOf(shop, placed)
  // Simulates an attempt from before credit existed: session and attempt exceed the amount due.
  session.amount_total = total_cents + 500
  await shop.db
    .update(paymentAttempts)
    .set({ amount_cents: cents(total_cents + 500) })
    .where(eq(paymentAttempts.order_id, id))
  shop.stripe.pay(session)
  await comeBack(shop, placed)
  expect(await orderRow(shop, placed)).toMatchObject({
    payment_state: 'unpaid',
    needs_review: true,
  })
  const mails = await outboxOf(shop)
  expect(mails.filter(({ kind }) => kind === 'order_confirmation')).toEqual([])
})
