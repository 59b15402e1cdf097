import {
  replyAddress,
  REPLY_TOKEN_LENGTH,
  type ReplyTarget,
} from '@/domain/community/support/reply-address'
import type { Deps } from '@/server/kernel/deps'
import { deriveHexKey, isSameSecret } from '@/server/kernel/ports/ids'

import type { TicketRow } from './queries'

type TicketAddress = Pick<TicketRow, 'number' | 'email'>

/** Derives the token from ticket and email address, so that each recipient gets a different token. */
function tokenOf(secret: string, { number, email }: TicketAddress): string {
  // Use the stored address, so that tokens stay valid after they were sent.
  const subject = `${number}:${email.trim().toLowerCase()}`
  return deriveHexKey(secret, { purpose: 'reply', subject, length: REPLY_TOKEN_LENGTH })
}

export function ticketReplyAddress(
  { secret, inbound }: Pick<Deps, 'secret' | 'inbound'>,
  ticket: TicketAddress,
): string | null {
  if (!inbound) return null
  return replyAddress(inbound.mailbox, { number: ticket.number, token: tokenOf(secret, ticket) })
}

export function hasReplyToken(
  { secret }: Pick<Deps, 'secret'>,
  ticket: TicketAddress,
  { token }: ReplyTarget,
): boolean {
  return isSameSecret(token, tokenOf(secret, ticket))
}
