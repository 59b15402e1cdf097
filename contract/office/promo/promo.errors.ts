export const PROMOTIONS_STATUS = {
  promotion_not_found: 404,
  promotion_exists: 409,
  promotion_changed: 409,
} as const

export const PROMOTIONS_SENTENCE: Record<keyof typeof PROMOTIONS_STATUS, string> = {
  promotion_not_found: 'We couldn’t find this promo code.',
  promotion_exists: 'There’s already a promo code with this name. Change that one instead.',
  promotion_changed: 'Someone else changed this promo code. Look at their version first.',
}
