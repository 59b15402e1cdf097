import { parseDollars } from '@/domain/kit/money'
import { percentOf } from '@/domain/kit/percent'
import { MOST_USES } from './promotion'
import { promoCode, PROMO_KINDS, type PromoKind } from '@/domain/shop/promo/promo'

/** Form values of a promo code; dates and times in the format of their inputs. */
export interface PromotionFormValues {
  code: string
  percent: string
  amount: string
  cap: string
  threshold: string
  starts: string
  ends: string
  total: string
  each: string
  /** Comma-separated kinds, products and countries, such as 'bike,spare'; empty for all. */
  kinds: string
  products: string
  countries: string
  first: boolean
}

export const kindsOf = (list: string): PromoKind[] =>
  PROMO_KINDS.filter((kind) => list.split(',').includes(kind))

export const PROMO_CODE_SHAPE = /^[a-z0-9][a-z0-9-]{1,39}$/

/** Parses 0.01 to 100 % into basis points; null if invalid. @example basisPointsOf('12,5') // 1250 */
export function basisPointsOf(text: string): number | null {
  const value = percentOf(text)
  return value !== null && value >= 1 ? value : null
}

/** Parses a usage limit: null for none, undefined if invalid. */
export function usesOf(text: string): number | null | undefined {
  const clean = text.trim()
  if (clean === '') return null
  const value = /^\d{1,7}$/.test(clean) ? Number(clean) : 0
  return value >= 1 && value <= MOST_USES ? value : undefined
}

/** Parses an optional amount: null for none, undefined if invalid. */
export function amountOf(text: string) {
  return text.trim() === '' ? null : (parseDollars(text) ?? undefined)
}

export function promotionFaults(typed: PromotionFormValues) {
  const { code, percent, amount, cap, threshold, starts, ends, total, each } = typed
  const isAmount = amount.trim() !== ''
  return {
    ...(!PROMO_CODE_SHAPE.test(promoCode(code)) && { code: 'codeFault' as const }),
    ...(!isAmount && basisPointsOf(percent) === null && { percent: 'percentFault' as const }),
    ...(isAmount && percent.trim() !== '' && { amount: 'bothFault' as const }),
    ...(isAmount && !amountOf(amount) && { amount: 'amountFault' as const }),
    ...(amountOf(cap) === undefined && { cap: 'amountFault' as const }),
    ...(amountOf(threshold) === undefined && { threshold: 'amountFault' as const }),
    ...(starts !== '' && ends !== '' && ends <= starts && { ends: 'endsFault' as const }),
    ...(usesOf(total) === undefined && { total: 'usesFault' as const }),
    ...(usesOf(each) === undefined && { each: 'usesFault' as const }),
  }
}
