import { isGiftCard } from '@/domain/shop/gift-card/gift-card'

/** What staff may write freely into an order: goods that ship, work that doesn't, and what isn't taxed. */
export const FREE_LINE_KINDS = ['goods', 'service', 'untaxed'] as const
export type FreeLineKind = (typeof FREE_LINE_KINDS)[number]

/** Product ids of free lines, which no product of the catalog has. */
const PRODUCT_IDS: Record<FreeLineKind, number> = {
  goods: 4_900_001,
  service: 4_900_002,
  untaxed: 4_900_003,
}

interface ProductLine {
  product_id: number
}

export const freeLineId = (kind: FreeLineKind): number => PRODUCT_IDS[kind]

/** Checks whether a line has nothing to ship: work, or what isn't taxed, such as a deposit. */
export const isWorkOnly = ({ product_id }: ProductLine): boolean =>
  product_id === PRODUCT_IDS.service || product_id === PRODUCT_IDS.untaxed

/** Checks whether no tax is due on a line: gift cards are taxed when they are redeemed. */
export const isUntaxed = (line: ProductLine): boolean =>
  isGiftCard(line) || line.product_id === PRODUCT_IDS.untaxed
