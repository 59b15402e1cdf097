import { eq } from 'drizzle-orm'

import {
  isAutomatic,
  verdictOf,
  type EmailKind,
  type EmailOutcome,
  type EmailVerdict,
} from '@/domain/email-kind'
import { readReplyAddress, type ReplyTarget } from '@/domain/reply-address'
import { emailKey, findUser } from '@/server/identity'
import { tickets } from '@/server/kernel/db/schema/support'
import type { Deps } from '@/server/kernel/deps'
import { isOwnMessageId } from '@/server/kernel/mail/message-ids'
import { sha256 } from '@/server/kernel/ports/ids'
import type { InboundMail } from '@/server/kernel/ports/inbound-mail'

import { followMerges } from '../support/customer-ticket'
import { findAnswered, findTicket, type TicketRow } from '../support/queries'
import { hasReplyToken } from '../support/reply-address'
import type { ReceivedEmail, SortedEmail } from './received-email'
import { readContent } from './read-content'
import { enforceEmailLimits } from './enforce-limits'
import { writeMessage, writeNote, writeTicket } from './write-email'

/**
 * Takes an email in, once by its Message-ID.
 * @returns what became of it
 * @throws DomainError too_many_requests, server_busy: it is to be delivered again later
 */
export async function receiveEmail(
  deps: Deps,
  inbound: InboundMail,
  email: ReceivedEmail,
): Promise<EmailOutcome> {
  const target = targetOf(inbound, email)
  const ticket = target ? await ticketOf(deps, target) : undefined
  const kind = kindOf(deps, inbound, email)
  const sorted = { email, kind, ticket, requestKey: requestKeyOf(email, target) }
  const verdict = isAddress(email.from.address)
    ? verdictOf({
        kind,
        hasToken: ticket !== undefined,
        isCustomer: ticket !== undefined && (await isCustomer(deps, ticket, email)),
        isClosed: ticket?.status === 'closed',
      })
    : 'ignored'
  const outcome = await write(deps, verdict, sorted)
  // Of the email itself nothing: it is somebody's.
  deps.log.info({ outcome, kind, ticket: ticket?.number }, 'email received')
  return outcome
}

async function write(
  deps: Deps,
  verdict: EmailVerdict,
  sorted: SortedEmail,
): Promise<EmailOutcome> {
  if (verdict === 'ignored') return 'ignored'
  if (await findAnswered(deps.db, sorted.requestKey)) return 'repeated'
  if (!(await enforceEmailLimits(deps, verdict, sorted))) return 'ignored'
  const content = await readContent(deps, sorted.email)
  const { ticket } = sorted
  if (verdict === 'ticket' || !ticket) return writeTicket(deps, sorted, content)
  if (verdict === 'note') return writeNote(deps, { ...sorted, ticket }, content)
  return writeMessage(deps, { ...sorted, ticket }, content)
}

/** The ticket and token that the address names to which it came. */
function targetOf({ mailbox }: InboundMail, { recipients }: ReceivedEmail): ReplyTarget | null {
  for (const address of recipients.slice(0, 200)) {
    const target = readReplyAddress(mailbox, address)
    if (target) return target
  }
  return null
}

async function ticketOf(deps: Deps, target: ReplyTarget): Promise<TicketRow | undefined> {
  const ticket = await findTicket(deps.db, eq(tickets.number, target.number))
  // Gone with the account, or not the one of this token.
  if (!ticket || ticket.email === '' || !hasReplyToken(deps, ticket, target)) return undefined
  return followMerges(deps.db, ticket)
}

/** The address that answers go to, or that of the account. Anything else, an agent's included, is somebody else's. */
async function isCustomer(
  { db }: Deps,
  { email, user_id }: TicketRow,
  { from }: ReceivedEmail,
): Promise<boolean> {
  const sender = emailKey(from.address)
  if (sender === emailKey(email)) return true
  const account = user_id === null ? null : await findUser(db, user_id)
  return sender === emailKey(account?.email ?? '')
}

function kindOf(
  { shopUrl }: Deps,
  { mailbox }: InboundMail,
  { messageId, header, from }: ReceivedEmail,
): EmailKind {
  const isOurs = isOwnMessageId(shopUrl, messageId) || isOfMailbox(mailbox, from.address)
  if (isOurs) return 'own'
  return isAutomatic({ header, from: from.address }) ? 'automatic' : 'person'
}

const isOfMailbox = (mailbox: string, address: string) =>
  emailKey(address) === emailKey(mailbox) || readReplyAddress(mailbox, address) !== null

const isAddress = (text: string) => text.length <= 200 && /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)

/** By sender and ticket too: nobody keeps an email of somebody else away by its Message-ID. */
function requestKeyOf(
  { messageId, fallbackId, from }: ReceivedEmail,
  target: ReplyTarget | null,
): string {
  const names = [messageId || fallbackId, emailKey(from.address), target?.number ?? '']
  return `email:${sha256(names.join('\n'))}`
}
