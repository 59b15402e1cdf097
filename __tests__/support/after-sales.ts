import { eq, type SQL } from 'drizzle-orm'

import { statesOf } from '@/domain/shop/orders/order-state'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { moveFulfillment } from '@/server/office/orders/move-fulfillment'
import type { Member } from './members'
import type { TestShop } from './shop'

export async function idOf({ db }: Pick<TestShop, 'db'>, { id }: Pick<Member, 'id'>) {
  const [user] = await db.select().from(users).where(eq(users.public_id, id))
  if (!user) throw new Error(`No member ${id}.`)
  return user.id
}

export async function orderRow({ db }: Pick<TestShop, 'db'>, number: string) {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  if (!row) throw new Error(`No order ${number}.`)
  return { ...row, ...statesOf(row) }
}

export async function orderLinesOf({ db }: Pick<TestShop, 'db'>, number: string) {
  const { id } = await orderRow({ db }, number)
  const isOfOrder = eq(orderLines.order_id, id)
  return db.select().from(orderLines).where(isOfOrder).orderBy(orderLines.position)
}

export async function beginProduction({ db, clock }: TestShop, bikeId: number): Promise<void> {
  await db
    .update(orderBikes)
    .set({ production_began_at: clock.now() })
    .where(eq(orderBikes.id, bikeId))
}

export async function deliver(shop: TestShop, number: string): Promise<void> {
  for (const to of ['in_production', 'ready', 'shipped', 'delivered'] as const) {
    await moveFulfillment(shop.deps, { number, to, by: 'shop' })
  }
}

export async function stockOf({ db }: Pick<TestShop, 'db'>, sku: string) {
  const [row] = await db.select().from(stockItems).where(eq(stockItems.sku, sku))
  if (!row) throw new Error(`No stock of ${sku}.`)
  return { on_hand: row.on_hand, reserved: row.reserved }
}

export async function setOnHand({ db }: Pick<TestShop, 'db'>, sku: string, on_hand: number | SQL) {
  await db.update(stockItems).set({ on_hand }).where(eq(stockItems.sku, sku))
}

export async function confirmEmail({ db, clock }: TestShop, { id }: Pick<Member, 'id'>) {
  await db.update(users).set({ email_verified_at: clock.now() }).where(eq(users.public_id, id))
}
