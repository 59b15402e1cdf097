import type { TaxRule } from '@/domain/shop/tax/display-price'
import { includedTax } from '@/domain/shop/tax/display-price'
import {
  addCents,
  splitCents,
  subtractCents,
  timesCents,
  ZERO,
  type Cents,
} from '@/domain/kit/money'
import { taxOn, totalTax, type ChargedTax } from '@/domain/shop/tax/tax'

/** Reasons why an edit with an unpaid price difference was dropped. */
export const PENDING_EDIT_ENDS = ['withdrawn', 'canceled', 'begun', 'changed', 'expired'] as const
export type PendingEditEnd = (typeof PENDING_EDIT_ENDS)[number]

export const PENDING_EDIT_STATES = ['open', 'paid', ...PENDING_EDIT_ENDS] as const
export type PendingEditState = (typeof PENDING_EDIT_STATES)[number]

/** Days within which a price difference can be paid. */
export const PENDING_EDIT_DAYS = 7

interface PendingEditColumns {
  paid_at: Date | null
  ended_why: PendingEditEnd | null
  expires_at: Date
}

/** Returns the state of a priced edit; past its deadline it is expired, even if not recorded yet. */
export function pendingEditState(edit: PendingEditColumns, now: Date): PendingEditState {
  if (edit.paid_at !== null) return 'paid'
  if (edit.ended_why !== null) return edit.ended_why
  return edit.expires_at <= now ? 'expired' : 'open'
}

/** Additional payment by the buyer, in cents. */
export interface Difference {
  /** Per unit, before tax. */
  each: Cents
  /** For all units, before tax. */
  net: Cents
  taxes: ChargedTax[]
  tax: Cents
  total: Cents
}

interface Prices {
  /** Unit prices before tax. */
  was: Cents
  now: Cents
  count: number
}

/** Rounds like an order: per unit if prices include tax, else once. Ignores promo codes. */
export function differenceOf({ was, now, count }: Prices, rule: TaxRule): Difference {
  const each = subtractCents(now, was)
  const net = timesCents(each, count)
  const ofPiece = subtractCents(includedTax(now, rule), includedTax(was, rule))
  const included = splitCents(
    timesCents(ofPiece, count),
    rule.taxes.map(({ rate }) => rate),
  )
  const taxes = rule.taxes.map(({ title, jurisdiction, rate }, index) => ({
    ...{ title, jurisdiction, rate, base: net },
    tax: rule.prices_include_tax ? (included[index] ?? ZERO) : taxOn(net, rate),
  }))
  const tax = totalTax(taxes)
  return { each, net, taxes, tax, total: addCents(net, tax) }
}
