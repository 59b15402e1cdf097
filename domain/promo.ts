import type { Cents } from './money'
import { cents, shareOfCents, ZERO } from './money'
import { normalizeCode } from './plain-text'

export const PROMO_KINDS = ['bike', 'accessory', 'spare'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

/** What and whom a code is for; an empty list is no limit. */
export interface PromoScope {
  kinds: PromoKind[]
  /** These count beside the kinds. */
  product_ids: number[]
  country_ids: number[]
  /** Only for customers who haven’t paid an order before. */
  first_order: boolean
}

export const FOR_EVERYTHING: PromoScope = {
  ...{ kinds: [], product_ids: [], country_ids: [] },
  first_order: false,
}

/** A promotion as its row says it. Moments are ISO text; null means without that limit. */
export interface PromoRule extends PromoScope {
  /** In lower case. */
  code: string
  /** Share of the goods; null where the code takes off an amount. */
  basis_points: number | null
  amount: Cents | null
  cap: Cents | null
  /** The goods that it counts for must cost more than this, before shipping. */
  threshold: Cents
  starts_at: string | null
  ends_at: string | null
  is_active: boolean
  max_uses_total: number | null
  max_uses_per_customer: number | null
}

/** The code that somebody entered, and what is known of it at this moment. */
export interface PromoRequest {
  code: string
  rule: PromoRule | null
  /** ISO moment. */
  at: string
  /** No use is left, of all or of this customer's. */
  is_exhausted: boolean
  /** This customer has paid an order before. */
  has_ordered: boolean
}

/** One line of goods, as far as a code asks about it. */
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

/** Capitals and blanks around a code do not matter. */
export function promoCode(entered: string | null | undefined): string {
  return normalizeCode(entered ?? '').toLowerCase()
}

/** Whether a code counts for a line. */
export function countsFor(rule: PromoRule | null | undefined, { kind, product_id }: PromoLine) {
  if (!rule || !isNarrow(rule)) return true
  const isOfKind = kind !== undefined && rule.kinds.includes(kind)
  return isOfKind || (product_id !== undefined && rule.product_ids.includes(product_id))
}

/**
 * The discount on goods of this price that the code counts for, before shipping.
 * @param countryId where the order goes; left out where that isn’t asked yet
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
  const wanted = amount ?? shareOfCents(subtotal, basis_points ?? 0)
  return { state, discount: cents(Math.min(wanted, cap ?? wanted, subtotal)) }
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

/** Whether a code counts for some goods only. */
export const isNarrow = ({ kinds, product_ids }: PromoScope) =>
  kinds.length > 0 || product_ids.length > 0

const isIn = ({ country_ids }: PromoScope, countryId: number | undefined) =>
  countryId === undefined || country_ids.length === 0 || country_ids.includes(countryId)
