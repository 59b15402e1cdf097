import type { TicketState } from '@/domain/backoffice'
import { omit } from '@/utils/omit'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { PageCursors } from './keyset'
import { findTicket, hasOrder, listMessages, listTickets } from './ticket-queries'

type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

const inWire = (row: TicketRow) => ({
  ...omit(row, 'id', 'user_id', 'is_spam', 'request_key', 'first_answered_at'),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** A page of tickets as the list shows them. */
export async function readTickets(
  { db }: Pick<Deps, 'db'>,
  state: TicketState,
  marks: PageCursors,
) {
  const { rows, next, previous } = await listTickets(db, state, marks)
  const tickets = rows.map((row) => omit(inWire(row), 'order_number'))
  return { tickets, next, previous }
}

/** One ticket with its thread. @throws DomainError ticket_not_found */
export async function readTicket({ db }: Pick<Deps, 'db'>, number: string) {
  const ticket = await findTicket(db, number)
  if (!ticket) throw new DomainError('ticket_not_found', `No ticket ${number}.`)
  const [messages, isKnown] = await Promise.all([
    listMessages(db, ticket.id),
    ticket.order_number === null ? false : hasOrder(db, ticket.order_number),
  ])
  return {
    ...inWire(ticket),
    has_order: isKnown,
    is_member: ticket.user_id !== null,
    messages: messages.map((message) => ({
      ...omit(message, 'id', 'ticket_id', 'user_id'),
      created_at: message.created_at.toISOString(),
    })),
  }
}
