import type { Cents } from './money'

/** What a payment attempt came to, as its buyer is told. */
export const RECORD_STATES = [
  'open',
  'awaiting_transfer',
  'processing',
  'declined',
  'expired',
  'cancelled',
  'in_review',
  'paid',
  'disputed',
  'dispute_lost',
  'not_needed',
  'refunding',
  'partly_refunded',
  'refunded',
] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** What the books hold of the money that one attempt brought, in cents. */
export interface RecordMoney {
  captured: Cents
  refunded: Cents
  /** Asked for, and not confirmed by its provider yet. */
  refunding: Cents
  isInReview: boolean
  /** The order did not need it: paid twice, or too late. */
  isSurplus: boolean
  dispute: 'open' | 'won' | 'lost' | null
}

interface Attempt {
  status:
    | 'created'
    | 'redirected'
    | 'processing'
    | 'captured'
    | 'failed'
    | 'expired'
    | 'cancelled'
    | 'unknown'
  /** Paid by hand at a bank. */
  isTransfer: boolean
}

const WITHOUT_MONEY = {
  created: 'open',
  redirected: 'open',
  processing: 'processing',
  unknown: 'processing',
  captured: 'paid',
  failed: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<Attempt['status'], RecordState>

/**
 * What happened in one attempt. Its own books decide, never the order: a declined attempt of an order that was
 * paid later stays declined.
 */
export function recordState({ status, isTransfer }: Attempt, money: RecordMoney): RecordState {
  if (money.captured > 0) return withMoney(money)
  const state = WITHOUT_MONEY[status]
  const isWaiting = state === 'open' || state === 'processing'
  return isTransfer && isWaiting ? 'awaiting_transfer' : state
}

function withMoney(money: RecordMoney): RecordState {
  if (money.dispute === 'open') return 'disputed'
  if (money.dispute === 'lost') return 'dispute_lost'
  if (money.refunded >= money.captured) return 'refunded'
  if (money.isSurplus) return 'not_needed'
  if (money.refunding > 0) return 'refunding'
  if (money.refunded > 0) return 'partly_refunded'
  return money.isInReview ? 'in_review' : 'paid'
}

/** Whether money of the buyer moved in it: only then an amount stands beside it. */
export function hasMovedMoney(state: RecordState): boolean {
  return !NO_CHARGE.some((one) => one === state)
}

const NO_CHARGE = [
  'open',
  'awaiting_transfer',
  'processing',
  'declined',
  'expired',
  'cancelled',
] as const
