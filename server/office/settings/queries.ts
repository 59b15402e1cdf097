import { eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { settings } from '@/server/kernel/db/schema/catalog/trade'

/** Serializes changes to settings without blocking readers. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

export async function upsertSetting(tx: Db, key: string, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

export const removeSetting = (tx: Db, key: string) =>
  tx.delete(settings).where(eq(settings.key, key))
