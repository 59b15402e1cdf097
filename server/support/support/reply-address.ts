import { replyAddress, REPLY_TOKEN_LENGTH, type ReplyTarget } from '@/domain/reply-address'
import type { Deps } from '@/server/kernel/deps'
import { deriveHexKey, isSameSecret } from '@/server/kernel/ports/ids'

import type { TicketRow } from './queries'

type TicketAddress = Pick<TicketRow, 'number' | 'email'>

/** Of a ticket and a person: whoever else gets answers later has another one. */
function tokenOf(secret: string, { number, email }: TicketAddress): string {
  // Of the address as it is stored: a token that was mailed stays valid.
  const subject = `${number}:${email.trim().toLowerCase()}`
  return deriveHexKey(secret, { purpose: 'reply', subject, length: REPLY_TOKEN_LENGTH })
}

/** Where replies to the emails of a ticket go; null where none come in. */
export function ticketReplyAddress(
  { secret, inbound }: Pick<Deps, 'secret' | 'inbound'>,
  ticket: TicketAddress,
): string | null {
  if (!inbound) return null
  return replyAddress(inbound.mailbox, { number: ticket.number, token: tokenOf(secret, ticket) })
}

/** Whether an address was mailed to the customer of a ticket. */
export function hasReplyToken(
  { secret }: Pick<Deps, 'secret'>,
  ticket: TicketAddress,
  { token }: ReplyTarget,
): boolean {
  return isSameSecret(token, tokenOf(secret, ticket))
}
