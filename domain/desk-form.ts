import { MESSAGE_LIMIT } from './ticket'

/** What has to be mended before an answer or a note is kept, by the name of its sentence. */
export function deskTextFault(body: string): 'textMissing' | 'textLong' | null {
  const { length } = body.trim()
  if (length === 0) return 'textMissing'
  return length > MESSAGE_LIMIT ? 'textLong' : null
}

interface TicketRef {
  id: number
}

interface Basis {
  /** The version of the ticket that was on the screen when the answer was begun; 0 before. */
  version: number
  /** The last message that was. */
  seen: number
}

/**
 * What has come since an answer was begun.
 * @returns null where it was written on the ticket as it is
 */
export function newsSince<Message extends TicketRef>(
  { version, seen }: Basis,
  ticket: { version: number; messages: readonly Message[] },
): Message[] | null {
  if (version === 0 || version === ticket.version) return null
  return ticket.messages.filter(({ id }) => id > seen)
}

/** The ticket as somebody sees it who begins to write. */
export function basisOf(ticket: { version: number; messages: readonly TicketRef[] }): Basis {
  return { version: ticket.version, seen: Math.max(0, ...ticket.messages.map(({ id }) => id)) }
}
