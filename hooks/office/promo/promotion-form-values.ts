import { momentField, momentTyped } from '@/domain/kit/moment-field'
import { toDollars, ZERO, type Cents } from '@/domain/kit/money'
import { idsOf } from '@/domain/kit/id-list'
import {
  amountOf,
  basisPointsOf,
  kindsOf,
  usesOf,
  type PromotionFormValues,
} from '@/domain/office/promo/promotion-form'
import type { Promotion } from '@/services/office/promo'

export interface PromotionEditValues extends PromotionFormValues {
  seen: string
}

const EMPTY: PromotionEditValues = {
  ...{ code: '', percent: '', amount: '', cap: '', threshold: '' },
  ...{ starts: '', ends: '', total: '', each: '' },
  ...{ kinds: '', products: '', countries: '', first: false },
  seen: '',
}

/** Keeps the seconds of a time that was not edited. */
const momentOf = (text: string, known: string | null) =>
  text === momentField(known) ? known : momentTyped(text)

const dollarsOf = (amount: Cents | null) => (amount === null ? '' : String(toDollars(amount)))

export function toFormValues(promotion: Promotion | null): PromotionEditValues {
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

export const ruleOf = (typed: PromotionFormValues, known: Promotion | null) => ({
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

export function exampleRule(typed: PromotionFormValues) {
  const { basis_points, amount, kinds, product_ids, ...rest } = ruleOf(typed, null)
  const { country_ids, first_order, cap, threshold } = rest
  return { basis_points, amount, kinds, product_ids, country_ids, first_order, cap, threshold }
}

export const NAMES: Record<string, keyof PromotionFormValues> = {
  ...{ basis_points: 'percent', starts_at: 'starts', ends_at: 'ends' },
  ...{ max_uses_total: 'total', max_uses_per_customer: 'each' },
  ...{ product_ids: 'products', country_ids: 'countries', first_order: 'first' },
}
