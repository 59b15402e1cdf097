import { eq } from 'drizzle-orm'

import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orderRow, stockOf } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'

const { shop, office } = freshOffice('orders/')

const HELMET = { product_id: 5000110, count: 2 }
interface Plan {
  fault: string | null
  total: string | number
  goes_to: { title: string; by_hand: boolean }[]
  restocked: number
}
const preview = async (number: string) =>
  dataOf<Plan>(await office('GET', `${number}/cancellation`))
const cancel = (number: string, expected: unknown, reason = '') =>
  office('POST', `${number}/cancellation`, { reason, expected })
const refundsOf = async (number: string) => {
  const { id } = await orderRow(shop, number)
  return shop.db.select().from(refunds).where(eq(refunds.order_id, id))
}

test('a paid order is canceled with its refund, once, and its buyer is told', async () => {
  const frames = await stockOf(shop, 'frame:nyx:M')
  const { number } = await buyAsGuest(shop, [bikeItem('nyx'), HELMET])
  const plan = await preview(number)
  expect(plan).toMatchObject({ fault: null, restocked: 3 })
  expect(plan.goes_to).toEqual([expect.objectContaining({ by_hand: false })])
  expect(outcome(await cancel(number, 1))).toBe('refund_changed')
  const done = await Promise.all([1, 2, 3].map(() => cancel(number, plan.total, 'Called us')))
  expect(done.map(outcome)).toEqual(['done', 'done', 'done'])
  await workOff(shop.deps)
  const order = await orderRow(shop, number)
  expect(order).toMatchObject({ fulfillment_state: 'cancelled', payment_state: 'refunded' })
  expect((await refundsOf(number)).map((row) => row.amount_cents)).toEqual([order.total_cents])
  expect(await stockOf(shop, 'frame:nyx:M')).toEqual(frames)
  expect(await outboxOf(shop, 'order_cancelled')).toHaveLength(1)
  const { history } = dataOf<{ history: { kind: string; text: string; by: string }[] }>(
    await office('GET', number),
  )
  expect(history.find(({ kind }) => kind === 'cancelled_refunded')).toMatchObject({
    text: 'Called us',
  })
})

test('frames of bikes that were begun are gone, the rest is for sale again', async () => {
  const sku = (await skusOf())[0] ?? ''
  const [frames, helmets] = [await stockOf(shop, 'frame:nyx:M'), await stockOf(shop, sku)]
  const { number } = await buyAsGuest(shop, [bikeItem('nyx'), bikeItem('nyx'), HELMET])
  const { bikes } = dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
  await office('PUT', `${number}/bikes/${bikes[0]?.id}`, { state: 'in_production' })
  const plan = await preview(number)
  expect(plan.restocked).toBe(3)
  expect(outcome(await cancel(number, plan.total))).toBe('done')
  const after = await stockOf(shop, 'frame:nyx:M')
  expect(after.on_hand).toBe(frames.on_hand - 1)
  expect(await stockOf(shop, sku)).toEqual(helmets)
})

test('of canceling and shipping at once, exactly one happens', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { number } = await buyAsGuest(shop, [HELMET])
    const { total } = await preview(number)
    const parcel = {
      ...{ items: [{ position: 0, count: 2 }], carrier: 'ups', tracking: '1Z9' },
      request_key: crypto.randomUUID(),
    }
    const both = [() => cancel(number, total), () => office('POST', `${number}/parcels`, parcel)]
    const done = await Promise.all((round % 2 ? both : both.reverse()).map((one) => one()))
    expect(done.map(outcome).filter((one) => one === 'done')).toHaveLength(1)
    const { fulfillment_state: state } = await orderRow(shop, number)
    const rows = await refundsOf(number)
    expect(rows).toHaveLength(state === 'cancelled' ? 1 : 0)
    expect(['cancelled', 'shipped']).toContain(state)
  }
})

test('an order that has shipped in part says why it can’t be canceled', async () => {
  const { number } = await buyAsGuest(shop, [HELMET])
  await office('POST', `${number}/parcels`, {
    ...{ items: [{ position: 0, count: 1 }], carrier: 'ups', tracking: '1Z9' },
    request_key: crypto.randomUUID(),
  })
  const { fault, total } = await preview(number)
  expect(fault).not.toBeNull()
  expect(outcome(await cancel(number, total))).toBe('order_not_cancellable')
  expect(await refundsOf(number)).toEqual([])
})

async function skusOf(): Promise<string[]> {
  const { number } = await buyAsGuest(shop, [HELMET])
  const { id } = await orderRow(shop, number)
  const { orderLines } = await import('@/server/kernel/db/schema/orders/orders')
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.order_id, id))
  return lines.flatMap(({ sku }) => sku ?? [])
}
