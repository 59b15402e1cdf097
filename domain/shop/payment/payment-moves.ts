import { movesFrom, type Move } from '@/domain/kit/moves'

export const ATTEMPT_STATUSES = [
  'created',
  'redirected',
  'processing',
  'captured',
  'failed',
  'expired',
  'cancelled',
  'unknown',
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Statuses of an open attempt; an order with one gets no second attempt. */
export const OPEN_ATTEMPT_STATUSES = ['created', 'redirected', 'processing', 'unknown'] as const

/** Actors of payment transitions: `provider` reports results, `clock` expires reservations. */
export type PaymentActor = 'buyer' | 'shop' | 'provider' | 'clock'

/** State transitions of a payment attempt; `captured` is final. */
export const ATTEMPT_MOVES: readonly Move<AttemptStatus, PaymentActor>[] = [
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: ['created', 'unknown'],
    to: 'redirected',
    by: ['provider'],
    follows: 'Its page is open. The buyer of a bank transfer gets an email.',
  }),
  {
    from: 'created',
    to: 'unknown',
    by: ['provider'],
    follows: 'No answer: the same call is repeated later.',
  },
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: ['created', 'redirected', 'unknown'],
    to: 'processing',
    by: ['provider'],
    follows: 'The buyer agreed, or the bank takes its time.',
  }),
  {
    from: 'processing',
    to: 'redirected',
    by: ['provider'],
    follows: 'Declined on a page that takes another card.',
  },
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: OPEN_ATTEMPT_STATUSES,
    to: 'failed',
    by: ['provider'],
    follows: 'The buyer gets an email and can try again.',
  }),
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: OPEN_ATTEMPT_STATUSES,
    to: 'expired',
    by: ['provider', 'clock'],
    follows: 'Its page takes no more money.',
  }),
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: OPEN_ATTEMPT_STATUSES,
    to: 'cancelled',
    by: ['buyer', 'shop'],
    follows: 'Its order has ended.',
  }),
  ...movesFrom<AttemptStatus, PaymentActor>({
    from: [...OPEN_ATTEMPT_STATUSES, 'failed', 'expired', 'cancelled'],
    to: 'captured',
    by: ['provider'],
    follows: 'The money is booked; what nobody needs goes back.',
  }),
]

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed', 'void'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** State transitions of a refund. Store credit is immediate: such a refund starts as `succeeded`. */
export const REFUND_MOVES: readonly Move<RefundStatus, PaymentActor>[] = [
  {
    from: 'pending',
    to: 'succeeded',
    by: ['provider', 'shop'],
    follows:
      'It is booked. The buyer gets an email and a credit note. At a bank, a person enters it.',
  },
  { from: 'pending', to: 'failed', by: ['provider'], follows: 'A person has to look at it.' },
  {
    from: 'pending',
    to: 'void',
    by: ['provider'],
    follows: 'A lost dispute had paid it back before it was sent.',
  },
  {
    from: 'succeeded',
    to: 'failed',
    by: ['provider'],
    follows: 'It bounced: the money is booked again, and a person has to look at it.',
  },
  {
    from: 'failed',
    to: 'succeeded',
    by: ['provider'],
    follows: 'It arrived after all: booked, with an email and a credit note.',
  },
  { from: 'failed', to: 'pending', by: ['provider'], follows: 'The provider tries again.' },
]
