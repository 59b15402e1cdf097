import type { z } from 'zod'

import type { supportSchemas } from '@/contract/community/support/support.schema'
import { ticketSubject } from '@/domain/community/support/ticket'
import { dueAt, startClock, TICKET_TARGETS } from '@/domain/community/support/ticket-clock'
import { findOwnBike } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'

import {
  findOwnOrder,
  findTicketByRequest,
  insertSearches,
  insertTicket,
  insertTicketMessage,
  holdSchedule,
  readSchedule,
  type EmailColumns,
  type TicketRow,
} from './queries'
import { clockColumns, recordEvent } from './save-ticket'

export type Question = z.output<(typeof supportSchemas)['open']['body']>

/**
 * Opens a ticket, idempotent by the form's key. Suspected spam is stored without sending emails.
 * @throws DomainError owned_bike_not_found, also for another user's bike
 */
export async function openTicket(deps: Deps, question: Question, userId: number | null) {
  const { name, email, topic, message, request_key, website } = question
  return deps.db.transaction(async (tx) => {
    const about = await ownBelongings(tx, question, userId)
    const ticket = await createTicket(deps, tx, {
      ticket: {
        ...about,
        user_id: userId,
        name,
        email,
        topic,
        subject: question.subject || ticketSubject(message),
        is_spam: Boolean(website),
        request_key,
      },
      body: message,
      files: question.files,
    })
    if (!ticket) return { number: (await findTicketByRequest(tx, request_key))?.number ?? '' }
    await insertSearches(tx, ticket.id, question.searches ?? [])
    return { number: ticket.number }
  })
}

/** Resolves a question's order and bike. Another user's order number stays an unverified claim. */
async function ownBelongings(tx: Db, question: Question, userId: number | null) {
  const order_number = question.order_number?.toUpperCase() || null
  const { bike_id } = question
  if (userId === null) return { order_number }
  const order = order_number === null ? undefined : await findOwnOrder(tx, userId, order_number)
  const bike = bike_id ? await findOwnBike(tx, { userId, id: bike_id }) : undefined
  if (bike_id && !bike) throw new DomainError('owned_bike_not_found', `No bike ${bike_id}.`)
  return { order_number, order_id: order?.id ?? null, bike_id: bike?.bike.id ?? null }
}

/** Opens a follow-up to a closed ticket, which stays closed (spec §6). */
export async function openFollowing(
  deps: Deps,
  tx: Db,
  {
    closed,
    body,
    ...sent
  }: { closed: TicketRow } & Pick<NewTicket, 'body' | 'request_key' | 'files' | 'email'>,
): Promise<TicketRow> {
  const { user_id, name, email, topic, subject, order_number, order_id, bike_id } = closed
  const about = { user_id, name, email, topic, subject, order_number, order_id, bike_id }
  const ticket = await createTicket(deps, tx, {
    ticket: { ...about, follows: closed.id },
    body,
    ...sent,
  })
  if (!ticket) throw new Error('A ticket without a form is always written.')
  const event = { kind: 'follows', detail: closed.number, userId: null } as const
  await recordEvent(deps, tx, { ticketId: ticket.id, ...event })
  return ticket
}

interface NewTicket {
  ticket: Omit<Parameters<typeof insertTicket>[1], 'created_at'>
  body: string
  request_key?: string
  files?: readonly string[] | null | undefined
  email?: EmailColumns
}

/** Inserts a ticket with its first message; returns undefined for a repeated key. */
export async function createTicket(deps: Deps, tx: Db, beginning: NewTicket) {
  const { ticket: ticketFields, body, request_key, files, email } = beginning
  const at = deps.clock.now()
  await holdSchedule(tx)
  const schedule = await readSchedule(tx)
  const clock = startClock(at)
  const ticket = await insertTicket(tx, {
    ...ticketFields,
    ...clockColumns(clock),
    due_at: dueAt(schedule, clock, TICKET_TARGETS.normal),
    created_at: at,
    updated_at: at,
  })
  if (!ticket) return undefined
  await insertTicketMessage(deps, tx, {
    ticket_id: ticket.id,
    author: 'customer',
    user_id: ticket.user_id,
    body,
    files,
    ...email,
    created_at: at,
    ...(request_key && { request_key }),
  })
  if (!ticket.is_spam) await publish(deps, tx, { name: 'TicketOpened', ticket, body })
  return ticket
}
