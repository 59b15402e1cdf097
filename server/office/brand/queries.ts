import { inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'

export async function listNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
