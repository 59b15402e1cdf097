import { eq, sql } from 'drizzle-orm'

import type { WireOfficeOrders } from '@/contract/office/overview/overview'
import { isComing } from '@/domain/shop/orders/order-state'
import { FULFILLMENT_MOVES, PAYMENT_MOVES, UNDO_MOVES } from '@/domain/shop/orders/order-moves'
import { cents } from '@/domain/kit/money'
import { orderMoves } from '@/server/kernel/db/schema/orders/order-moves'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { moveFulfillment } from '@/server/office/orders/move-fulfillment'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { registerAdmin } from '@/__tests__/support/admins'
import { orderRow } from '@/__tests__/support/after-sales'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { buyCart, dataOf, readGarage, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'

const shop = freshShop()
const ada = fresh(() => register(shop, 'Ada'))

async function bikeBought(): Promise<string> {
  await saveBike(shop, ada)
  return buyCart(shop, ada)
}

const move = (number: string, to: (typeof FULFILLMENT_MOVES)[number]['to'], by = 'shop' as const) =>
  moveFulfillment(shop.deps, { number, to, by })

async function refund(number: string, amount: number): Promise<void> {
  const input = { number, amount: cents(amount), reason: 'A scratch', key: `refund-${amount}` }
  await requestRefund(shop.deps, { ...input, target: 'provider' })
  await workOff(shop.deps)
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('the database lists the moves that the code lists', async () => {
  const rows = await shop.db.select().from(orderMoves)
  const named = rows.map((row) => [row.column, row.from_state, row.to_state, row.actors])
  const expected = [
    ...PAYMENT_MOVES.map(({ from, to, by }) => ['payment_state', from, to, [...by]]),
    ...[...FULFILLMENT_MOVES, ...UNDO_MOVES].map(({ from, to, by }) => {
      return ['fulfillment_state', from, to, [...by]]
    }),
  ]
  expect(named.sort()).toEqual(expected.sort())
})

test('no statement moves an order on a way that is not listed', async () => {
  const number = await bikeBought()
  const { id } = await orderRow(shop, number)
  const set = (change: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(change).where(eq(orders.id, id))
  await expect(set({ fulfillment_state: 'delivered' })).rejects.toThrow()
  await expect(set({ payment_state: 'unpaid' })).rejects.toThrow()
  await move(number, 'cancelled')
  await expect(set({ fulfillment_state: 'to_build' })).rejects.toThrow()
})

describe('a part refund of an order that was not shipped', () => {
  test('keeps it on the list of bikes to build, with its delivery date', async () => {
    const admin = await registerAdmin(shop)
    const number = await bikeBought()
    await refund(number, 5_000)
    const toBuild = await as(shop, admin)('GET', '/api/backoffice/orders?status=to_build')
    expect(
      dataOf<WireOfficeOrders>(toBuild).orders.map((one) => [one.number, one.payment_state]),
    ).toEqual([[number, 'partly_refunded']])
    const order = await readOrder(shop, ada, number)
    expect(order).toMatchObject({ fulfillment_state: 'to_build', can_cancel: true })
    expect(isComing(order)).toBe(true)
    const [bike] = await readGarage(shop, ada)
    expect(bike).toMatchObject({ status: 'ordered', can_upgrade: true })
  })

  test('keeps the account and the address it will be shipped to', async () => {
    const number = await bikeBought()
    await refund(number, 5_000)
    const reply = await as(shop, ada)('POST', '/api/account/delete', { password: PASSWORD })
    expect(reply.body.code).toBe('account_in_use')
    expect((await orderRow(shop, number)).shipping_address.line1).toBe('1 Main Street')
  })

  test('lets it be built, shipped and reviewed as any other', async () => {
    const number = await bikeBought()
    await refund(number, 5_000)
    for (const to of ['in_production', 'ready', 'shipped', 'delivered'] as const) {
      await move(number, to)
    }
    const [bike] = await readGarage(shop, ada)
    expect(bike).toMatchObject({ status: 'owned' })
    const order = await readOrder(shop, ada, number)
    expect(order).toMatchObject({ payment_state: 'partly_refunded', can_cancel: false })
    expect(order.withdrawal.is_open).toBe(true)
    expect(order.timeline.map(({ kind }) => kind).slice(-3)).toEqual([
      'ready',
      'shipped',
      'delivered',
    ])
  })

  test('leaves only the rest to go back when it is canceled', async () => {
    const number = await bikeBought()
    const { total_cents } = await orderRow(shop, number)
    await refund(number, 5_000)
    await as(shop, ada)('POST', `/api/orders/${number}/cancel`, {})
    await workOff(shop.deps)
    const { refunds, payment_state } = await readOrder(shop, ada, number)
    expect(refunds.map(({ amount }) => amount)).toEqual([50, (total_cents - 5_000) / 100])
    expect(payment_state).toBe('refunded')
  })
})

describe('the items of an order', () => {
  test('move as listed, by those who may, and a repeat is quiet', async () => {
    const number = await bikeBought()
    expect(await codeOf(move(number, 'shipped'))).toBe('order_not_movable')
    const asBuyer = moveFulfillment(shop.deps, { number, to: 'in_production', by: 'buyer' })
    expect(await codeOf(asBuyer)).toBe('order_not_movable')
    await Promise.all([move(number, 'in_production'), move(number, 'in_production')])
    const { timeline, fulfillment_state } = await readOrder(shop, ada, number)
    expect(fulfillment_state).toBe('in_production')
    expect(timeline.filter(({ kind }) => kind === 'in_production')).toHaveLength(1)
    expect(await codeOf(move('NK-1', 'ready'))).toBe('order_not_found')
  })

  test('are canceled by the shop while they are built, and the money goes back', async () => {
    const number = await bikeBought()
    await move(number, 'in_production')
    expect((await as(shop, ada)('POST', `/api/orders/${number}/cancel`, {})).status).toBe(409)
    await move(number, 'cancelled')
    await workOff(shop.deps)
    expect(await readOrder(shop, ada, number)).toMatchObject({
      fulfillment_state: 'cancelled',
      payment_state: 'refunded',
    })
  })

  test('leave the house only while their money is here', async () => {
    const number = await bikeBought()
    await move(number, 'ready')
    await refund(number, (await orderRow(shop, number)).total_cents)
    expect(await codeOf(move(number, 'shipped'))).toBe('order_not_movable')
    await shop.db.execute(sql`update orders set disputed = true`)
    expect(await codeOf(move(number, 'cancelled'))).toBe('order_not_cancellable')
    await shop.db.execute(sql`update orders set disputed = false`)
    await move(number, 'cancelled')
  })
})
