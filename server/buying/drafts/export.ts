import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { draftOrders } from '@/server/kernel/db/schema/orders/drafts'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { emailSpellings } from '@/server/kernel/mail/spellings'
import { inArray, sql } from 'drizzle-orm'

/** Exports the draft orders of a mailbox if the account has confirmed it. */
export async function exportDrafts(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const spellings = user.email_verified_at ? emailSpellings(user.email) : []
  const isTheirs = inArray(sql`lower(${draftOrders.email})`, spellings)
  add({ draft_orders: await personalRows(tx, draftOrders, isTheirs) })
}
