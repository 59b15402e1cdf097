import { asc, eq } from 'drizzle-orm'

import { isSameMailbox } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import { tickets, ticketSearches } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { listRawHrefs } from '../inbound/raw-emails'
import { bikeOf, findTicket, numberOf, type TicketRow } from '../tickets/queries'
import { messageAnswers, ratingOf, ticketRow } from '../tickets/ticket-answer'
import { findAssignee, listNamedOrders } from './list-queries'

type FileDeps = Pick<Deps, 'db' | 'secret' | 'clock'>

interface NamedUser {
  id: string
  name: string
}

export function deskRow(ticket: TicketRow, assignee: NamedUser | null) {
  const { name, email, priority, tags, due_at } = ticket
  return {
    ...ticketRow(ticket),
    ...{ name, email, priority, tags, assignee },
    due_at: due_at?.toISOString() ?? null,
  }
}

/** @throws DomainError ticket_not_found */
export async function requireDeskTicket(db: Db, number: string): Promise<TicketRow> {
  const ticket = await findTicket(db, eq(tickets.number, number))
  if (!ticket) throw new DomainError('ticket_not_found', `No ticket ${number}.`)
  return ticket
}

export async function deskTicket(deps: FileDeps, ticket: TicketRow) {
  const { db } = deps
  const { id, version, first_answered_at, closed_at } = ticket
  const [messages, rawHrefs, assignee, bike, about, follows, merged_into, merged, searches] =
    await Promise.all([
      messageAnswers(deps, ticket),
      listRawHrefs(deps, id),
      findAssignee(db, ticket.assignee_id),
      bikeOf(db, ticket.bike_id),
      relatedOrders(db, id),
      numberOf(db, ticket.follows),
      numberOf(db, ticket.merged_into),
      db.select({ number: tickets.number }).from(tickets).where(eq(tickets.merged_into, id)),
      listSearches(db, id),
    ])
  return {
    ...deskRow(ticket, assignee),
    ...{ version, orders: about, bike, follows, merged_into, searches },
    is_member: ticket.user_id !== null,
    first_answered_at: first_answered_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
    merged: merged.map(({ number }) => number),
    rating: ratingOf(ticket),
    messages: messages.map((message) => ({
      ...message,
      raw_href: rawHrefs.get(message.id) ?? null,
    })),
  }
}

async function relatedOrders(db: Db, ticketId: number) {
  const related = new Map<string, { number: string; exists: boolean; is_own: boolean }>()
  for (const { number, order_email, of_account, proven_email } of await listNamedOrders(
    db,
    ticketId,
  )) {
    const isOfMailbox =
      order_email !== null && proven_email !== null && isSameMailbox(order_email, proven_email)
    const is_own = of_account || isOfMailbox || related.get(number)?.is_own === true
    related.set(number, { number, exists: order_email !== null, is_own })
  }
  return [...related.values()]
}

function listSearches(db: Db, ticketId: number) {
  return db
    .select({ query: ticketSearches.query, results: ticketSearches.results })
    .from(ticketSearches)
    .where(eq(ticketSearches.ticket_id, ticketId))
    .orderBy(asc(ticketSearches.position))
}
