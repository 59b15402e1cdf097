import { and, eq, exists, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { cartLines, carts } from '@/server/kernel/db/schema/orders/carts'

const countQuery = prepared('cart_count', (db) => {
  const [user, line, count] = [
    sql.placeholder('user'),
    sql.placeholder('line'),
    sql.placeholder('count'),
  ]
  const cart = db
    .$with('cart')
    .as(
      db
        .select({ version: carts.version })
        .from(carts)
        .where(eq(carts.user_id, user))
        .for('update'),
    )
  const changed = db.$with('changed').as(
    db
      .update(cartLines)
      .set({
        // An ordered bike is upgraded only once.
        count: sql`case when ${cartLines.order_bike_id} is null then ${count}::int else 1 end`,
      })
      .where(
        and(
          exists(db.select({ one: sql`1` }).from(cart)),
          eq(cartLines.id, line),
          eq(cartLines.user_id, user),
          sql`${count}::int <= greatest(${cartLines.count}, ${sql.placeholder('most')}::int)`,
        ),
      )
      .returning({ id: cartLines.id }),
  )
  return db
    .with(cart, changed)
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updated_at: sql`${sql.placeholder('now')}` })
    .where(and(eq(carts.user_id, user), exists(db.select({ one: sql`1` }).from(changed))))
    .returning({ version: carts.version })
})

interface NewCount {
  userId: number
  id: number
  count: number
  /** Limit when increasing the count; a line may already exceed it. */
  most: number
  now: Date
}

/** Locks the cart and updates a count, in one statement instead of six. @returns the cart's version */
export async function updateCount(db: Db, change: NewCount): Promise<number | undefined> {
  const { userId: user, id: line, count, most, now } = change
  const [row] = await countQuery(db).execute({ user, line, count, most, now })
  return row?.version
}
