import { movesFrom, type Move } from './moves'

/** Where a ticket stands. */
export const TICKET_STATUSES = [
  'new',
  'open',
  'waiting_for_customer',
  'waiting_for_us',
  'closed',
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

const WAITING = ['open', 'waiting_for_customer', 'waiting_for_us'] as const

/** Every way of a ticket. Only an administrator opens a closed one again (spec §6). */
export const TICKET_MOVES: readonly Move<TicketStatus, 'customer' | 'agent'>[] = [
  { from: 'new', to: 'open', by: ['agent'], follows: 'An agent takes it.' },
  ...movesFrom<TicketStatus, 'agent'>({
    from: ['new', 'open', 'waiting_for_us'],
    to: 'waiting_for_customer',
    by: ['agent'],
    follows: 'The customer gets the answer by email; the clock of the posted hours stops.',
  }),
  ...movesFrom<TicketStatus, 'customer'>({
    from: ['open', 'waiting_for_customer'],
    to: 'waiting_for_us',
    by: ['customer'],
    follows: 'The customer has written again.',
  }),
  ...movesFrom<TicketStatus, 'customer' | 'agent'>({
    from: ['new', ...WAITING],
    to: 'closed',
    by: ['customer', 'agent'],
    follows: 'Nobody waits for an answer.',
  }),
  { from: 'closed', to: 'open', by: ['agent'], follows: 'It goes on where it ended.' },
]
