import { desc } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'

import { filtersOf } from './conditions'

/** Finds tickets that contain all terms of a text, newest first, excluding suspected spam. */
export async function findTickets(
  db: Db,
  { text, now, limit }: { text: string; now: Date; limit: number },
) {
  return db
    .select({ number: tickets.number, subject: tickets.subject, email: tickets.email })
    .from(tickets)
    .where(filtersOf(db, { query: { state: 'all', q: text }, userId: 0, now }))
    .orderBy(desc(tickets.id))
    .limit(limit)
}
