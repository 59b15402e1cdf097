export const MODERATION_STATUS = {
  review_changed: 409,
} as const

export const MODERATION_SENTENCE: Record<keyof typeof MODERATION_STATUS, string> = {
  review_changed: 'Someone else changed this review. Look at it again first.',
}
