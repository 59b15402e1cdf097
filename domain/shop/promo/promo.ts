import type { Cents } from '@/domain/kit/money'
import { addCents, cents, shareOfCents, timesCents, ZERO } from '@/domain/kit/money'
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
  /** Whether the code is only for customers with an account. */
  members_only: boolean
}

export const FOR_EVERYTHING: PromoScope = {
  ...{ kinds: [], product_ids: [], country_ids: [] },
  ...{ first_order: false, members_only: false },
}

/** What a code gives: one of a percentage, an amount, free shipping and free pieces. */
export interface PromoBenefit {
  basis_points: number | null
  amount: Cents | null
  /** Whether the eligible goods are shipped for free. */
  free_shipping: boolean
  /** Pieces to pay for, so that `free_count` more are free; null for other benefits. */
  buy_count: number | null
  free_count: number | null
}

export const NO_BENEFIT: PromoBenefit = {
  ...{ basis_points: null, amount: null, free_shipping: false, buy_count: null, free_count: null },
}

/** A promotion as stored. Times are ISO text; null means unlimited. */
export interface PromoRule extends PromoScope, PromoBenefit {
  /** In lowercase. */
  code: string
  /** Whether it applies without being entered. */
  is_automatic: boolean
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
  /** Whether the customer has an account and is logged in. */
  is_member: boolean
  /** Whether staff give it, so that no code is used. */
  is_given?: boolean
}

/** Codes of an order: the one that the customer entered, and those that need not be entered. */
export interface PromoOffers {
  entered: PromoRequest | null
  automatic: readonly PromoRequest[]
}

/** What a code applies to. */
interface PromoGoods {
  /** Destination; omitted if not known yet. */
  countryId?: number | undefined
  /** Eligible pieces that are shipped, for codes that give pieces. */
  pieces?: readonly { price: Cents; count: number }[]
  /** Price of shipping the eligible goods. */
  shipping?: Cents
}

/** Returns a discount that staff give in place of codes: an amount off the goods, at most what they cost. */
export function givenDiscount(amount: Cents, at: string): PromoOffers {
  const code = 'given'
  const dates = { starts_at: null, ends_at: null, is_active: true }
  const limits = { max_uses_total: null, max_uses_per_customer: null }
  const rule: PromoRule = {
    ...{ ...FOR_EVERYTHING, ...NO_BENEFIT, ...dates, ...limits, code, amount },
    ...{ is_automatic: false, cap: null, threshold: ZERO },
  }
  const known = { is_exhausted: false, has_ordered: false, is_member: true, is_given: true }
  return { entered: { code, at, rule, ...known }, automatic: [] }
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
  'members-only',
  'too-few',
  'no-shipping',
  'not-best',
] as const

export interface PromoResult {
  state: (typeof PROMO_STATES)[number]
  discount: Cents
  /** If there are too few pieces: the number of further ones that the code requires. */
  missing?: number
}

export function promoCode(entered: string | null | undefined): string {
  return normalizeCode(entered ?? '').toLowerCase()
}

export function countsFor(rule: PromoScope | null | undefined, { kind, product_id }: PromoLine) {
  if (!rule || !isNarrow(rule)) return true
  const isOfKind = kind !== undefined && rule.kinds.includes(kind)
  return isOfKind || (product_id !== undefined && rule.product_ids.includes(product_id))
}

/**
 * Returns the discount on eligible goods that cost `subtotal` before shipping. Free shipping is no discount on goods.
 * @example promoDiscount(xmas, cents(399900)) // { state: 'applied', discount: 39990 }
 */
export function promoDiscount(
  promo: PromoRequest | null,
  subtotal: Cents,
  goods: PromoGoods = {},
): PromoResult {
  const state = promoState(promo, subtotal, goods)
  const rule = promo?.rule
  if (rule && state === 'too-few') {
    return { state, discount: ZERO, missing: setOf(rule) - pieceCount(goods) }
  }
  if (state !== 'applied' || !rule) return { state, discount: ZERO }
  const requested = requestedDiscount(rule, subtotal, goods)
  return { state, discount: cents(Math.min(requested, rule.cap ?? requested, subtotal)) }
}

function requestedDiscount(rule: PromoRule, subtotal: Cents, goods: PromoGoods): Cents {
  if (rule.free_shipping) return ZERO
  if (rule.buy_count !== null) return freePieces(rule, goods)
  return rule.amount ?? shareOfCents(subtotal, rule.basis_points ?? 0)
}

function promoState(
  promo: PromoRequest | null,
  subtotal: Cents,
  goods: PromoGoods,
): PromoResult['state'] {
  if (!promo || promoCode(promo.code) === '') return 'none'
  const { rule, at, is_exhausted } = promo
  if (!rule?.is_active || rule.code !== promoCode(promo.code)) return 'unknown'
  const window = windowState(rule, at)
  if (window !== 'open') return window
  if (is_exhausted) return 'exhausted'
  return customerState(rule, promo) ?? goodsState(rule, subtotal, goods)
}

export function windowState(
  { starts_at, ends_at }: Pick<PromoRule, 'starts_at' | 'ends_at'>,
  at: string,
) {
  if (starts_at !== null && Date.parse(at) < Date.parse(starts_at)) return 'not-yet'
  return ends_at !== null && Date.parse(at) >= Date.parse(ends_at) ? 'expired' : 'open'
}

function customerState(rule: PromoRule, { is_member, has_ordered }: PromoRequest) {
  if (rule.members_only && !is_member) return 'members-only'
  return rule.first_order && has_ordered ? 'not-first' : null
}

function goodsState(rule: PromoRule, subtotal: Cents, goods: PromoGoods): PromoResult['state'] {
  if (!isIn(rule, goods.countryId)) return 'other-country'
  if (subtotal === 0 && isNarrow(rule)) return 'other-goods'
  if (subtotal <= rule.threshold) return 'below-threshold'
  if (rule.buy_count !== null && pieceCount(goods) < setOf(rule)) return 'too-few'
  return rule.free_shipping && goods.shipping === 0 ? 'no-shipping' : 'applied'
}

/** Returns the number of pieces, paid and free, that a code's free pieces require. */
const setOf = ({ buy_count, free_count }: PromoBenefit) => (buy_count ?? 0) + (free_count ?? 0)

const pieceCount = ({ pieces = [] }: PromoGoods) =>
  pieces.reduce((sum, { count }) => sum + count, 0)

/** Sums the cheapest pieces, as many as are free. */
function freePieces(rule: PromoBenefit, goods: PromoGoods): Cents {
  let left = Math.floor(pieceCount(goods) / setOf(rule)) * (rule.free_count ?? 0)
  const byPrice = [...(goods.pieces ?? [])].sort((a, b) => a.price - b.price)
  return addCents(
    ...byPrice.map(({ price, count }) => {
      const free = Math.min(left, count)
      left -= free
      return timesCents(price, free)
    }),
  )
}

/** Checks whether a code applies only to some goods. */
export const isNarrow = ({ kinds, product_ids }: PromoScope) =>
  kinds.length > 0 || product_ids.length > 0

const isIn = ({ country_ids }: PromoScope, countryId: number | undefined) =>
  countryId === undefined || country_ids.length === 0 || country_ids.includes(countryId)
