import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { SupportSchedule } from '@/domain/community/support/support-hours'
import { dueAt, TICKET_TARGETS } from '@/domain/community/support/ticket-clock'
import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'

interface Move {
  id: number
  due_at: Date | null
}

export interface DuePlan {
  open: number
  earlier: number
  later: number
  moves: Move[]
}

export async function planDueTimes(db: Db, schedule: SupportSchedule): Promise<DuePlan> {
  const waiting = await waitingTickets(db)
  return planOf(waiting, schedule)
}

/** Updates all due times. An advisory lock serializes this with new messages. */
export async function moveDueTimes(tx: Db, schedule: SupportSchedule): Promise<DuePlan> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('support hours', 0))`)
  const plan = planOf(await waitingTickets(tx).for('update'), schedule)
  if (plan.moves.length === 0) return plan
  const rows = JSON.stringify(plan.moves)
  await tx.execute(sql`
    update ${tickets} set due_at = m.due_at
    from jsonb_to_recordset(${rows}::jsonb) as m(id bigint, due_at timestamptz)
    where ${tickets.id} = m.id`)
  return plan
}

const waitingTickets = (db: Db) =>
  db
    .select({
      id: tickets.id,
      spent: tickets.clock_spent_ms,
      since: tickets.clock_since,
      askedAt: tickets.asked_at,
      priority: tickets.priority,
      due_at: tickets.due_at,
    })
    .from(tickets)
    .where(and(isNotNull(tickets.clock_since), eq(tickets.is_spam, false)))
    .orderBy(tickets.id)

function planOf(
  waiting: Awaited<ReturnType<typeof waitingTickets>>,
  schedule: SupportSchedule,
): DuePlan {
  // Tickets without a due time sort last.
  const time = (due: Date | null) => due?.getTime() ?? Infinity
  const changed = waiting.flatMap(({ id, priority, due_at: was, ...clock }) => {
    const due_at = dueAt(schedule, clock, TICKET_TARGETS[priority])
    return time(due_at) === time(was) ? [] : [{ id, due_at, was }]
  })
  const later = changed.filter(({ due_at, was }) => time(due_at) > time(was)).length
  return {
    open: waiting.length,
    ...{ later, earlier: changed.length - later },
    moves: changed.map(({ id, due_at }) => ({ id, due_at })),
  }
}
