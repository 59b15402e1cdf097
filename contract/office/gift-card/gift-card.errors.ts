export const GIFT_STATUS = {
  gift_not_found: 404,
  gift_not_waiting: 409,
  gift_not_sent: 409,
} as const

export const GIFT_SENTENCE: Record<keyof typeof GIFT_STATUS, string> = {
  gift_not_found: 'This order doesn’t have that gift card.',
  gift_not_waiting: 'This gift card can’t be changed anymore.',
  gift_not_sent: 'This gift card can’t be sent again.',
}
