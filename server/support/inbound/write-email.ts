import type { EmailOutcome } from '@/domain/community/support/email-kind'
import { bareSubject } from '@/domain/community/support/email-text'
import { DOUBTFUL_TAG, ticketSubject } from '@/domain/community/support/ticket'
import { afterCustomer } from '@/domain/community/support/ticket-moves'
import type { Deps } from '@/server/kernel/deps'

import { requireLocked, writeAsCustomer } from '../tickets/customer-ticket'
import { writeSenderNotice } from '../tickets/letters'
import { createTicket } from '../tickets/open-ticket'
import { insertTicketMessage, type TicketRow } from '../tickets/queries'
import { recordEvent, saveTicket } from '../tickets/save-ticket'
import type { EmailContent } from './read-content'
import { headerOf, type SortedEmail } from './received-email'

type OnTicket = SortedEmail & { ticket: TicketRow }

/** Adds the customer's message to the ticket, or to its follow-up if the ticket is closed. */
export async function writeMessage(
  deps: Deps,
  { ticket, requestKey }: OnTicket,
  { body, files, email }: EmailContent,
): Promise<EmailOutcome> {
  await writeAsCustomer(deps, ticket.id, { body, files, email, request_key: requestKey })
  return 'message'
}

/** Adds an internal note with an automatic email or an email by a stranger, who gets a notice. */
export async function writeNote(
  deps: Deps,
  { ticket, requestKey, kind, doubt, email: { from } }: OnTicket,
  { body, files, email }: EmailContent,
): Promise<EmailOutcome> {
  return deps.db.transaction(async (tx) => {
    const locked = await requireLocked(tx, ticket.id)
    const isPerson = kind === 'person'
    const event = !isPerson
      ? 'automatic_email'
      : doubt === 'forged'
        ? 'forged_sender'
        : 'other_sender'
    const messageId = await insertTicketMessage(deps, tx, {
      ticket_id: locked.id,
      author: 'system',
      body,
      event: { kind: event, detail: from.address },
      is_internal: true,
      request_key: requestKey,
      files,
      ...email,
      created_at: deps.clock.now(),
    })
    if (messageId === undefined) return 'repeated'
    // A stranger is often the customer using a different address, so an agent must check.
    const isOwed = isPerson && locked.status !== 'closed'
    const change = isOwed ? { status: afterCustomer(locked.status) } : {}
    await saveTicket(deps, tx, { ticket: locked, change, by: isOwed ? 'customer' : null })
    // A forged address belongs to someone else, so send no notice.
    if (isPerson && doubt === null) await writeSenderNotice(deps, tx, from.address)
    return 'note'
  })
}

/** Opens a ticket. Suspected spam gets no email, automatic email no reply, doubtful senders a tag. */
export async function writeTicket(
  deps: Deps,
  sorted: SortedEmail,
  content: EmailContent,
): Promise<EmailOutcome> {
  const { ticket: closed, doubt, requestKey, email } = sorted
  const spam = headerOf(email, 'x-spam-status') || headerOf(email, 'x-spam-flag')
  return deps.db.transaction(async (tx) => {
    const ticket = await createTicket(deps, tx, {
      ticket: {
        user_id: null,
        name: Array.from(bareSubject(email.from.name)).slice(0, 80).join(''),
        email: doubt === 'nameless' ? '' : email.from.address,
        topic: 'other',
        subject: ticketSubject(bareSubject(email.subject) || content.body) || 'Email',
        is_spam: /^yes/i.test(spam.trim()),
        tags: doubt === null ? [] : [DOUBTFUL_TAG],
        request_key: requestKey,
      },
      ...content,
      request_key: requestKey,
    })
    if (!ticket) return 'repeated'
    const about = { ticketId: ticket.id, userId: null }
    // A stranger replied to a closed ticket; record which one for the agents.
    if (closed)
      await recordEvent(deps, tx, { ...about, kind: 'other_sender', detail: closed.number })
    if (doubt) await recordEvent(deps, tx, { ...about, kind: 'doubtful_email', detail: doubt })
    return 'ticket'
  })
}
