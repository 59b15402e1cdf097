import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { Connection, Mode } from '@/domain/office/connections/connections'
import type { Keys } from '@/domain/office/connections/key-fields'
import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { connectionKeys } from '@/server/kernel/db/schema/payments/connection-keys'
import { seal, unseal } from '@/server/kernel/ports/seal'

export type KeyRow = typeof connectionKeys.$inferSelect

export interface Slot {
  connection: Connection
  mode: Mode
}

/** How long replaced keys can end payments that were begun with them, as late transfers are listed. */
const REPLACED_MS = 60 * 86_400_000
/** Nothing is pending at these connections, so replaced keys are deleted at once. */
const WITHOUT_PENDING: Connection[] = ['mail', 'replies']

const purposeOf = ({ connection, mode }: Slot) => `connection-keys:${connection}:${mode}`

export const sealKeys = (secret: string, slot: Slot, keys: Keys): string =>
  seal({ secret, purpose: purposeOf(slot) }, JSON.stringify(keys))

/** Returns null if the shop's secret has changed since the keys were stored. */
export function openKeys(secret: string, row: Slot & { sealed: string }): Keys | null {
  try {
    return JSON.parse(unseal({ secret, purpose: purposeOf(row) }, row.sealed)) as Keys
  } catch {
    return null
  }
}

/** Lists current keys, and replaced ones that may still end payments. */
export function listKeys(db: Db, now: Date): Promise<KeyRow[]> {
  const { id, replaced_at } = connectionKeys
  return db
    .select()
    .from(connectionKeys)
    .where(or(isNull(replaced_at), gt(replaced_at, new Date(now.getTime() - REPLACED_MS))))
    .orderBy(id)
}

export function listCurrentKeys(db: Db) {
  return db
    .select({ row: connectionKeys, set_by: users.name })
    .from(connectionKeys)
    .leftJoin(users, eq(users.id, connectionKeys.set_by))
    .where(isNull(connectionKeys.replaced_at))
}

const isCurrent = ({ connection, mode }: Slot) =>
  and(
    eq(connectionKeys.connection, connection),
    eq(connectionKeys.mode, mode),
    isNull(connectionKeys.replaced_at),
  )

export async function findCurrentKeys(db: Db, slot: Slot): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(connectionKeys).where(isCurrent(slot))
  return row
}

/** Serializes changes, of which two could store keys for one mode. */
export async function lockKeys(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${connectionKeys} in share row exclusive mode`)
}

export async function retireKeys(tx: Db, slot: Slot, now: Date): Promise<void> {
  await tx.update(connectionKeys).set({ replaced_at: now, is_used: false }).where(isCurrent(slot))
  await purgeKeys(tx, now)
}

export async function insertKeys(
  tx: Db,
  row: Omit<typeof connectionKeys.$inferInsert, 'replaced_at'>,
): Promise<void> {
  await tx.insert(connectionKeys).values(row)
}

/** @returns false if there are no such keys */
export async function markUsed(tx: Db, slot: Slot): Promise<boolean> {
  await tx
    .update(connectionKeys)
    .set({ is_used: false })
    .where(eq(connectionKeys.connection, slot.connection))
  const rows = await tx
    .update(connectionKeys)
    .set({ is_used: true })
    .where(isCurrent(slot))
    .returning({ id: connectionKeys.id })
  return rows.length > 0
}

export async function isAnyUsed(tx: Db, connection: Connection): Promise<boolean> {
  const rows = await tx
    .select({ id: connectionKeys.id })
    .from(connectionKeys)
    .where(and(eq(connectionKeys.connection, connection), connectionKeys.is_used))
  return rows.length > 0
}

export async function purgeKeys(db: Db, now: Date): Promise<void> {
  const { connection, replaced_at } = connectionKeys
  await db
    .delete(connectionKeys)
    .where(
      or(
        lt(replaced_at, new Date(now.getTime() - REPLACED_MS)),
        and(isNotNull(replaced_at), inArray(connection, WITHOUT_PENDING)),
      ),
    )
}
