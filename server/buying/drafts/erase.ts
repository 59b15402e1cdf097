import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { deleteDraftsTo } from './queries'

/** Erases an account's draft orders; orders placed from them stay. */
export async function eraseDrafts(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await deleteDraftsTo(tx, user.email)
}
