import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { orderTags } from '@/server/kernel/db/schema/orders/order-tags'
import { orders } from '@/server/kernel/db/schema/orders/orders'

const KNOWN_LIMIT = 100

export async function listTagsOf(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .where(eq(orderTags.order_id, orderId))
    .orderBy(asc(orderTags.tag))
  return rows.map(({ tag }) => tag)
}

export async function listTagsOfAll(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: orderTags.order_id, tag: orderTags.tag })
    .from(orderTags)
    .where(inArray(orderTags.order_id, [...orderIds]))
    .orderBy(asc(orderTags.tag))
  const tags = new Map<number, string[]>()
  for (const { id, tag } of rows) tags.set(id, [...(tags.get(id) ?? []), tag])
  return tags
}

export function listTags(db: Db) {
  return db
    .select({ tag: orderTags.tag, count: count() })
    .from(orderTags)
    .groupBy(orderTags.tag)
    .orderBy(desc(count()), asc(orderTags.tag))
    .limit(KNOWN_LIMIT)
}

export async function insertTag(tx: Db, orderId: number, tag: string): Promise<void> {
  await tx.insert(orderTags).values({ order_id: orderId, tag })
}

export async function deleteTag(tx: Db, orderId: number, tag: string): Promise<void> {
  await tx.delete(orderTags).where(and(eq(orderTags.order_id, orderId), eq(orderTags.tag, tag)))
}

/** Moves a tag to another name. @returns the number of orders that had the old tag */
export async function moveTag(tx: Db, from: string, to: string): Promise<number> {
  const gone = await tx
    .delete(orderTags)
    .where(eq(orderTags.tag, from))
    .returning({ id: orderTags.order_id })
  if (gone.length === 0) return 0
  const ids = JSON.stringify(gone.map(({ id }) => id))
  await tx.execute(sql`
    insert into ${orderTags} (order_id, tag)
    select id::bigint, ${to} from jsonb_array_elements_text(${ids}::jsonb) as id
    on conflict do nothing`)
  return gone.length
}

export function hasTag(tag: string | undefined): SQL | undefined {
  if (tag === undefined) return undefined
  return sql`exists (select 1 from order_tags t where t.order_id = ${orders}.id and t.tag = ${tag})`
}
