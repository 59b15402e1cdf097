import { movesFrom, type Move } from '@/domain/kit/moves'
import type { FulfillmentState, PaymentState } from './order-state'

/** Actors of order transitions: `provider` reports payments and refunds, `clock` expires reservations. */
export const ACTORS = ['buyer', 'shop', 'carrier', 'provider', 'clock'] as const
export type Actor = (typeof ACTORS)[number]

/** Payment state transitions. The database has the same list and rejects all others. */
export const PAYMENT_MOVES: readonly Move<PaymentState, Actor>[] = [
  { from: 'unpaid', to: 'paid', by: ['provider'], follows: 'The order is built and invoiced.' },
  { from: 'unpaid', to: 'expired', by: ['clock'], follows: 'Stock, promo and credit go back.' },
  {
    from: 'unpaid',
    to: 'void',
    by: ['buyer', 'shop'],
    follows: 'Stock, promo and credit go back.',
  },
  { from: 'expired', to: 'paid', by: ['provider'], follows: 'Stock, promo and credit are taken.' },
  { from: 'paid', to: 'partly_refunded', by: ['provider', 'shop'], follows: 'A credit note.' },
  { from: 'paid', to: 'refunded', by: ['provider', 'shop'], follows: 'A credit note.' },
  { from: 'partly_refunded', to: 'refunded', by: ['provider', 'shop'], follows: 'A credit note.' },
  { from: 'partly_refunded', to: 'paid', by: ['provider'], follows: 'A refund bounced: review.' },
  {
    from: 'refunded',
    to: 'partly_refunded',
    by: ['provider'],
    follows: 'A refund bounced: review.',
  },
  { from: 'refunded', to: 'paid', by: ['provider'], follows: 'A refund bounced: review.' },
]

const SHIPPED = 'Shipped items are marked, and the buyer gets an email.'
const ENDED = 'Stock and credit go back, and the rest of the money is refunded.'

/** Fulfillment state transitions. The database has the same list and rejects all others. */
export const FULFILLMENT_MOVES: readonly Move<FulfillmentState, Actor>[] = [
  {
    from: 'awaiting_payment',
    to: 'to_build',
    by: ['provider'],
    follows: 'Bikes get their numbers.',
  },
  { from: 'awaiting_payment', to: 'cancelled', by: ['buyer', 'shop', 'clock'], follows: ENDED },
  { from: 'cancelled', to: 'to_build', by: ['provider'], follows: 'Only if it had expired.' },
  { from: 'to_build', to: 'in_production', by: ['shop'], follows: 'No upgrade or cancellation.' },
  { from: 'to_build', to: 'ready', by: ['shop'], follows: 'Nothing had to be built.' },
  { from: 'to_build', to: 'partly_shipped', by: ['shop'], follows: SHIPPED },
  { from: 'to_build', to: 'cancelled', by: ['buyer', 'shop'], follows: ENDED },
  { from: 'in_production', to: 'ready', by: ['shop'], follows: 'It waits for its carrier.' },
  { from: 'in_production', to: 'partly_shipped', by: ['shop'], follows: SHIPPED },
  { from: 'in_production', to: 'cancelled', by: ['shop'], follows: ENDED },
  { from: 'ready', to: 'partly_shipped', by: ['shop'], follows: SHIPPED },
  { from: 'ready', to: 'shipped', by: ['shop'], follows: SHIPPED },
  { from: 'ready', to: 'cancelled', by: ['shop'], follows: ENDED },
  { from: 'partly_shipped', to: 'shipped', by: ['shop'], follows: SHIPPED },
  {
    from: 'shipped',
    to: 'delivered',
    by: ['shop', 'carrier'],
    follows: 'Withdrawal period begins.',
  },
  { from: 'shipped', to: 'returned', by: ['shop', 'carrier'], follows: 'It was not accepted.' },
  { from: 'delivered', to: 'returned', by: ['shop'], follows: 'Bikes leave the garage.' },
]

const UNDONE = 'What left by mistake is there again, and the buyer gets a correction.'

/** Reverse transitions for undoing a parcel or a step, which the database also allows. */
export const UNDO_MOVES: readonly Move<FulfillmentState, Actor>[] = [
  ...movesFrom<FulfillmentState, Actor>({
    ...{ from: ['partly_shipped', 'shipped'], to: 'to_build', by: ['shop'], follows: UNDONE },
  }),
  { from: 'partly_shipped', to: 'in_production', by: ['shop'], follows: UNDONE },
  ...movesFrom<FulfillmentState, Actor>({
    ...{ from: ['partly_shipped', 'shipped'], to: 'ready', by: ['shop'], follows: UNDONE },
  }),
  { from: 'shipped', to: 'partly_shipped', by: ['shop'], follows: UNDONE },
  {
    from: 'in_production',
    to: 'to_build',
    by: ['shop'],
    follows: 'Nothing was built: the buyer can change or cancel it again.',
  },
  {
    from: 'delivered',
    to: 'shipped',
    by: ['shop'],
    follows: 'It hasn’t arrived: the withdrawal period hasn’t begun.',
  },
]

export function mayMove(
  { from, to }: { from: FulfillmentState; to: FulfillmentState },
  by: Actor,
): boolean {
  return FULFILLMENT_MOVES.some(
    (move) => move.from === from && move.to === to && move.by.includes(by),
  )
}
