import type { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { orderedLines, type PricedLine } from '@/server/pricing'

/** Converts priced lines to order lines, a snapshot that later catalog changes don't affect. */
export function orderLineRows(
  lines: readonly PricedLine[],
  order_id: number,
): (typeof orderLines.$inferInsert)[] {
  return orderedLines(lines).map((line, position) => ({
    order_id,
    position,
    kind: line.kind,
    product_id: line.product_id,
    title: line.title,
    description: line.description,
    thumbnail: line.thumbnail,
    count: line.count,
    price_cents: line.price,
    total_cents: line.total_price,
    discount_cents: line.discount,
    taxes: line.taxes,
    sku: line.sku,
    bike_slug: line.bike_slug,
    build: line.build,
    order_bike_id: line.order_bike_id,
    build_sheet: line.build_sheet,
    options: line.options,
    bundle: line.bundle,
    gift: line.gift,
  }))
}
