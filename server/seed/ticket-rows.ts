import type { SupportSchedule } from '@/domain/community/support/support-hours'
import {
  dueAt,
  startClock,
  supportTime,
  TICKET_TARGETS,
  turnClock,
  type Turn,
} from '@/domain/community/support/ticket-clock'
import {
  afterCustomer,
  isOurTurn,
  type TicketStatus,
} from '@/domain/community/support/ticket-moves'
import type { ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'

import type { SeedStep, SeedTicket } from './data/tickets'

interface Writers {
  ticket_id: number
  customerId: number | null
  agentId: number | null
}

/** Converts a step to a thread message, or to null for a rating, which is stored separately. */
export function messageRow(
  step: SeedStep,
  { ticket_id, customerId, agentId }: Writers,
): typeof ticketMessages.$inferInsert | null {
  const { kind, at } = step
  if (kind === 'rated') return null
  if (kind === 'closed' || kind === 'open') {
    const event = kind === 'open' ? { kind: 'changed', detail: 'open' } : { kind, detail: step.by }
    const user_id = kind === 'closed' && step.by === 'customer' ? customerId : agentId
    const rest = { ticket_id, user_id, body: '', is_internal: kind === 'open', created_at: at }
    return { ...rest, author: 'system', event: event as typeof ticketMessages.$inferInsert.event }
  }
  const author = kind === 'customer' ? 'customer' : 'agent'
  const user_id = author === 'customer' ? customerId : agentId
  const is_internal = kind === 'note'
  return { ticket_id, author, user_id, body: step.text, is_internal, created_at: at }
}

/** Computes a ticket's status, clock, timestamps and rating after all steps, as the desk does. */
export function stateOf(
  schedule: SupportSchedule,
  { at, steps, priority, score, solved }: SeedTicket,
): Partial<typeof tickets.$inferInsert> {
  let [status, clock, last]: [TicketStatus, ReturnType<typeof startClock>, Date] = [
    'new',
    startClock(at),
    at,
  ]
  for (const step of steps) {
    status = statusAfter(status, step)
    const turn = { isOurs: isOurTurn(status), by: writerOf(step), at: step.at }
    clock = turnClock(schedule, clock, turn)
    last = step.at
  }
  const answered = steps.find(({ kind }) => kind === 'agent')?.at ?? null
  const closed = steps.find((step) => step.kind === 'closed' || isClosing(step))?.at ?? null
  const rated = steps.find((step) => step.kind === 'rated')
  return {
    ...{ status, created_at: at, updated_at: last, version: steps.length + 1 },
    ...{ clock_spent_ms: clock.spent, clock_since: clock.since, asked_at: clock.askedAt },
    due_at: dueAt(schedule, clock, TICKET_TARGETS[priority]),
    first_answered_at: answered,
    first_answer_ms: answered && supportTime(schedule, at, answered),
    closed_at: status === 'closed' ? closed : null,
    ...(rated && { score, solved, score_comment: rated.text, rated_at: rated.at }),
  }
}

const isClosing = (step: SeedStep) => step.kind === 'agent' && step.then === 'closed'

function statusAfter(status: TicketStatus, step: SeedStep): TicketStatus {
  if (step.kind === 'customer') return afterCustomer(status)
  if (step.kind === 'agent') return step.then
  if (step.kind === 'closed' || step.kind === 'open') return step.kind
  return status
}

function writerOf({ kind }: SeedStep): Turn['by'] {
  return kind === 'customer' || kind === 'agent' ? kind : null
}
