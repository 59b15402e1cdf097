import type { Cents } from './money'
import { cents, shareOfCents, ZERO } from './money'

/** A promotion as its row says it. Moments are ISO text; null means without that limit. */
export interface PromoRule {
  /** In lower case. */
  code: string
  basis_points: number
  cap: Cents | null
  /** The goods must cost more than this, before shipping. */
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
}

export const PROMO_STATES = [
  'none',
  'applied',
  'below-threshold',
  'unknown',
  'not-yet',
  'expired',
  'exhausted',
] as const

export interface PromoResult {
  state: (typeof PROMO_STATES)[number]
  discount: Cents
}

/** Capitals and blanks around a code do not matter. */
export function promoCode(entered: string | null | undefined): string {
  return entered?.trim().toLowerCase() ?? ''
}

/**
 * The discount on goods of this price, before shipping.
 * @example promoDiscount(xmas, cents(399900)) // { state: 'applied', discount: 39990 }
 */
export function promoDiscount(promo: PromoRequest | null, subtotal: Cents): PromoResult {
  const state = promoState(promo, subtotal)
  if (state !== 'applied' || !promo?.rule) return { state, discount: ZERO }
  const { basis_points, cap } = promo.rule
  const share = shareOfCents(subtotal, basis_points)
  return { state, discount: cents(Math.min(share, cap ?? share)) }
}

function promoState(promo: PromoRequest | null, subtotal: Cents): PromoResult['state'] {
  if (!promo || promoCode(promo.code) === '') return 'none'
  const { rule, at, is_exhausted } = promo
  if (!rule?.is_active || rule.code !== promoCode(promo.code)) return 'unknown'
  if (rule.starts_at !== null && Date.parse(at) < Date.parse(rule.starts_at)) return 'not-yet'
  if (rule.ends_at !== null && Date.parse(at) >= Date.parse(rule.ends_at)) return 'expired'
  if (is_exhausted) return 'exhausted'
  return subtotal > rule.threshold ? 'applied' : 'below-threshold'
}
