import { MESSAGE_LIMIT } from '@/domain/community/support/ticket'

export function deskTextFault(body: string): 'textMissing' | 'textLong' | null {
  const { length } = body.trim()
  if (length === 0) return 'textMissing'
  return length > MESSAGE_LIMIT ? 'textLong' : null
}

interface TicketRef {
  id: number
}

interface Basis {
  /** Version of the ticket when the agent began to write; 0 before that. */
  version: number
  /** Id of the last message at that time. */
  seen: number
}

/** Returns messages since the agent began to write; null if the ticket is unchanged. */
export function newsSince<Message extends TicketRef>(
  { version, seen }: Basis,
  ticket: { version: number; messages: readonly Message[] },
): Message[] | null {
  if (version === 0 || version === ticket.version) return null
  return ticket.messages.filter(({ id }) => id > seen)
}

export function basisOf(ticket: { version: number; messages: readonly TicketRef[] }): Basis {
  return { version: ticket.version, seen: Math.max(0, ...ticket.messages.map(({ id }) => id)) }
}
