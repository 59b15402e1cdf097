import { desc, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { holdsEmailWord } from '@/server/kernel/mail/spellings'

export async function findCustomers(db: Db, text: string, limit: number) {
  return db
    .select({
      public_id: users.public_id,
      name: users.name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(users)
    .where(
      holdsEmailWord(
        sql`(${users.name} || ' ' || ${users.last_name} || ' ' || ${users.email})`,
        text,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit)
}
