import { desc, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/users'

/** Customers whose name or address holds a text, newest first. */
export async function findCustomers(db: Db, text: string, limit: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({
      public_id: users.public_id,
      name: users.name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(users)
    .where(
      sql`(${users.name} || ' ' || ${users.last_name} || ' ' || ${users.email}) ilike ${pattern}`,
    )
    .orderBy(desc(users.id))
    .limit(limit)
}
