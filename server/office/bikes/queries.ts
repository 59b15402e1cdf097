import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { BIKE_EDIT_STATES } from '@/domain/office/bikes/bikes-edit'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { bikeEdits } from '@/server/kernel/db/schema/catalog/bike-edits'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

const SHOWN = 50

const STATE = sql<(typeof BIKE_EDIT_STATES)[number]>`case
  when ${bikeEdits.ended_at} is not null and ${bikeEdits.applied_at} is null then 'canceled'
  when ${bikeEdits.ended_at} is not null then 'undone'
  when ${bikeEdits.applied_at} is null then 'scheduled' else 'applied' end`

export function listBikeEdits(db: Db, bikeId: number) {
  const { id, note, made_at, starts_at, undoes, was, became } = bikeEdits
  const by = authorName(id)
  return db
    .select({ id, note, made_at, starts_at, undoes, was, became, state: STATE, by })
    .from(bikeEdits)
    .leftJoin(users, eq(users.id, bikeEdits.made_by))
    .where(eq(bikeEdits.bike_id, bikeId))
    .orderBy(desc(bikeEdits.id))
    .limit(SHOWN)
}

export async function countPlanned(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: bikeEdits.bike_id, count: sql<number>`count(*)::int` })
    .from(bikeEdits)
    .where(and(isNull(bikeEdits.applied_at), isNull(bikeEdits.ended_at)))
    .groupBy(bikeEdits.bike_id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Locks the bike, as every change to it does first. */
export async function lockBike(tx: Db, slug: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bikes.id })
    .from(bikes)
    .where(eq(bikes.slug, slug))
    .for('update')
  return rows.length > 0
}

export async function findEdit(db: Db, id: number) {
  const [row] = await db
    .select({ edit: bikeEdits, slug: bikes.slug })
    .from(bikeEdits)
    .innerJoin(bikes, eq(bikes.id, bikeEdits.bike_id))
    .where(eq(bikeEdits.id, id))
  return row
}

export async function isDuplicateRequest(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: bikeEdits.id })
    .from(bikeEdits)
    .where(eq(bikeEdits.request_key, key))
  return rows.length > 0
}

export async function insertEdit(tx: Db, edit: typeof bikeEdits.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bikeEdits).values(edit).returning({ id: bikeEdits.id })
  if (!row) throw new Error('An insert returned nothing.')
  return row.id
}

export async function updateEdit(
  tx: Db,
  id: number,
  values: Partial<typeof bikeEdits.$inferInsert>,
): Promise<void> {
  await tx.update(bikeEdits).set(values).where(eq(bikeEdits.id, id))
}

export function listDueBikeEdits(db: Db, now: Date, limit: number) {
  const { id, applied_at, ended_at, starts_at: at } = bikeEdits
  const where = and(isNull(applied_at), isNull(ended_at))
  return listDueRows(db, { work: 'bike-edit', id, at, where }, { now, limit })
}

/** Serializes the ends of bikes, so that one of them stays. */
export const lockBikeEnds = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('bike ends', 0))`)

export async function isOtherBikeSold(db: Db, bikeId: number): Promise<boolean> {
  const isSold = and(ne(bikes.id, bikeId), eq(bikes.is_draft, false), isNull(bikes.ended_at))
  const others = await db.select({ id: bikes.id }).from(bikes).where(isSold).limit(1)
  return others.length > 0
}
