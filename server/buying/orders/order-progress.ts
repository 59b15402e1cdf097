import { leadDays } from '@/domain/shop/bikes/lead-time'
import { type OrderBikeRow, progressOf } from '@/server/after-sale'
import type { Catalog } from '@/server/catalog'
import type { OrderRow } from '@/server/orders'

interface OrderedBikes {
  order: OrderRow
  bikes: readonly OrderBikeRow[]
  today: string
}

/** Returns the steps of the slowest bike, because all are delivered together; empty without bikes. */
export function orderProgress(catalog: Catalog, { order, bikes, today }: OrderedBikes) {
  const daysOf = ({ bike_slug, build }: OrderBikeRow) => {
    const model = catalog.allBikesBySlug.get(bike_slug)
    return model ? leadDays(model, build) : 0
  }
  const [slowest] = bikes
    .filter(({ cancelled_at }) => cancelled_at === null)
    .sort((a, b) => daysOf(b) - daysOf(a))
  return slowest ? progressOf(catalog, { bike: slowest, order }, today) : []
}
