import type { Db } from '@/server/kernel/db/client'
import { omit } from '@/utils/omit'

import { bikeOf, listMessages, numberOf, type MessageRow, type TicketRow } from './queries'

export function messageAnswer(message: MessageRow, customer: string) {
  return {
    ...omit(message, 'agent'),
    name: message.author === 'customer' ? customer : (message.agent ?? ''),
    created_at: message.created_at.toISOString(),
  }
}

export function ratingOf({ solved, score, score_comment }: TicketRow) {
  if (solved === null || score === null) return null
  return { solved, score, comment: score_comment ?? '' }
}

export function ticketRow(ticket: TicketRow) {
  const { number, subject, topic, status, created_at, updated_at } = ticket
  return {
    ...{ number, subject, topic, status },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** A ticket with its thread as its customer sees it: no notes, and of agents their first name. */
export async function threadAnswer(db: Db, ticket: TicketRow) {
  const { name, email, order_number, version, follows, merged_into } = ticket
  const [messages, bike, followed, target] = await Promise.all([
    listMessages(db, ticket.id),
    bikeOf(db, ticket.bike_id),
    numberOf(db, follows),
    numberOf(db, merged_into),
  ])
  return {
    ...ticketRow(ticket),
    ...{ name, email, order_number, version, bike },
    follows: followed,
    goes_on_in: target,
    rating: ratingOf(ticket),
    messages: messages
      .filter(({ is_internal }) => !is_internal)
      .map((message) => omit(messageAnswer(message, name), 'is_internal')),
  }
}
