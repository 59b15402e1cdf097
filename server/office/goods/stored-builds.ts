import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'

import type { StoredBuildRef, StoredBuilds } from '@/domain/office/bikes/bikes-preview'
import type { Db } from '@/server/kernel/db/client'
import { savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import { cartLines } from '@/server/kernel/db/schema/orders/carts'
import { draftOrders } from '@/server/kernel/db/schema/orders/drafts'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'

/** Maximum number of builds checked per kind, newest first. */
const MOST_TRIED = 2_000

/** Lists stored builds of a bike. Guest carts live in browsers, so they aren't included. */
export async function listStoredBuilds(db: Db, slug: string, now: Date): Promise<StoredBuilds> {
  return {
    orders: await listOrdered(db, slug),
    carts: await listInCarts(db, slug),
    saved_builds: await listSaved(db, slug),
    drafts: await listInDrafts(db, slug, now),
  }
}

/** Lists paid bikes that haven't been shipped. */
function listOrdered(db: Db, slug: string): Promise<StoredBuildRef[]> {
  return db
    .select({ name: orders.number, build: orderBikes.build })
    .from(orderBikes)
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
    .where(
      and(
        eq(orderBikes.bike_slug, slug),
        isNull(orderBikes.shipped_at),
        isNull(orderBikes.cancelled_at),
      ),
    )
    .orderBy(desc(orderBikes.id))
    .limit(MOST_TRIED)
}

async function listInCarts(db: Db, slug: string): Promise<StoredBuildRef[]> {
  const rows = await db
    .select({ id: cartLines.id, build: cartLines.build })
    .from(cartLines)
    .where(
      and(
        eq(cartLines.bike_slug, slug),
        isNotNull(cartLines.build),
        isNull(cartLines.order_bike_id),
      ),
    )
    .orderBy(desc(cartLines.id))
    .limit(MOST_TRIED)
  return rows.flatMap(({ id, build }) => (build ? [{ name: String(id), build }] : []))
}

function listSaved(db: Db, slug: string): Promise<StoredBuildRef[]> {
  return db
    .select({ name: savedBuilds.code, build: savedBuilds.build })
    .from(savedBuilds)
    .where(eq(savedBuilds.bike_slug, slug))
    .orderBy(desc(savedBuilds.created_at))
    .limit(MOST_TRIED)
}

async function listInDrafts(db: Db, slug: string, now: Date): Promise<StoredBuildRef[]> {
  const rows = await db
    .select({ id: draftOrders.id, items: draftOrders.items })
    .from(draftOrders)
    .where(
      and(
        isNull(draftOrders.canceled_at),
        isNull(draftOrders.order_id),
        gt(draftOrders.expires_at, now),
      ),
    )
    .orderBy(desc(draftOrders.id))
    .limit(MOST_TRIED)
  return rows.flatMap(({ id, items }) =>
    items.flatMap(({ server }) =>
      server?.bike_slug === slug ? [{ name: String(id), build: server.build }] : [],
    ),
  )
}
