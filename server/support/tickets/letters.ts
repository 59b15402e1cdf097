import { DOUBTFUL_TAG } from '@/domain/community/support/ticket'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import type { Letter } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'

import { threadOf } from './email-thread'
import { listFiles, type TicketRow } from './queries'
import { ticketReplyAddress } from './reply-address'
import {
  answerLetter,
  closingLetter,
  receiptLetter,
  reopeningLetter,
  senderNotice,
} from './ticket-letters'
import { ticketUrl } from './ticket-url'

export async function writeTicketReceipt(
  deps: Deps,
  tx: Db,
  { ticket, body }: ShopEvent<'TicketOpened'>,
): Promise<void> {
  const { number, tags } = ticket
  // Prevents mail loops with automatic senders and emails to forged addresses.
  if (tags.includes(DOUBTFUL_TAG)) return
  const letter = receiptLetter({
    number,
    message: body,
    url: ticketUrl(deps, ticket),
    canReply: deps.inbound !== null,
  })
  await send(deps, tx, { ticket, kind: 'ticket_receipt', letter })
}

export async function writeTicketAnswer(
  deps: Deps,
  tx: Db,
  { ticket, messageId, body, agent }: ShopEvent<'TicketAnswered'>,
): Promise<void> {
  const isClosed = ticket.status === 'closed'
  const attached = await listFiles(tx, ticket.id)
  const files = attached.filter((file) => file.message_id === messageId).map(({ name }) => name)
  const url = ticketUrl(deps, ticket)
  const canReply = deps.inbound !== null
  const letter = answerLetter({ ticket, body, agent, files, isClosed, url, canReply })
  await send(deps, tx, { ticket, kind: `ticket_answer_${messageId}`, letter })
}

/** Emails the customer that a ticket was closed, unless the customer or an answer closed it. */
export async function writeTicketClosing(
  deps: Deps,
  tx: Db,
  { ticket, by, isAnswered }: ShopEvent<'TicketClosed'>,
): Promise<void> {
  if (by === 'customer' || isAnswered || ticket.merged_into !== null) return
  const letter = closingLetter({ ticket, url: ticketUrl(deps, ticket) })
  await send(deps, tx, { ticket, kind: 'ticket_closed', letter })
}

export async function writeTicketReopening(
  deps: Deps,
  tx: Db,
  { ticket }: ShopEvent<'TicketReopened'>,
): Promise<void> {
  const letter = reopeningLetter({ ticket, url: ticketUrl(deps, ticket) })
  await send(deps, tx, { ticket, kind: 'ticket_reopened', letter })
}

/** Notifies a stranger that an email they sent to a ticket isn't part of the conversation. */
export async function writeSenderNotice(deps: Deps, tx: Db, recipient: string): Promise<void> {
  const letter = senderNotice({ url: `${deps.shopUrl}/contact` })
  await queueLetter(deps, tx, { kind: 'ticket_receipt_other_sender', recipient, letter })
}

async function send(
  deps: Deps,
  tx: Db,
  { ticket, kind, letter }: { ticket: TicketRow; kind: string; letter: Letter },
): Promise<void> {
  // The address was erased with the account.
  if (ticket.email === '') return
  const { user_id, email: recipient } = ticket
  const thread = await threadOf(deps, tx, ticket)
  const reply_to = ticketReplyAddress(deps, ticket)
  await queueLetter(deps, tx, { user_id, kind, recipient, reply_to, ...thread, letter })
}
