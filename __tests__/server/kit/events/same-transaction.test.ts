import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import type { Deps } from '@/server/kernel/deps'
import { SUBSCRIPTIONS } from '@/server/subscriptions'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'
import { reconcile } from '@/__tests__/support/orders/reconcile'

const shop = sharedShop()
let deps: Deps

beforeAll(async () => void (deps = shop.deps))

const held = async () => {
  const [books, money, letters, papers, reserved] = await Promise.all([
    shop.db.select({ state: orders.payment_state }).from(orders),
    shop.db.select({ id: payments.id }).from(payments),
    shop.db.select({ kind: mailOutbox.kind }).from(mailOutbox),
    shop.db.select({ kind: documents.kind }).from(documents),
    shop.db.select({ state: stockReservations.state }).from(stockReservations),
  ])
  const stock = await shop.db.select().from(stockItems).orderBy(stockItems.sku)
  return { books, money, letters, papers, reserved, stock }
}

test('an event is handled in the transaction in which it happens: one subscriber that fails takes all back', async () => {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const id = String(placed.body.data?.redirect_url).split('/').pop()
  await shop.send('POST', `/api/sandbox/payments/${id}`, { outcome: 'succeed' })
  const before = await held()
  expect(before.books).toEqual([{ state: 'unpaid' }])

  const failing = async () => {
    throw new Error('The last subscriber fails.')
  }
  const OrderPaid = [...SUBSCRIPTIONS.OrderPaid, { locks: null, handle: failing }]
  shop.clock.advance(120_000)
  await reconcile({ ...deps, subscriptions: { ...SUBSCRIPTIONS, OrderPaid } })
  expect(await held()).toEqual(before)

  shop.clock.advance(120_000)
  await reconcile(deps)
  const after = await held()
  expect(after.books).toEqual([{ state: 'paid' }])
  expect(after.money).toHaveLength(1)
  expect(after.papers).toEqual([{ kind: 'invoice' }])
  expect(after.letters).toContainEqual({ kind: 'order_confirmation' })
  expect(after.reserved.map(({ state }) => state)).toEqual(['consumed'])
})
