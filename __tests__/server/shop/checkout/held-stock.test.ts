import { eq, inArray, sql } from 'drizzle-orm'

import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { createApi } from '@/server/app'
import { orderHolders } from '@/server/kernel/db/schema/orders/holders'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { freshShop } from '@/__tests__/support/fixtures'
import { memberOrder } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { offerBank } from '@/__tests__/support/orders/bank'
import type { Reply } from '@/__tests__/support/shop'

const shop = freshShop({ deps: { orderLimits: DEFAULT_ORDER_LIMITS } })
let spares: number[]
beforeEach(async () => {
  const { db } = shop
  offerBank(shop)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.kind, 'spare'))
    .limit(50)
  spares = rows.map(({ id }) => id)
  await db.update(stockItems).set({ on_hand: 5000, reserved: 0 })
})

const lines = (count: number, ids = spares.slice(0, 1)) =>
  ids.map((product_id) => ({ product_id, count }))

async function held(): Promise<number> {
  const [row] = await shop.db
    .select({ sum: sql<number>`sum(${stockItems.reserved})::int` })
    .from(stockItems)
  return row?.sum ?? 0
}

const countOf = (replies: Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length

describe('one anonymous request', () => {
  test('with 50 lines of 99 pieces takes nothing', async () => {
    const body = await orderBody(shop, lines(99, spares), { provider: 'bank' })
    const reply = await pay(shop, body)
    expect([reply.status, reply.body.code]).toEqual([422, 'too_many_pieces'])
    expect(reply.body.message).toMatch(/You can order up to 20 of /)
    expect(reply.body.errors).toEqual([{ field: 'items.0', message: 'Up to 20.' }])
    expect(await held()).toBe(0)
    expect(await shop.db.select().from(orders)).toEqual([])
  })

  test('with many small lines is refused for the whole order', async () => {
    const reply = await pay(shop, await orderBody(shop, lines(2, spares)))
    expect([reply.status, reply.body.code]).toEqual([422, 'too_many_pieces'])
    expect(reply.body.message).toMatch(/up to 60 items/)
    expect(await held()).toBe(0)
  })

  test('of as many as a line may have is taken', async () => {
    expect((await pay(shop, await orderBody(shop, lines(20)))).status).toBe(200)
    expect(await held()).toBe(20)
  })
})

describe('what unpaid orders hold together', () => {
  const ten = async (change: (index: number) => Record<string, unknown>) => {
    const body = await orderBody(shop, lines(20))
    return Promise.all(
      Array.from({ length: 10 }, (_, index) => pay(shop, { ...body, ...change(index) })),
    )
  }
  const door = (index: number) => ({ ...ADDRESS, line1: `${index} Elm Street` })

  test('parallel orders of one inbox stop at its limit', async () => {
    const replies = await ten((index) => ({
      email: `ada+${index}@example.com`,
      shipping_address: door(index),
    }))
    expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([3, 7])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('too_many_held')
    expect(await held()).toBe(60)
  })

  test('parallel orders to one door stop at its limit, however it is spelled', async () => {
    const spelled = ['1 Main St', '1 MAIN ST.', '1  main st', '1, Main-St', '1 Main St ']
    const replies = await ten((index) => ({
      email: `guest${index}@example.com`,
      shipping_address: { ...ADDRESS, name: `Name ${index}`, line1: spelled[index % 5] },
    }))
    expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([3, 7])
    expect(await held()).toBe(60)
  })

  test('parallel orders of one network stop at its limit, whoever they say they are', async () => {
    const replies = await ten((index) => ({
      email: `guest${index}@example.com`,
      shipping_address: door(index),
    }))
    expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([7, 3])
    expect(await held()).toBe(140)
  })

  test('another network is counted by itself', async () => {
    const body = await orderBody(shop, lines(20))
    const api = createApi(shop.deps)
    const from = (remoteAddress: string, index: number) =>
      api.request(
        '/api/payment-guest',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...body,
            email: `${index}@example.com`,
            shipping_address: door(index),
          }),
        },
        { incoming: { socket: { remoteAddress } } },
      )
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) => from(index < 8 ? '192.0.2.1' : '192.0.2.2', index)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(14)
  })

  test('a repeat of the same order is answered, not counted again', async () => {
    const body = await orderBody(shop, lines(20, spares.slice(0, 3)))
    const key = 'the-same-order-sent-twice'
    const replies = [await pay(shop, body, key), await pay(shop, body, key)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await held()).toBe(60)
  })

  test('what is paid or ended counts no more, and nothing keeps a hash of its buyer', async () => {
    const [first, second] = [
      await pay(shop, await orderBody(shop, lines(20, spares.slice(0, 3)))),
      await orderBody(shop, lines(19)),
    ]
    expect((await pay(shop, second)).body.code).toBe('too_many_held')
    await payInSandbox(shop, first)
    expect(await shop.db.select().from(orderHolders)).toEqual([])
    expect((await pay(shop, second)).status).toBe(200)
  })

  test('a member is counted by the same rules', async () => {
    const ada = await register(shop, 'Ada')
    const send = as(shop, ada)
    const order = async () => {
      const items = spares.slice(0, 3).map((id) => ({ product_id: id, count: 20 }))
      await send('POST', '/api/cart', { items })
      return send('POST', '/api/checkout', await memberOrder(shop, ada))
    }
    expect((await order()).status).toBe(200)
    const again = await order()
    expect([again.status, again.body.code]).toEqual([409, 'too_many_held'])
    expect(JSON.stringify((await send('GET', '/api/cart')).body.data)).toContain('"count":20')
  })
})

test('stock is only ever held by orders that say by whom', async () => {
  await pay(shop, await orderBody(shop, lines(1)))
  const [order] = await shop.db.select().from(orders)
  const rows = await shop.db
    .select()
    .from(orderHolders)
    .where(inArray(orderHolders.order_id, [order?.id ?? 0]))
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['address', 'email', 'network'])
  expect(JSON.stringify(rows)).not.toMatch(/ada|main/i)
})
