import type { PromoRule } from '@/domain/shop/promo/promo'

export const PROMOTION_STATES = ['running', 'planned', 'used_up', 'ended'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

export const PROMO_CODE_SHAPE = /^[a-z0-9][a-z0-9-]{1,39}$/

export const MOST_PROMOTIONS = 500
export const MOST_FOUND = 8
export const MOST_USES = 1_000_000
/** Maximum number of paid, and of free, pieces of a set. */
export const MOST_PIECES = 20

interface TitledProduct {
  id: number
  title: string
}

/** Finds products by title or id, best first. @example productsLike(all, 'helm') // E-bike helmet */
export function productsLike(all: readonly TitledProduct[], words: string): TitledProduct[] {
  const needle = words.trim().toLowerCase()
  if (needle === '') return []
  const rankOf = ({ id, title }: TitledProduct) => {
    if (String(id) === needle) return 0
    const at = title.toLowerCase().indexOf(needle)
    return at < 0 ? Infinity : at + 1
  }
  return all
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || (a.one.title < b.one.title ? -1 : 1))
    .slice(0, MOST_FOUND)
    .map(({ one: { id, title } }) => ({ id, title }))
}

interface PromotionUsage {
  /** ISO timestamp. */
  at: string
  /** Uses that count toward the limit, by paid and pending orders. */
  uses: number
}

/**
 * Returns the state of a promotion, ignoring limits per customer.
 * @example promotionState(xmas, { at, uses: 3 }) // 'running'
 */
export function promotionState(
  rule: Pick<PromoRule, 'is_active' | 'starts_at' | 'ends_at' | 'max_uses_total'>,
  { at, uses }: PromotionUsage,
): PromotionState {
  const now = Date.parse(at)
  if (!rule.is_active) return 'ended'
  if (rule.ends_at !== null && now >= Date.parse(rule.ends_at)) return 'ended'
  if (rule.starts_at !== null && now < Date.parse(rule.starts_at)) return 'planned'
  return uses >= (rule.max_uses_total ?? Infinity) ? 'used_up' : 'running'
}
