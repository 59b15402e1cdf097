import type { z } from 'zod'

import type { supportSchemas } from '@/contract/support.schema'
import { ticketSubject } from '@/domain/ticket'
import type { Deps } from '@/server/kernel/deps'

import { queueTicketReceipt } from './ticket-receipt'
import { findTicketByRequest, insertTicket, insertTicketMessage } from './queries'

export type Question = z.output<(typeof supportSchemas)['open']['body']>

/**
 * Writes a question down as a ticket with its first message. The form sent twice opens one ticket. What looks like
 * a robot's is kept without a word, but mails nobody.
 * @param userId null for a guest
 */
export async function openTicket(deps: Deps, question: Question, userId: number | null) {
  const { name, email, topic, message, request_key, website } = question
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const is_spam = Boolean(website)
    const ticket = await insertTicket(tx, {
      user_id: userId,
      name,
      email,
      topic,
      subject: ticketSubject(message),
      order_number: question.order_number?.toUpperCase() || null,
      is_spam,
      request_key,
      created_at: at,
      updated_at: at,
    })
    if (!ticket) return { number: (await findTicketByRequest(tx, request_key))?.number ?? '' }
    const said = { author: 'customer', user_id: userId, body: message, created_at: at } as const
    await insertTicketMessage(tx, { ticket_id: ticket.id, ...said })
    if (!is_spam) await queueTicketReceipt(deps, tx, { ticket, message })
    return { number: ticket.number }
  })
}
