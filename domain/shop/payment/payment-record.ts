import type { Cents } from '@/domain/kit/money'

/** Outcome of a payment attempt, as shown to the buyer. */
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

/** Ledger amounts of one payment attempt, in cents. */
export interface RecordMoney {
  captured: Cents
  refunded: Cents
  /** Amount requested but not yet confirmed by the provider. */
  refunding: Cents
  isInReview: boolean
  /** Whether the order doesn't need the money: it was paid twice, or too late. */
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
  /** Whether the attempt is a manual bank transfer. */
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

/** Uses only the attempt's own ledger: a declined one stays declined if the order is paid later. */
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

/** Checks whether the attempt moved the buyer's money; only then is an amount shown. */
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
