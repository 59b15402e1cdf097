/** Filters of the gift card list; no filter lists all. */
export const GIFT_LISTS = ['active', 'waiting', 'redeemed', 'void'] as const
export type GiftList = (typeof GIFT_LISTS)[number]
