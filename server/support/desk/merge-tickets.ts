import { eq } from 'drizzle-orm'

import { afterCustomer, isOurTurn } from '@/domain/community/support/ticket-moves'
import type { Db } from '@/server/kernel/db/client'
import { ticketMessages } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { isSameCustomer, requireLocked } from '../tickets/customer-ticket'
import type { TicketRow } from '../tickets/queries'
import { recordEvent, saveTicket } from '../tickets/save-ticket'
import { lockAtVersion, type AgentAction } from './change-ticket'
import { requireDeskTicket } from './read-ticket'

/**
 * Merges a customer's tickets and closes one without an email. Locks the rows in order of their ids.
 * @throws DomainError ticket_changed, ticket_not_mergeable
 */
export async function mergeTickets(
  deps: Deps,
  { number, agentId }: AgentAction,
  { version, into }: { version: number; into: string },
): Promise<TicketRow> {
  return deps.db.transaction(async (tx) => {
    const [one, other] = [await requireDeskTicket(tx, number), await requireDeskTicket(tx, into)]
    for (const id of [one.id, other.id].sort((a, b) => a - b)) await requireLocked(tx, id)
    const source = await lockAtVersion(deps, tx, { number, version })
    const target = await requireLocked(tx, other.id)
    requireMergeable(source, target)
    await moveMessages(tx, source.id, target.id)
    await recordEvent(deps, tx, event(source, target, agentId))
    await recordEvent(deps, tx, event(target, source, agentId))
    const closed_at = deps.clock.now()
    const change = { status: 'closed', merged_into: target.id, closed_at } as const
    await saveTicket(deps, tx, { ticket: source, change, by: null })
    // If the merged ticket still awaits an answer, the target now does, too.
    const isOwed = isOurTurn(source.status) && !isOurTurn(target.status)
    return saveTicket(deps, tx, {
      ticket: target,
      change: {
        bike_id: target.bike_id ?? source.bike_id,
        ...(isOwed && { status: afterCustomer(target.status) }),
      },
      by: isOwed ? 'customer' : null,
    })
  })
}

const event = (ticket: TicketRow, other: TicketRow, userId: number) =>
  ({ ticketId: ticket.id, kind: 'merged', detail: other.number, userId }) as const

function requireMergeable(source: TicketRow, target: TicketRow): void {
  const isOpen = source.merged_into === null && target.status !== 'closed'
  if (source.id !== target.id && isOpen && isSameCustomer(source, target)) return
  throw new DomainError('ticket_not_mergeable', `${source.number} into ${target.number}.`)
}

async function moveMessages(tx: Db, from: number, to: number): Promise<void> {
  await tx.update(ticketMessages).set({ ticket_id: to }).where(eq(ticketMessages.ticket_id, from))
}
