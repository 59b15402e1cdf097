import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { followItems } from './change-items'

/** Updates the order's state: all that remains may be ready or shipped, or nothing remains. */
export async function followCanceled(deps: Deps, tx: Db, event: ShopEvent<'ItemsCanceled'>) {
  await followItems(deps, tx, { order: event.order, detail: { by: event.by } })
}
