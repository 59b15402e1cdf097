import { eq } from 'drizzle-orm'

import { isDmarcFailure } from '@/domain/account/auth/authentication-results'
import {
  emailKindOf,
  isBulk,
  verdictOf,
  type EmailDoubt,
  type EmailKind,
  type EmailOutcome,
  type EmailVerdict,
} from '@/domain/community/support/email-kind'
import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import { readReplyAddress, type ReplyTarget } from '@/domain/community/support/reply-address'
import { findUser } from '@/server/identity'
import { tickets } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { isOwnMessageId } from '@/server/kernel/mail/message-ids'
import { sha256 } from '@/server/kernel/ports/ids'
import type { InboundMail } from '@/server/kernel/ports/inbound-mail'

import { followMerges } from '../tickets/customer-ticket'
import { findAnswered, findTicket, type RawEmail, type TicketRow } from '../tickets/queries'
import { hasReplyToken } from '../tickets/reply-address'
import { enforceEmailLimits } from './enforce-limits'
import { deleteUnused } from './raw-emails'
import { readContent } from './read-content'
import { headerOf, type ReceivedEmail, type SortedEmail } from './received-email'
import { writeMessage, writeNote, writeTicket } from './write-email'

/** Receives an email, once per Message-ID. @throws DomainError too_many_requests, server_busy */
export async function receiveEmail(
  deps: Deps,
  inbound: InboundMail,
  { email, raw }: { email: ReceivedEmail; raw: RawEmail },
): Promise<EmailOutcome> {
  const target = targetOf(inbound, email)
  const ticket = target ? await ticketOf(deps, target) : undefined
  const kind = kindOf(deps, inbound, email)
  const doubt = doubtOf(inbound, email, kind)
  const requestKey = requestKeyOf(email, target)
  const sorted = { email, kind, doubt, ticket, requestKey, raw }
  const verdict = isEmpty(email) ? 'ignored' : await verdictOn(deps, sorted)
  const outcome = await write(deps, verdict, sorted)
  if (outcome === 'ignored' || outcome === 'repeated') await deleteUnused(deps.db, raw.id)
  // Don't log the email itself, which is personal data.
  deps.log.info({ outcome, kind, doubt, ticket: ticket?.number }, 'email received')
  return outcome
}

async function verdictOn(deps: Deps, { email, kind, doubt, ticket }: SortedEmail) {
  const isTrusted = doubt !== 'forged' && doubt !== 'nameless'
  return verdictOf({
    kind,
    hasToken: ticket !== undefined,
    isCustomer: ticket !== undefined && isTrusted && (await isCustomer(deps, ticket, email)),
    isClosed: ticket?.status === 'closed',
  })
}

async function write(
  deps: Deps,
  verdict: EmailVerdict,
  sorted: SortedEmail,
): Promise<EmailOutcome> {
  if (verdict === 'ignored') return 'ignored'
  if (await findAnswered(deps.db, sorted.requestKey)) return 'repeated'
  if (!(await enforceEmailLimits(deps, verdict, sorted))) return 'ignored'
  const content = await readContent(deps, sorted)
  const { ticket } = sorted
  if (verdict === 'ticket' || !ticket) return writeTicket(deps, sorted, content)
  if (verdict === 'note') return writeNote(deps, { ...sorted, ticket }, content)
  return writeMessage(deps, { ...sorted, ticket }, content)
}

function targetOf({ mailbox }: InboundMail, { recipients }: ReceivedEmail): ReplyTarget | null {
  for (const address of recipients.slice(0, 200)) {
    const target = readReplyAddress(mailbox, address)
    if (target) return target
  }
  return null
}

async function ticketOf(deps: Deps, target: ReplyTarget): Promise<TicketRow | undefined> {
  const ticket = await findTicket(deps.db, eq(tickets.number, target.number))
  // The ticket was erased with its account, or the reply token is wrong.
  if (!ticket || ticket.email === '' || !hasReplyToken(deps, ticket, target)) return undefined
  return followMerges(deps.db, ticket)
}

/** Returns whether the sender is the customer (ticket or account address); even agents aren't. */
async function isCustomer(
  { db }: Deps,
  { email, user_id }: TicketRow,
  { from }: ReceivedEmail,
): Promise<boolean> {
  if (isSameMailbox(from.address, email)) return true
  const account = user_id === null ? null : await findUser(db, user_id)
  return account !== undefined && account !== null && isSameMailbox(from.address, account.email)
}

function kindOf({ shopUrl }: Deps, { mailbox }: InboundMail, email: ReceivedEmail): EmailKind {
  const { messageId, from } = email
  const isOurs = isOwnMessageId(shopUrl, messageId) || isOfMailbox(mailbox, from.address)
  return isOurs ? 'own' : emailKindOf(factsOf(email))
}

function doubtOf(
  { authservIds }: InboundMail,
  email: ReceivedEmail,
  kind: EmailKind,
): EmailDoubt | null {
  if (!isAddress(email.from.address)) return 'nameless'
  const results = email.headers.get('authentication-results') ?? []
  if (isDmarcFailure(results, authservIds)) return 'forged'
  if (kind === 'likely_automatic') return 'automatic'
  return isBulk(factsOf(email)) ? 'bulk' : null
}

const factsOf = (email: ReceivedEmail) => ({
  header: (name: string) => headerOf(email, name),
  subject: email.subject,
  from: email.from.address,
})

/** Detects input that isn't an email at all. */
const isEmpty = ({ from, body, quote, attachments, isUnreadable }: ReceivedEmail) =>
  !isUnreadable && `${from.address}${body}${quote}` === '' && attachments.length === 0

const isOfMailbox = (mailbox: string, address: string) =>
  isSameMailbox(address, mailbox) || readReplyAddress(mailbox, address) !== null

const isAddress = (text: string) => text.length <= 200 && /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)

/** Includes sender and ticket, so that a reused Message-ID can't block another sender's email. */
function requestKeyOf(
  { messageId, fallbackId, from }: ReceivedEmail,
  target: ReplyTarget | null,
): string {
  const names = [messageId || fallbackId, mailboxKey(from.address), target?.number ?? '']
  return `email:${sha256(names.join('\n'))}`
}
