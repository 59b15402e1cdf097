import { eq } from 'drizzle-orm'

import { orderEvents, orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import type { Reply } from '@/__tests__/support/shop'
import { mailsOf } from '@/__tests__/support/mail/outbox'

const { shop, admin } = freshOffice()
beforeEach(() => offerBank(shop))

const placeOrder = async (provider = 'bank') =>
  pay(shop, await orderBody(shop, [bikeItem('nyx')], { provider }))
const numberOf = (placed: Reply) => String(placed.body.data?.order_number)
const cancel = (placed: Reply, by = admin, reason = 'Holds all of the stock') =>
  as(shop, by)('POST', `/api/backoffice/orders/${numberOf(placed)}/cancel`, { reason })
const reserved = async () =>
  (await shop.db.select().from(stockItems)).reduce((sum, one) => sum + one.reserved, 0)

test('an unpaid order ends, its stock is free, and its buyer is told', async () => {
  const placed = await placeOrder()
  expect(await reserved()).toBe(1)
  const reply = await cancel(placed)
  expect([reply.status, reply.body.data?.status]).toEqual([200, 'cancelled'])
  expect(await reserved()).toBe(0)
  const { id } = await orderRow(shop, numberOf(placed))
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, id))
  expect(events.at(-1)).toMatchObject({
    kind: 'cancelled_by_shop',
    detail: { by: admin.id, reason: 'Holds all of the stock' },
  })
  const mails = await mailsOf(shop, numberOf(placed))
  expect(mails.map(({ kind }) => kind)).toContain('order_cancelled')
  // The buyer's page says that the shop canceled it, but not why.
  const seen = await shop.send(
    'GET',
    `/api/orders/${numberOf(placed)}/${placed.body.data?.order_key}`,
  )
  expect(JSON.stringify(seen.body)).toContain('We canceled this order before it was paid.')
  expect(JSON.stringify(seen.body)).not.toContain('Holds all')
})

test('twice ends it once, also at once', async () => {
  const placed = await placeOrder()
  const replies = await Promise.all([cancel(placed), cancel(placed)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const events = await shop.db.select().from(orderEvents)
  expect(events.filter(({ kind }) => kind === 'cancelled_by_shop')).toHaveLength(1)
  expect(await reserved()).toBe(0)
})

test('a paid order and one under review are refused with a sentence', async () => {
  const paid = await placeOrder('sandbox')
  await payInSandbox(shop, paid)
  const refused = await cancel(paid)
  expect([refused.status, refused.body.code]).toEqual([409, 'order_not_cancellable'])
  expect(refused.body.message).toBe('Only an unpaid order can be canceled here.')
  const doubtful = await placeOrder()
  await shop.db
    .update(orders)
    .set({ needs_review: true })
    .where(eq(orders.number, numberOf(doubtful)))
  expect((await cancel(doubtful)).body.message).toMatch(/is under review/)
  expect((await orderRow(shop, numberOf(doubtful))).needs_review).toBe(true)
})

test('it needs a reason and an order', async () => {
  const placed = await placeOrder()
  expect((await cancel(placed, admin, ' ')).status).toBe(422)
  const unknown = await as(shop, admin)('POST', '/api/backoffice/orders/NK-1/cancel', {
    reason: 'Because',
  })
  expect(unknown.status).toBe(404)
  expect(await reserved()).toBe(1)
})
