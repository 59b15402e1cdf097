import { eq, inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ownRows, personalRows } from '@/server/kernel/db/personal-rows'
import { orderBikes, serviceEntries } from '@/server/kernel/db/schema/orders/garage'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportGarage(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const { id, user_id } = orderBikes
  const ids = tx.select({ id }).from(orderBikes).where(eq(user_id, user.id))
  add({
    ...(await ownRows(tx, user.id, {
      order_bikes: [orderBikes, user_id],
      reviews: [reviews, reviews.user_id],
    })),
    service_entries: await personalRows(
      tx,
      serviceEntries,
      inArray(serviceEntries.order_bike_id, ids),
    ),
  })
}
