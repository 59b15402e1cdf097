import type { TaxRule } from './display-price'
import { includedTax } from './display-price'
import { addCents, shareOfCents, subtractCents, timesCents, type Cents } from './money'

/** Why a change that waited for its difference will not be made. */
export const PENDING_EDIT_ENDS = ['withdrawn', 'canceled', 'begun', 'changed', 'expired'] as const
export type PendingEditEnd = (typeof PENDING_EDIT_ENDS)[number]

export const PENDING_EDIT_STATES = ['open', 'paid', ...PENDING_EDIT_ENDS] as const
export type PendingEditState = (typeof PENDING_EDIT_STATES)[number]

/** For how many days a difference can be paid. */
export const PENDING_EDIT_DAYS = 7

interface PendingEditColumns {
  paid_at: Date | null
  ended_why: PendingEditEnd | null
  expires_at: Date
}

/** Where a change stands that its buyer pays the difference of. It has expired once its time is over, noted or not. */
export function pendingEditState(edit: PendingEditColumns, now: Date): PendingEditState {
  if (edit.paid_at !== null) return 'paid'
  if (edit.ended_why !== null) return edit.ended_why
  return edit.expires_at <= now ? 'expired' : 'open'
}

/** What a buyer pays on top, in cents. */
export interface Difference {
  /** Of one piece, before tax. */
  each: Cents
  /** Of all pieces, before tax. */
  net: Cents
  tax: Cents
  total: Cents
}

interface Prices {
  /** Prices of one piece before tax. */
  was: Cents
  now: Cents
  count: number
}

/**
 * The difference between two builds with its tax, rounded as an order is: with each piece where prices are shown with
 * tax, once elsewhere. No promo code makes it less.
 */
export function differenceOf({ was, now, count }: Prices, rule: TaxRule): Difference {
  const each = subtractCents(now, was)
  const net = timesCents(each, count)
  const ofPiece = subtractCents(includedTax(now, rule), includedTax(was, rule))
  const tax = rule.prices_include_tax
    ? timesCents(ofPiece, count)
    : shareOfCents(net, rule.tax_basis_points)
  return { each, net, tax, total: addCents(net, tax) }
}
