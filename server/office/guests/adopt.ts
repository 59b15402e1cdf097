import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { mailboxKey } from '@/domain/kit/mailbox'
import { insertGuestAccount } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import { testRides } from '@/server/kernel/db/schema/community/dealers'
import { forumLegalReports } from '@/server/kernel/db/schema/community/forum-legal-reports'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import type { Deps } from '@/server/kernel/deps'
import { isMailbox } from '@/server/kernel/mail/spellings'

/** Tables that a guest's email address is in, with its column. Their column `user_id` names the account that owns a row. */
const TABLES: readonly (readonly [PgTable, PgColumn])[] = [
  [orders, orders.email],
  [tickets, tickets.email],
  [testRides, testRides.email],
  [forumLegalReports, forumLegalReports.email],
  [mailOutbox, mailOutbox.recipient],
]

/**
 * Gives all that a guest's mailbox owns to an account that lasts as long as the transaction. What belongs to a
 * member's account stays with it.
 */
export async function adoptGuest(deps: Pick<Deps, 'ids' | 'clock'>, tx: Db, email: string) {
  const key = `guest:${mailboxKey(email)}`
  // Serializes presses, so that two at once erase once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const user = await insertGuestAccount(deps, tx, email)
  for (const [table, column] of TABLES) {
    await tx.execute(
      sql`update ${table} set user_id = ${user.id} where user_id is null and ${isMailbox(column, email)}`,
    )
  }
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.user_id, user.id))
  await tx
    .update(orderBikes)
    .set({ user_id: user.id })
    .where(and(isNull(orderBikes.user_id), inArray(orderBikes.order_id, own)))
  return user
}
