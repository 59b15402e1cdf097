import { eq } from 'drizzle-orm'

import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import type { TestShop } from '../shop'
import type { World } from './world'

/** Nothing else of the walk needs it. */
const SKU = 'frame:nireeka-homie:L'

/** What shoppers wait for. */
export const savedRequests = {
  'stockAlerts.request': async (_: World, { db }: TestShop) => {
    await db.update(stockItems).set({ on_hand: 0, reserved: 0 }).where(eq(stockItems.sku, SKU))
    return { body: { sku: SKU, email: 'ada@example.com' } }
  },
}
