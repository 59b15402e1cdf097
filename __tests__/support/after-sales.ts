import { eq } from 'drizzle-orm'

import { statesOf } from '@/domain/shop/orders/order-state'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'
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
