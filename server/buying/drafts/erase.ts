import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { deleteDraftsTo } from './queries'

/** What was put together for somebody goes with the account; orders that came of it stay. */
export async function eraseDrafts(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await deleteDraftsTo(tx, user.email)
}
