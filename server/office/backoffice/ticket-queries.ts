import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import type { TicketState } from '@/domain/backoffice'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders'
import { ticketMessages, tickets } from '@/server/kernel/db/schema/support'

import { pageAt, type PageCursors } from './keyset'

// What looks like a robot's is in no list.
const IS_LISTED = sql`not ${tickets.is_spam}`

/** Somebody waits for an answer of ours. */
export const WAITS_FOR_US = sql`${IS_LISTED} and ${tickets.status} in ('new', 'open', 'waiting_for_us')`

const STATES: Record<TicketState, SQL> = {
  open: WAITS_FOR_US,
  answered: sql`${IS_LISTED} and ${tickets.status} = 'waiting_for_customer'`,
  closed: sql`${IS_LISTED} and ${tickets.status} = 'closed'`,
  all: IS_LISTED,
}

/** A page of tickets: who waits longest comes first, everything else newest first. */
export async function listTickets(db: Db, state: TicketState, marks: PageCursors) {
  const { id, number } = tickets
  const page = pageAt({ table: tickets, id, number, isNewestFirst: state !== 'open' }, marks)
  const rows = await db
    .select()
    .from(tickets)
    .where(and(STATES[state], page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.cut(rows)
}

export async function findTicket(db: Db, number: string) {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.number, number), IS_LISTED))
  return ticket
}

export function listMessages(db: Db, ticketId: number) {
  return db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticket_id, ticketId))
    .orderBy(asc(ticketMessages.id))
}

export async function hasOrder(db: Db, number: string): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return rows.length > 0
}
