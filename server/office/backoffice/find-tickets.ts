import { and, desc, ilike, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/support'

/** Tickets whose number, subject or address holds a text, newest first. What looks like a robot's is left out. */
export async function findTickets(db: Db, text: string, limit: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({ number: tickets.number, subject: tickets.subject, email: tickets.email })
    .from(tickets)
    .where(
      and(
        sql`not ${tickets.is_spam}`,
        or(
          ilike(tickets.number, pattern),
          ilike(tickets.subject, pattern),
          ilike(tickets.email, pattern),
        ),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(limit)
}
