import { eq, inArray } from 'drizzle-orm'

import { withoutPersonal } from '@/domain/shop/bikes/build-fields'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes, serviceEntries } from '@/server/kernel/db/schema/orders/garage'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { namelessSheet } from '@/server/orders'

/** Erases the rider's texts and notes; the bikes stay with their orders. */
export async function eraseRider(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const bikes = await tx.select().from(orderBikes).where(eq(orderBikes.user_id, user.id))
  const ids = bikes.map(({ id }) => id)
  await tx.delete(serviceEntries).where(inArray(serviceEntries.order_bike_id, ids))
  for (const { id, build, build_sheet, settings } of bikes) {
    await tx
      .update(orderBikes)
      .set({
        build: withoutPersonal(build),
        build_sheet: namelessSheet(build_sheet, build),
        settings: { ...settings, nickname: '' },
      })
      .where(eq(orderBikes.id, id))
  }
}
