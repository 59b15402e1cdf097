/** Filters of the gift card list; without a filter, it shows all cards. */
export const GIFT_LISTS = ['active', 'waiting', 'redeemed', 'void'] as const
export type GiftList = (typeof GIFT_LISTS)[number]
