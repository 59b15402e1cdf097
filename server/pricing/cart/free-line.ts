import { freeLineId, isWorkOnly } from '@/domain/shop/orders/free-line'
import type { FreeLine } from '@/server/kernel/db/schema/orders/drafts'

import type { Draft } from './priced-line'

/** Returns the line of what staff wrote into an order; it has a price of its own and no stock. */
export function freeLine({ title, price, kind }: FreeLine, count: number): Draft {
  const product_id = freeLineId(kind)
  return {
    ...{ product_id, kind: 'accessory', title, description: '', thumbnail: '', count, price },
    ...{ bike_slug: null, build: null, variant: null, sku: null, parts: [], build_sheet: null },
    options: { color: null, size: null, upgrades: [] },
    ...{ order_bike_id: null, gift: null, contents: null, external_link: null },
    ...{ problem: null, fix: null, isDigital: isWorkOnly({ product_id }) },
  }
}
