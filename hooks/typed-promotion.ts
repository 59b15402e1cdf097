import { momentField, momentTyped } from '@/domain/moment-field'
import { parseDollars, toDollars, ZERO, type Cents } from '@/domain/money'
import { FOR_EVERYTHING, promoDiscount } from '@/domain/promo'
import {
  amountOf,
  basisPointsOf,
  idsOf,
  kindsOf,
  usesOf,
  type TypedPromotion,
} from '@/domain/promotion-form'
import type { Promotion } from '@/services/promotions'

/** With the version that was on the screen when it was begun. */
export interface Typed extends TypedPromotion {
  seen: string
}

export const EMPTY: Typed = {
  ...{ code: '', percent: '', amount: '', cap: '', threshold: '' },
  ...{ starts: '', ends: '', total: '', each: '' },
  ...{ kinds: '', products: '', countries: '', first: false },
  seen: '',
}

/** A moment that nobody touched keeps its seconds. */
const momentOf = (text: string, known: string | null) =>
  text === momentField(known) ? known : momentTyped(text)

const dollarsOf = (amount: Cents | null) => (amount === null ? '' : String(toDollars(amount)))

/** A promo code as it stands in the form. */
export function typedOf(promotion: Promotion | null): Typed {
  if (!promotion) return EMPTY
  const { code, basis_points, amount, cap, threshold, starts_at, ends_at } = promotion
  return {
    code,
    percent: basis_points === null ? '' : String(basis_points / 100),
    amount: dollarsOf(amount),
    cap: dollarsOf(cap),
    threshold: dollarsOf(threshold),
    starts: momentField(starts_at),
    ends: momentField(ends_at),
    total: String(promotion.max_uses_total ?? ''),
    each: String(promotion.max_uses_per_customer ?? ''),
    kinds: promotion.kinds.join(','),
    products: promotion.products.map(({ id }) => id).join(','),
    countries: promotion.country_ids.join(','),
    first: promotion.first_order,
    seen: promotion.seen,
  }
}

/** What a sound form says. */
export const ruleOf = (typed: TypedPromotion, known: Promotion | null) => ({
  basis_points: basisPointsOf(typed.percent),
  amount: amountOf(typed.amount) ?? null,
  kinds: kindsOf(typed.kinds),
  product_ids: idsOf(typed.products),
  country_ids: idsOf(typed.countries),
  first_order: typed.first,
  cap: amountOf(typed.cap) ?? null,
  threshold: amountOf(typed.threshold) ?? ZERO,
  starts_at: momentOf(typed.starts, known?.starts_at ?? null),
  ends_at: momentOf(typed.ends, known?.ends_at ?? null),
  max_uses_total: usesOf(typed.total) ?? null,
  max_uses_per_customer: usesOf(typed.each) ?? null,
})

/** Fields whose names on the wire are others. */
export const NAMES: Record<string, keyof TypedPromotion> = {
  ...{ basis_points: 'percent', starts_at: 'starts', ends_at: 'ends' },
  ...{ max_uses_total: 'total', max_uses_per_customer: 'each' },
  ...{ product_ids: 'products', country_ids: 'countries', first_order: 'first' },
}

export const FIELDS = [
  'code',
  'percent',
  'amount',
  'cap',
  'threshold',
  'starts',
  'ends',
  'total',
  'each',
  'kinds',
  'products',
  'countries',
  'first',
] as const

/**
 * What a code as it is typed takes off items that it counts for, by the rule of the checkout; its dates and limits
 * aside.
 * @returns null while something is missing
 */
export function examplePromotion(typed: TypedPromotion, subtotal: string) {
  const goods = parseDollars(subtotal)
  const { basis_points, amount, cap, threshold } = ruleOf(typed, null)
  if (goods === null || (basis_points === null && amount === null)) return null
  const limits = { starts_at: null, ends_at: null, max_uses_total: null, ...FOR_EVERYTHING }
  const rule = { basis_points, amount, cap, threshold, ...limits, max_uses_per_customer: null }
  const code = 'example'
  const request = { code, at: new Date().toISOString(), is_exhausted: false, has_ordered: false }
  const result = promoDiscount({ ...request, rule: { ...rule, code, is_active: true } }, goods)
  return { goods, result }
}
