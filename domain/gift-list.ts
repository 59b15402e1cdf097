/** Lists of gift cards that staff look through; all of them without one. */
export const GIFT_LISTS = ['active', 'waiting', 'redeemed', 'void'] as const
export type GiftList = (typeof GIFT_LISTS)[number]
