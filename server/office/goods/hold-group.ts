import { sql } from 'drizzle-orm'

import type { CategoryKind } from '@/domain/office/categories/categories'
import type { Db } from '@/server/kernel/db/client'

/** Locks a group against renaming and merging until the transaction ends. Returns false if it doesn't exist. */
export async function holdGroup(tx: Db, kind: CategoryKind, code: string): Promise<boolean> {
  const table = kind === 'spare' ? sql`spare_groups` : sql`accessory_categories`
  const { rows } = await tx.execute(sql`select from ${table} where code = ${code} for share`)
  return rows.length > 0
}
