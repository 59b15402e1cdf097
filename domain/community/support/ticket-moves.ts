import { movesFrom, type Move } from '@/domain/kit/moves'

export const TICKET_STATUSES = [
  'new',
  'open',
  'waiting_for_customer',
  'waiting_for_us',
  'closed',
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export type TicketActor = 'customer' | 'agent'

const WAITING = ['open', 'waiting_for_customer', 'waiting_for_us'] as const

/** Status transitions of a ticket. Only an administrator reopens a closed one (spec §6). */
export const TICKET_MOVES: readonly Move<TicketStatus, TicketActor>[] = [
  { from: 'new', to: 'open', by: ['agent'], follows: 'An agent takes it.' },
  ...movesFrom<TicketStatus, TicketActor>({
    from: ['new', 'open', 'waiting_for_us'],
    to: 'waiting_for_customer',
    by: ['agent'],
    follows: 'The customer gets the answer by email; the clock of the posted hours stops.',
  }),
  ...movesFrom<TicketStatus, TicketActor>({
    from: ['new'],
    to: 'waiting_for_us',
    by: ['agent'],
    follows: 'The customer has an answer, and we still owe another one.',
  }),
  ...movesFrom<TicketStatus, TicketActor>({
    from: ['open', 'waiting_for_customer'],
    to: 'waiting_for_us',
    by: ['customer', 'agent'],
    follows: 'The customer has written again, or we still owe something.',
  }),
  ...movesFrom<TicketStatus, TicketActor>({
    from: ['new', ...WAITING],
    to: 'closed',
    by: ['customer', 'agent'],
    follows: 'Nobody waits for an answer; the customer is asked whether it helped.',
  }),
  { from: 'closed', to: 'open', by: ['agent'], follows: 'It goes on where it ended.' },
]

/** Whether the actor may change the status of a ticket; keeping it is always allowed. */
export function mayMove(
  { from, to }: { from: TicketStatus; to: TicketStatus },
  by: TicketActor,
): boolean {
  return (
    from === to ||
    TICKET_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(by))
  )
}

/** Returns the status after a customer message: a new ticket stays new until an agent takes it. */
export function afterCustomer(status: TicketStatus): TicketStatus {
  return status === 'new' ? 'new' : 'waiting_for_us'
}

/** Whether we owe the customer an answer, so that the ticket clock runs. */
export function isOurTurn(status: TicketStatus): boolean {
  return status !== 'waiting_for_customer' && status !== 'closed'
}
