import { asc, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders'
import { tickets, ticketSearches } from '@/server/kernel/db/schema/support'
import { users } from '@/server/kernel/db/schema/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { listRawHrefs } from '../inbound/raw-emails'
import { bikeOf, findTicket, numberOf, type TicketRow } from '../support/queries'
import { messageAnswers, ratingOf, ticketRow } from '../support/ticket-answer'
import { findAssignee } from './list-queries'

type FileDeps = Pick<Deps, 'db' | 'secret' | 'clock'>

interface NamedUser {
  id: string
  name: string
}

/** A ticket as the rows of the desk show it. */
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

/** A ticket with everything that agents know of it. */
export async function deskTicket(deps: FileDeps, ticket: TicketRow) {
  const { db } = deps
  const { id, version, first_answered_at, closed_at } = ticket
  const [messages, rawHrefs, assignee, bike, about, follows, merged_into, merged, searches] =
    await Promise.all([
      messageAnswers(deps, ticket),
      listRawHrefs(deps, id),
      findAssignee(db, ticket.assignee_id),
      bikeOf(db, ticket.bike_id),
      listRelatedOrders(db, id),
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

interface RelatedOrder extends Record<string, unknown> {
  number: string
  exists: boolean
  is_own: boolean
}

/** Orders that a ticket and those merged into it name. What a member typed as their address proves nothing. */
async function listRelatedOrders(db: Db, ticketId: number): Promise<RelatedOrder[]> {
  const { rows } = await db.execute<RelatedOrder>(sql`
    with recursive thread as (
      select * from ${tickets} where id = ${ticketId}
      union all
      select merged.* from ${tickets} merged join thread on merged.merged_into = thread.id
    )
    select t.order_number as number, bool_or(o.id is not null) as exists,
      coalesce(bool_or(case when t.user_id is null then lower(o.email) = lower(t.email)
        else o.user_id = t.user_id or lower(o.email) = lower(u.email) end), false) as is_own
    from thread t
    left join ${orders} o on o.number = t.order_number
    left join ${users} u on u.id = t.user_id and u.email_verified_at is not null
    where t.order_number is not null group by 1 order by min(t.id)`)
  return rows
}

function listSearches(db: Db, ticketId: number) {
  return db
    .select({ query: ticketSearches.query, results: ticketSearches.results })
    .from(ticketSearches)
    .where(eq(ticketSearches.ticket_id, ticketId))
    .orderBy(asc(ticketSearches.position))
}
