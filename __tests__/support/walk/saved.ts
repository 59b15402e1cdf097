import { eq } from 'drizzle-orm'

import { stockItems } from '@/server/kernel/db/schema/orders/stock'

import { as } from '../members'
import { dataOf } from '../member-shop'
import type { TestShop } from '../shop'
import type { World } from './world'

/** Nothing else of the walk needs it. */
const SKU = 'frame:nireeka-homie:L'

/** Guests have no builds, so any id is refused. */
async function saved({ member, code }: World, shop: TestShop) {
  const reply = await as(shop, member)('POST', '/api/account/builds', { code })
  return { params: { id: reply.status === 200 ? dataOf<{ id: number }>(reply).id : 1 } }
}

/** What shoppers wait for, and builds in accounts. */
export const savedRequests = {
  'stockAlerts.request': async (_: World, { db }: TestShop) => {
    await db.update(stockItems).set({ on_hand: 0, reserved: 0 }).where(eq(stockItems.sku, SKU))
    return { body: { sku: SKU, email: 'ada@example.com' } }
  },
  // A repeat changes nothing, so that any id is answered.
  'stockAlerts.remove': () => ({ params: { id: 1 } }),
  'savedBuilds.save': ({ code }: World) => ({ body: { code, name: 'Winter bike' } }),
  'savedBuilds.rename': async (world: World, shop: TestShop) => ({
    ...(await saved(world, shop)),
    body: { name: 'Summer bike' },
  }),
  'savedBuilds.remove': saved,
  'savedBuilds.setReminders': () => ({ body: { has_reminders: true } }),
}
