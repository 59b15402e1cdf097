export const DEALERSHIPS_STATUS = {
  dealer_exists: 409,
  dealer_changed: 409,
} as const

export const DEALERSHIPS_SENTENCE: Record<keyof typeof DEALERSHIPS_STATUS, string> = {
  dealer_exists: 'A dealer of this name at this address is there already.',
  dealer_changed: 'Someone else changed this dealer. Look at their version first.',
}
