import { sql } from 'drizzle-orm'

import type { CategoryKind } from '@/domain/categories'
import type { Db } from '@/server/kernel/db/client'

/** Keeps a group from being renamed or merged until the transaction ends. False where there is none. */
export async function holdGroup(tx: Db, kind: CategoryKind, code: string): Promise<boolean> {
  const table = kind === 'spare' ? sql`spare_groups` : sql`accessory_categories`
  const { rows } = await tx.execute(sql`select from ${table} where code = ${code} for share`)
  return rows.length > 0
}
