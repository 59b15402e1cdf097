import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, sandboxPayments } from '@/server/kernel/db/schema/payments/payments'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { bikeItem, orderBody, pay, seedBike } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { openTestShop } from '@/__tests__/support/shop'
import { stockOf } from '@/__tests__/support/after-sales'

const shop = freshShop()

const NYX_M = 'frame:nyx:M'
const sizeId = (slug: string, title: string) =>
  seedBike(slug).sizes.find((size) => size.title === title)?.id ?? 0
const nyxM = () => bikeItem('nyx', (build) => ({ ...build, size_id: sizeId('nyx', 'M') }))
const homieM = () =>
  bikeItem('nireeka-homie', (b) => ({ ...b, size_id: sizeId('nireeka-homie', 'M') }))

async function setStock(sku: string, on_hand: number) {
  await shop.db.update(stockItems).set({ on_hand, reserved: 0 }).where(eq(stockItems.sku, sku))
}

const count = (table: PgTable) => shop.db.$count(table)

describe('parallel checkouts', () => {
  test('200 guests at once buy exactly the last 5 bikes', async () => {
    await setStock(NYX_M, 5)
    const body = await orderBody(shop, [nyxM()])
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) => pay(shop, { ...body, email: `guest${i}@example.com` })),
    )
    const byStatus = (status: number) => replies.filter((reply) => reply.status === status)
    expect(byStatus(200)).toHaveLength(5)
    expect(byStatus(409)).toHaveLength(195)
    expect(new Set(byStatus(409).map(({ body: problem }) => String(problem.code)))).toEqual(
      new Set(['sold_out']),
    )
    expect(await count(orders)).toBe(5)
    expect(await stockOf(shop, NYX_M)).toMatchObject({ on_hand: 5, reserved: 5 })
    expect(await shop.db.select().from(stockReservations)).toHaveLength(5)
  })

  test('carts with the same two bikes in opposite order never block each other', async () => {
    await setStock(NYX_M, 10)
    await setStock('frame:nireeka-homie:M', 10)
    const one = await orderBody(shop, [nyxM(), homieM()])
    const other = { ...one, items: [homieM(), nyxM()] }
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        pay(shop, { ...(i % 2 ? one : other), email: `guest${i}@example.com` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(30)
  })

  test('100 identical checkouts with one key make one order, one payment and one answer', async () => {
    const body = await orderBody(shop, [nyxM()])
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => pay(shop, body, 'key-of-one-order-1')),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(await count(orders)).toBe(1)
    expect(await count(paymentAttempts)).toBe(1)
    expect(await count(sandboxPayments)).toBe(1)
    expect(await stockOf(shop, NYX_M)).toMatchObject({ reserved: 1 })
  })

  test.each([
    ['with keys of their own', (browser: number) => `key-of-browser-${browser}`],
    ['without keys', () => undefined],
  ])(
    'browsers that order the same %s get orders of their own, at once and later',
    async (_, keyOf) => {
      await setStock(NYX_M, 10)
      const body = await orderBody(shop, [nyxM()])
      const atOnce = await Promise.all(
        [0, 1, 2, 3].map((browser) => pay(shop, body, keyOf(browser))),
      )
      const seen = [...atOnce, await pay(shop, body, keyOf(4))].map(({ body: { data } }) => data)
      for (const secret of ['order_number', 'order_key', 'attempt_id', 'redirect_url'] as const)
        expect(new Set(seen.map((data) => data?.[secret])).size).toBe(5)
      expect(await count(orders)).toBe(5)
      expect(await stockOf(shop, NYX_M)).toMatchObject({ reserved: 5 })
      const again = keyOf(0)
      if (again) expect((await pay(shop, body, again)).body.data).toEqual(seen[0])
    },
  )

  test('a key that was used for another order is refused', async () => {
    const body = await orderBody(shop, [nyxM()])
    await pay(shop, body, 'key-of-one-order-1')
    const other = await pay(shop, { ...body, email: 'other@example.com' }, 'key-of-one-order-1')
    expect(other.status).toBe(422)
    expect(other.body.code).toBe('idempotency_mismatch')
    expect(await count(orders)).toBe(1)
  })

  test('a sold-out answer leaves nothing behind and its key may be used again', async () => {
    await setStock(NYX_M, 0)
    const body = await orderBody(shop, [homieM(), nyxM()])
    const refused = await pay(shop, body, 'key-of-one-order-1')
    expect(refused.body).toMatchObject({ code: 'sold_out' })
    expect(String(refused.body.message)).toContain('Nyx in size M')
    expect(await count(orders)).toBe(0)
    expect(await stockOf(shop, 'frame:nireeka-homie:M')).toMatchObject({ reserved: 0 })
    await setStock(NYX_M, 1)
    expect((await pay(shop, body, 'key-of-one-order-1')).status).toBe(200)
  })

  test('the work of a checkout needs no second connection inside its transaction', async () => {
    const narrow = await openTestShop({ max: 1 })
    const body = await orderBody(narrow, [nyxM()])
    expect((await pay(narrow, body)).status).toBe(200)
    await narrow.close()
  })
})
