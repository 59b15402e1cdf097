import type { Deps } from '@/server/kernel/deps'
import { fileHref } from '@/server/kernel/files/store'
import { omit } from '@/utils/omit'

import {
  bikeOf,
  listFiles,
  listMessages,
  numberOf,
  type MessageRow,
  type TicketRow,
} from './queries'

type FileDeps = Pick<Deps, 'db' | 'secret' | 'clock'>

/** Returns the messages of a ticket with their files, whose URLs are valid for an hour. */
export async function messageAnswers(deps: FileDeps, { id, name }: TicketRow) {
  const [messages, files] = await Promise.all([listMessages(deps.db, id), listFiles(deps.db, id)])
  return messages.map((message) => ({
    ...messageAnswer(message, name),
    files: files
      .filter(({ message_id }) => message_id === message.id)
      .map(({ message_id: _, ...file }) => ({ ...file, href: fileHref(deps, file.id) })),
  }))
}

function messageAnswer(message: MessageRow, customer: string) {
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

/** Returns a ticket and its thread for its customer, without notes and agents' last names. */
export async function threadAnswer(deps: FileDeps, ticket: TicketRow) {
  const { db } = deps
  const { name, email, order_number, version, follows, merged_into } = ticket
  const [messages, bike, followed, target] = await Promise.all([
    messageAnswers(deps, ticket),
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
      .map((message) => omit(message, 'is_internal')),
  }
}
