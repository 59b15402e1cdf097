import { and, eq } from 'drizzle-orm'

import { isSameMailbox } from '@/domain/kit/mailbox'
import { afterCustomer } from '@/domain/community/support/ticket-moves'
import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'

import { openFollowing } from './open-ticket'
import {
  findAnswered,
  findFollowing,
  findTicket,
  insertTicketMessage,
  isOwnedBy,
  lockTicket,
  type EmailColumns,
  type TicketRow,
} from './queries'
import { recordEvent, saveTicket } from './save-ticket'
import { hasTicketKey } from './ticket-url'

export interface CustomerMessage {
  body: string
  request_key: string
  files?: readonly string[] | null | undefined
  email?: EmailColumns
}

/** Ticket number with proof of access: an account, or the key from a guest's link. */
export type Claim = { number: string } & ({ userId: number } | { key: string })

/** Finds a ticket; treats other customers' tickets as unknown. @throws DomainError ticket_not_found */
export async function requireTicket(
  deps: Pick<Deps, 'db' | 'secret'>,
  claim: Claim,
): Promise<TicketRow> {
  const { number } = claim
  const isRight = 'userId' in claim || hasTicketKey(deps, claim)
  const userId = 'userId' in claim ? claim.userId : null
  const ticket = isRight
    ? await findTicket(deps.db, and(eq(tickets.number, number), isOwnedBy(userId)))
    : undefined
  if (!ticket) throw missingTicket()
  return followMerges(deps.db, ticket)
}

const missingTicket = () => new DomainError('ticket_not_found', 'No such ticket of this customer.')

/** Follows merges to the last ticket of the same customer. */
export async function followMerges(db: Db, ticket: TicketRow): Promise<TicketRow> {
  let last = ticket
  while (last.merged_into !== null) {
    const next = await findTicket(db, eq(tickets.id, last.merged_into))
    if (!next || !isSameCustomer(next, ticket)) return last
    last = next
  }
  return last
}

export function isSameCustomer(one: TicketRow, other: TicketRow): boolean {
  if (one.user_id !== null || other.user_id !== null) return one.user_id === other.user_id
  return one.email !== '' && isSameMailbox(one.email, other.email)
}

/** Adds a customer's message. @returns its ticket, which is the follow-up if the ticket is closed */
export async function writeAsCustomer(
  deps: Deps,
  ticketId: number,
  message: CustomerMessage,
): Promise<TicketRow> {
  return deps.db.transaction(async (tx) => {
    const ticket = await requireLocked(tx, ticketId)
    const known = await findAnswered(tx, message.request_key)
    // Reject an idempotency key used by another customer without revealing that it exists.
    if (known && !isSameCustomer(known, ticket)) throw missingTicket()
    if (known) return known
    if (ticket.status !== 'closed') return append(deps, tx, { ticket, ...message })
    const following = await findFollowing(tx, ticket.id)
    if (!following) return openFollowing(deps, tx, { closed: ticket, ...message })
    const locked = await requireLocked(tx, following.id)
    return append(deps, tx, { ticket: locked, ...message })
  })
}

async function append(
  deps: Deps,
  tx: Db,
  { ticket, email, ...message }: { ticket: TicketRow } & CustomerMessage,
): Promise<TicketRow> {
  const messageId = await insertTicketMessage(deps, tx, {
    ticket_id: ticket.id,
    author: 'customer',
    user_id: ticket.user_id,
    ...message,
    ...email,
    created_at: deps.clock.now(),
  })
  if (messageId === undefined) return ticket
  const change = { status: afterCustomer(ticket.status) }
  const saved = await saveTicket(deps, tx, { ticket, change, by: 'customer' })
  await publish(deps, tx, { name: 'TicketReplied', ticket: saved, messageId })
  return saved
}

export async function requireLocked(tx: Db, id: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id)
  if (!ticket) throw new DomainError('ticket_not_found', 'The ticket is gone.')
  return ticket
}

/** Closes a ticket on its customer's behalf. Idempotent (spec §4 Dialogs). */
export async function closeAsCustomer(deps: Deps, ticketId: number): Promise<TicketRow> {
  return deps.db.transaction(async (tx) => {
    const ticket = await requireLocked(tx, ticketId)
    if (ticket.status === 'closed') return ticket
    const userId = ticket.user_id
    await recordEvent(deps, tx, { ticketId, kind: 'closed', detail: 'customer', userId })
    const change = { status: 'closed', closed_at: deps.clock.now() } as const
    const saved = await saveTicket(deps, tx, { ticket, change, by: null })
    const by = 'customer'
    await publish(deps, tx, { name: 'TicketClosed', ticket: saved, by, isAnswered: false })
    return saved
  })
}

/** @throws DomainError ticket_not_closed */
export async function rateTicket(
  deps: Deps,
  ticketId: number,
  rating: { solved: boolean; score: number; comment?: string | null | undefined },
): Promise<TicketRow> {
  return deps.db.transaction(async (tx) => {
    const ticket = await requireLocked(tx, ticketId)
    if (ticket.status !== 'closed') throw new DomainError('ticket_not_closed', ticket.number)
    const { solved, score, comment } = rating
    const change = { solved, score, score_comment: comment ?? '', rated_at: deps.clock.now() }
    return saveTicket(deps, tx, { ticket, change, by: null })
  })
}
