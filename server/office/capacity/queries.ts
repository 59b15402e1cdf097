import { eq, sql } from 'drizzle-orm'

import type { CapacityRow, DueBikes } from '@/domain/office/capacity/capacity'
import type { Db } from '@/server/kernel/db/client'
import { factoryCapacity } from '@/server/kernel/db/schema/orders/capacity'

const { week, reach, bikes } = factoryCapacity

export const listCapacity = (db: Db): Promise<CapacityRow[]> =>
  db.select({ week, reach, bikes }).from(factoryCapacity)

export async function listDueBikes(db: Db): Promise<DueBikes[]> {
  const { rows } = await db.execute<{ [Name in keyof DueBikes]: DueBikes[Name] }>(sql`
    select o.delivery_date::text as promised, c.transit_battery_days as transit_days,
      coalesce((o.assembly ->> 'days')::int, 0) as assembly_days, count(*)::int as count
    from order_bikes b
    join orders o on o.id = b.order_id
    join countries c on c.id = o.country_id
    where b.ready_at is null and b.shipped_at is null and b.cancelled_at is null
      and o.payment_state in ('paid', 'partly_refunded')
      and o.fulfillment_state in ('to_build', 'in_production', 'ready', 'partly_shipped')
      and o.delivery_date is not null
    group by 1, 2, 3`)
  return rows
}

export async function countBuiltSince(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from order_bikes
    where ready_at >= ${day}::date at time zone 'UTC' and cancelled_at is null`)
  return rows[0]?.count ?? 0
}

export async function lockCapacity(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${factoryCapacity} in share row exclusive mode`)
}

export async function deleteWeek(tx: Db, monday: string): Promise<void> {
  await tx.delete(factoryCapacity).where(eq(week, monday))
}

type NewCapacity = typeof factoryCapacity.$inferInsert

export async function upsertCapacity(tx: Db, row: NewCapacity): Promise<void> {
  const { set_at, set_by } = row
  await tx
    .insert(factoryCapacity)
    .values(row)
    .onConflictDoUpdate({
      target: [week, reach],
      set: { bikes: row.bikes, set_at, set_by },
    })
}
