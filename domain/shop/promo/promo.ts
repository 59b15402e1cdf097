import type { Cents } from '@/domain/kit/money'
import { cents, shareOfCents, ZERO } from '@/domain/kit/money'
import { normalizeCode } from '@/domain/kit/plain-text'

export const PROMO_KINDS = ['bike', 'accessory', 'spare'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

/** Restrictions of a code; an empty list is no restriction. */
export interface PromoScope {
  kinds: PromoKind[]
  /** Products in addition to those of the kinds. */
  product_ids: number[]
  country_ids: number[]
  /** Whether the code is only for customers without a paid order. */
  first_order: boolean
}

export const FOR_EVERYTHING: PromoScope = {
  ...{ kinds: [], product_ids: [], country_ids: [] },
  first_order: false,
}

/** A promotion as stored. Times are ISO text; null means unlimited. */
export interface PromoRule extends PromoScope {
  /** In lowercase. */
  code: string
  /** Percentage discount; null for a fixed amount. */
  basis_points: number | null
  amount: Cents | null
  cap: Cents | null
  /** Price that the eligible goods must exceed, before shipping. */
  threshold: Cents
  starts_at: string | null
  ends_at: string | null
  is_active: boolean
  max_uses_total: number | null
  max_uses_per_customer: number | null
}

export interface PromoRequest {
  code: string
  rule: PromoRule | null
  /** ISO timestamp. */
  at: string
  /** Whether no uses are left, in total or for this customer. */
  is_exhausted: boolean
  /** Whether the customer has paid for an order before. */
  has_ordered: boolean
}

/** Returns the request for a discount that staff give: an amount off the goods, at most what they cost. */
export function givenDiscount(amount: Cents, at: string): PromoRequest {
  const code = 'given'
  const dates = { starts_at: null, ends_at: null, is_active: true }
  const limits = { max_uses_total: null, max_uses_per_customer: null }
  return {
    ...{ code, at, is_exhausted: false, has_ordered: false },
    rule: {
      ...{ ...FOR_EVERYTHING, ...dates, ...limits, code, amount },
      ...{ basis_points: null, cap: null, threshold: ZERO },
    },
  }
}

interface PromoLine {
  kind?: PromoKind | undefined
  product_id?: number | undefined
}

export const PROMO_STATES = [
  'none',
  'applied',
  'below-threshold',
  'unknown',
  'not-yet',
  'expired',
  'exhausted',
  'other-country',
  'other-goods',
  'not-first',
] as const

export interface PromoResult {
  state: (typeof PROMO_STATES)[number]
  discount: Cents
}

export function promoCode(entered: string | null | undefined): string {
  return normalizeCode(entered ?? '').toLowerCase()
}

export function countsFor(rule: PromoRule | null | undefined, { kind, product_id }: PromoLine) {
  if (!rule || !isNarrow(rule)) return true
  const isOfKind = kind !== undefined && rule.kinds.includes(kind)
  return isOfKind || (product_id !== undefined && rule.product_ids.includes(product_id))
}

/**
 * Returns the discount on eligible goods that cost `subtotal` before shipping.
 * @param countryId destination; omitted if not known yet
 * @example promoDiscount(xmas, cents(399900)) // { state: 'applied', discount: 39990 }
 */
export function promoDiscount(
  promo: PromoRequest | null,
  subtotal: Cents,
  countryId?: number,
): PromoResult {
  const state = promoState(promo, subtotal, countryId)
  if (state !== 'applied' || !promo?.rule) return { state, discount: ZERO }
  const { basis_points, amount, cap } = promo.rule
  const requested = amount ?? shareOfCents(subtotal, basis_points ?? 0)
  return { state, discount: cents(Math.min(requested, cap ?? requested, subtotal)) }
}

function promoState(
  promo: PromoRequest | null,
  subtotal: Cents,
  countryId: number | undefined,
): PromoResult['state'] {
  if (!promo || promoCode(promo.code) === '') return 'none'
  const { rule, at, is_exhausted, has_ordered } = promo
  if (!rule?.is_active || rule.code !== promoCode(promo.code)) return 'unknown'
  if (rule.starts_at !== null && Date.parse(at) < Date.parse(rule.starts_at)) return 'not-yet'
  if (rule.ends_at !== null && Date.parse(at) >= Date.parse(rule.ends_at)) return 'expired'
  if (is_exhausted) return 'exhausted'
  if (rule.first_order && has_ordered) return 'not-first'
  if (!isIn(rule, countryId)) return 'other-country'
  if (subtotal === 0 && isNarrow(rule)) return 'other-goods'
  return subtotal > rule.threshold ? 'applied' : 'below-threshold'
}

/** Checks whether a code applies only to some goods. */
export const isNarrow = ({ kinds, product_ids }: PromoScope) =>
  kinds.length > 0 || product_ids.length > 0

const isIn = ({ country_ids }: PromoScope, countryId: number | undefined) =>
  countryId === undefined || country_ids.length === 0 || country_ids.includes(countryId)
