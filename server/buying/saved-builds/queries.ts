import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { memberBuilds, savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'

export interface OwnBuild {
  userId: number
  id: number
}

const own = ({ userId, id }: OwnBuild) =>
  and(eq(memberBuilds.user_id, userId), eq(memberBuilds.id, id))

export function listMemberBuilds(db: Db, userId: number) {
  const { id, name, code, created_at } = memberBuilds
  const { bike_slug, build, price_lines } = savedBuilds
  return db
    .select({ id, name, code, created_at, bike_slug, build, price_lines })
    .from(memberBuilds)
    .innerJoin(savedBuilds, eq(savedBuilds.code, memberBuilds.code))
    .where(eq(memberBuilds.user_id, userId))
    .orderBy(desc(memberBuilds.id))
}

export async function hasReminders(db: Db, userId: number): Promise<boolean> {
  const [user] = await db
    .select({ since: users.build_reminders_since })
    .from(users)
    .where(eq(users.id, userId))
  return Boolean(user?.since)
}

/** Serializes changes of a member's builds, so that their number is limited. */
export async function lockBuilds(tx: Db, userId: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return tx
    .select({ id: memberBuilds.id, code: memberBuilds.code })
    .from(memberBuilds)
    .where(eq(memberBuilds.user_id, userId))
}

export async function insertMemberBuild(
  tx: Db,
  row: Omit<typeof memberBuilds.$inferInsert, 'id'>,
): Promise<number> {
  const [added] = await tx.insert(memberBuilds).values(row).returning({ id: memberBuilds.id })
  if (!added) throw new Error('The build was not inserted.')
  return added.id
}

/** @returns false if the member has no such build */
export async function renameMemberBuild(db: Db, key: OwnBuild, name: string): Promise<boolean> {
  const changed = await db
    .update(memberBuilds)
    .set({ name })
    .where(own(key))
    .returning({ id: memberBuilds.id })
  return changed.length > 0
}

/** @returns false if the member has no such build */
export async function deleteMemberBuild(db: Db, key: OwnBuild): Promise<boolean> {
  const gone = await db.delete(memberBuilds).where(own(key)).returning({ id: memberBuilds.id })
  return gone.length > 0
}

/** Writes the consent; an earlier one keeps its date. */
export async function writeReminders(db: Db, userId: number, since: Date | null): Promise<void> {
  const isOther = since === null ? undefined : isNull(users.build_reminders_since)
  await db
    .update(users)
    .set({ build_reminders_since: since })
    .where(and(eq(users.id, userId), isOther))
}

export async function endRemindersOf(db: Db, publicId: string): Promise<void> {
  await db.update(users).set({ build_reminders_since: null }).where(eq(users.public_id, publicId))
}

export const REMINDING = 'build-reminders/letters'

/** Lists builds to email about: saved before `before`, like the consent of their member. */
export function listDueBuilds(db: Db, before: Date, due: DueLimit) {
  const { id, created_at, reminded_at, user_id } = memberBuilds
  const where = and(
    isNull(reminded_at),
    lte(created_at, before),
    sql`exists (select 1 from users u where u.id = ${user_id}
      and u.build_reminders_since <= ${before.toISOString()}::timestamptz)`,
  )
  return listDueRows(db, { work: REMINDING, id, at: created_at, where }, due)
}

/** Locks a member with the builds to email about; none if another process has done so. */
export async function lockDueBuilds(tx: Db, id: number, before: Date) {
  const [user] = await tx
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        tx
          .select({ id: memberBuilds.user_id })
          .from(memberBuilds)
          .where(and(eq(memberBuilds.id, id), isNull(memberBuilds.reminded_at))),
      ),
    )
    .for('no key update')
  const { build_reminders_since: since } = user ?? {}
  if (!user || !since || since > before) return null
  const { created_at, reminded_at, user_id } = memberBuilds
  const { bike_slug } = savedBuilds
  const builds = await tx
    .select({
      id: memberBuilds.id,
      name: memberBuilds.name,
      slug: bike_slug,
      isOrdered: sql<boolean>`exists (select 1 from ${orders} o join ${orderLines} l on l.order_id = o.id
        where o.user_id = ${user_id} and o.created_at >= ${created_at} and l.bike_slug = ${bike_slug}
          and o.payment_state not in ('expired', 'void'))`,
    })
    .from(memberBuilds)
    .innerJoin(savedBuilds, eq(savedBuilds.code, memberBuilds.code))
    .where(and(eq(user_id, user.id), isNull(reminded_at), lte(created_at, before)))
    .orderBy(desc(memberBuilds.id))
  return { user, builds }
}

export async function markReminded(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(memberBuilds)
    .set({ reminded_at: at })
    .where(inArray(memberBuilds.id, [...ids]))
}
