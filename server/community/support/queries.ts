import { and, asc, desc, eq } from 'drizzle-orm'

import type { SupportDay } from '@/domain/support-hours'
import type { Db } from '@/server/kernel/db/client'
import { supportHours, ticketMessages, tickets } from '@/server/kernel/db/schema/support'

export function listTicketsOf(db: Db, userId: number) {
  return db
    .select()
    .from(tickets)
    .where(and(eq(tickets.user_id, userId), eq(tickets.is_spam, false)))
    .orderBy(desc(tickets.updated_at))
    .limit(200)
}

export function listSupportHours(db: Db): Promise<SupportDay[]> {
  return db.select().from(supportHours).orderBy(asc(supportHours.weekday))
}

/** A new ticket, or undefined when its form was sent before. Of several at once one is written. */
export async function insertTicket(tx: Db, row: Omit<typeof tickets.$inferInsert, 'id'>) {
  const [ticket] = await tx
    .insert(tickets)
    .values(row)
    .onConflictDoNothing({ target: tickets.request_key })
    .returning()
  return ticket
}

export async function findTicketByRequest(tx: Db, requestKey: string) {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.request_key, requestKey))
  return ticket
}

export async function insertTicketMessage(
  tx: Db,
  row: Omit<typeof ticketMessages.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(ticketMessages).values(row)
}
