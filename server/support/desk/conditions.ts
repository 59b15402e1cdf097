import { and, arrayContains, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import type { DeskFilter, DeskQuery } from '@/contract/office/support/support'
import type { TicketState } from '@/domain/office/support/desk'
import { shopZone } from '@/utils/shop-region'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'
import type { Db } from '@/server/kernel/db/client'
import {
  messageWords,
  ticketMessages,
  tickets,
  ticketWords,
} from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { emailSpellings } from '@/server/kernel/mail/spellings'

import { IS_LISTED, WAITS_FOR_US } from '../tickets/conditions'

export const STATES: Record<TicketState, SQL> = {
  open: WAITS_FOR_US,
  answered: sql`${IS_LISTED} and ${tickets.status} = 'waiting_for_customer'`,
  closed: sql`${IS_LISTED} and ${tickets.status} = 'closed'`,
  all: IS_LISTED,
}

export const isOverdue = (now: Date) => lt(tickets.due_at, now)

interface TicketFilterInput {
  query: DeskQuery
  userId: number
  now: Date
}

export function filtersOf(
  db: Db,
  { query, userId, now }: TicketFilterInput,
  fallback: 'open' | 'any' = 'open',
): SQL | undefined {
  const { state = fallback, assignee, tag, priority, topic, sender, due, q } = query
  // Keyed by filter name, so that the compiler detects missing filters of the contract.
  const filters: Record<DeskFilter, SQL | undefined> = {
    state: state === 'any' ? undefined : STATES[state],
    assignee: assignee === undefined ? undefined : assignedTo(db, assignee, userId),
    tag: tag === undefined ? undefined : arrayContains(tickets.tags, [tag]),
    priority: priority && eq(tickets.priority, priority),
    topic: topic && eq(tickets.topic, topic),
    sender: sender && (sender === 'guest' ? isNull : isNotNull)(tickets.user_id),
    due: due && (due === 'overdue' ? isOverdue(now) : lt(tickets.due_at, endOfDay(now))),
    q: q ? matchesWords(db, q) : undefined,
  }
  return and(...Object.values(filters))
}

function assignedTo(db: Db, assignee: string, userId: number): SQL {
  if (assignee === 'none') return isNull(tickets.assignee_id)
  if (assignee === 'me') return eq(tickets.assignee_id, userId)
  const agent = db.select({ id: users.id }).from(users).where(eq(users.public_id, assignee))
  return inArray(tickets.assignee_id, agent)
}

function endOfDay(now: Date): Date {
  const { day } = zoneTime(now, shopZone())
  return momentOf(dayAfter(day, 1), 0, shopZone())
}

const MOST_WORDS = 8

/** Matches all terms as prefixes, in the ticket or in one message; email hosts in either spelling. */
function matchesWords(db: Db, text: string): SQL {
  const queries = emailSpellings(text).flatMap((form) => {
    const words = form.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? []
    return words.length === 0 ? [] : words.map((word) => `${word}:*`).join(' & ')
  })
  if (queries.length === 0) return sql`false`
  const query = sql`to_tsquery('simple', ${queries.join(' | ')})`
  const matching = db
    .select({ id: ticketMessages.ticket_id })
    .from(ticketMessages)
    .where(sql`${messageWords(ticketMessages)} @@ ${query}`)
  // Use a union, because each part has its own index; an `or` condition would scan all tickets.
  const titled = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(sql`${ticketWords(tickets)} @@ ${query}`)
  return inArray(tickets.id, union(titled, matching))
}
