import type { Db } from '@/server/kernel/db/client'
import { ownRows } from '@/server/kernel/db/personal-rows'
import { cartLines, cartRequests, carts } from '@/server/kernel/db/schema/orders/carts'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportCart(_: unknown, tx: Db, { user, add }: ShopEvent<'AccountExported'>) {
  add(
    await ownRows(tx, user.id, {
      carts: [carts, carts.user_id],
      cart_lines: [cartLines, cartLines.user_id],
      cart_requests: [cartRequests, cartRequests.user_id],
    }),
  )
}
