import { eq, sql } from 'drizzle-orm'

import {
  dueAt,
  supportTime,
  TICKET_TARGETS,
  turnClock,
  type TicketClock,
  type Turn,
} from '@/domain/community/support/ticket-clock'
import type { TicketEventKind } from '@/domain/community/support/ticket'
import { PUBLIC_TICKET_EVENTS } from '@/domain/community/support/ticket'
import { isOurTurn } from '@/domain/community/support/ticket-moves'
import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'

import { insertTicketMessage, readSchedule, type TicketRow } from './queries'

type Change = Partial<Omit<typeof tickets.$inferInsert, 'id' | 'number' | 'version'>>

export function clockColumns({ spent, since, askedAt }: TicketClock) {
  return { clock_spent_ms: spent, clock_since: since, asked_at: askedAt }
}

const clockOf = ({ clock_spent_ms, clock_since, asked_at }: TicketRow): TicketClock => ({
  spent: clock_spent_ms,
  since: clock_since,
  askedAt: asked_at,
})

/** Saves a locked ticket and publishes an event. @param by author of content visible to others */
export async function saveTicket(
  deps: Deps,
  tx: Db,
  { ticket, change, by }: { ticket: TicketRow; change: Change; by: Turn['by'] },
): Promise<TicketRow> {
  const at = deps.clock.now()
  const schedule = await readSchedule(tx)
  const status = change.status ?? ticket.status
  const target = TICKET_TARGETS[change.priority ?? ticket.priority]
  const clock = turnClock(schedule, clockOf(ticket), { isOurs: isOurTurn(status), by, at })
  const isFirst = by === 'agent' && ticket.first_answered_at === null
  const [saved] = await tx
    .update(tickets)
    .set({
      ...change,
      ...clockColumns(clock),
      due_at: dueAt(schedule, clock, target),
      ...(isFirst && {
        first_answered_at: at,
        first_answer_ms: supportTime(schedule, ticket.created_at, at),
      }),
      version: sql`${tickets.version} + 1`,
      updated_at: at,
    })
    .where(eq(tickets.id, ticket.id))
    .returning()
  if (!saved) throw new Error(`Ticket ${ticket.number} is gone.`)
  await publish(deps, tx, { name: 'TicketUpdated', ticket: saved })
  return saved
}

export async function recordEvent(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  event: { ticketId: number; kind: TicketEventKind; detail?: string; userId: number | null },
): Promise<void> {
  const { ticketId, kind, detail = '', userId } = event
  await insertTicketMessage(deps, tx, {
    ticket_id: ticketId,
    author: 'system',
    user_id: userId,
    body: '',
    event: { kind, detail },
    is_internal: !PUBLIC_TICKET_EVENTS.includes(kind),
    created_at: deps.clock.now(),
  })
}
