import type { EmailOutcome } from '@/domain/email-kind'
import { bareSubject } from '@/domain/email-text'
import { ticketSubject } from '@/domain/ticket'
import { afterCustomer } from '@/domain/ticket-moves'
import type { Deps } from '@/server/kernel/deps'

import { requireLocked, writeAsCustomer } from '../support/customer-ticket'
import { writeSenderNotice } from '../support/letters'
import { createTicket } from '../support/open-ticket'
import { insertTicketMessage, type TicketRow } from '../support/queries'
import { recordEvent, saveTicket } from '../support/save-ticket'
import type { EmailContent } from './read-content'
import type { SortedEmail } from './received-email'

type OnTicket = SortedEmail & { ticket: TicketRow }

/** What the customer says; to a closed ticket, in the one that goes on from it. */
export async function writeMessage(
  deps: Deps,
  { ticket, requestKey }: OnTicket,
  { body, files, email }: EmailContent,
): Promise<EmailOutcome> {
  await writeAsCustomer(deps, ticket.id, { body, files, email, request_key: requestKey })
  return 'message'
}

/** What only agents see: of a program, or of somebody else than the customer, who is told so. */
export async function writeNote(
  deps: Deps,
  { ticket, requestKey, kind, email: { from } }: OnTicket,
  { body, files, email }: EmailContent,
): Promise<EmailOutcome> {
  return deps.db.transaction(async (tx) => {
    const locked = await requireLocked(tx, ticket.id)
    const isPerson = kind === 'person'
    const messageId = await insertTicketMessage(deps, tx, {
      ticket_id: locked.id,
      author: 'system',
      body,
      event: { kind: isPerson ? 'other_sender' : 'automatic_email', detail: from.address },
      is_internal: true,
      request_key: requestKey,
      files,
      ...email,
      created_at: deps.clock.now(),
    })
    if (messageId === undefined) return 'repeated'
    // Most often it is the customer with another address, so somebody has to look.
    const isOwed = isPerson && locked.status !== 'closed'
    const change = isOwed ? { status: afterCustomer(locked.status) } : {}
    await saveTicket(deps, tx, { ticket: locked, change, by: isOwed ? 'customer' : null })
    if (isPerson) await writeSenderNotice(deps, tx, from.address)
    return 'note'
  })
}

/** A ticket of whoever sent it, as by the contact form. What looks like spam is kept without a word. */
export async function writeTicket(
  deps: Deps,
  { ticket: meant, requestKey, email: { from, subject, header } }: SortedEmail,
  content: EmailContent,
): Promise<EmailOutcome> {
  const spam = header('x-spam-status') ?? header('x-spam-flag') ?? ''
  return deps.db.transaction(async (tx) => {
    const ticket = await createTicket(deps, tx, {
      ticket: {
        user_id: null,
        name: Array.from(bareSubject(from.name)).slice(0, 80).join(''),
        email: from.address,
        topic: 'other',
        subject: ticketSubject(bareSubject(subject) || content.body) || 'Email',
        is_spam: /^yes/i.test(spam.trim()),
        request_key: requestKey,
      },
      ...content,
      request_key: requestKey,
    })
    if (!ticket) return 'repeated'
    // They wrote to a closed ticket of somebody else: agents see to which one.
    const event = { kind: 'other_sender', detail: meant?.number ?? '', userId: null } as const
    if (meant) await recordEvent(deps, tx, { ticketId: ticket.id, ...event })
    return 'ticket'
  })
}
