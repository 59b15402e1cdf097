export const SHIPPING_STATUS = {
  country_exists: 409,
  country_changed: 409,
} as const

export const SHIPPING_SENTENCE: Record<keyof typeof SHIPPING_STATUS, string> = {
  country_exists: 'The shop has this country already.',
  country_changed: 'Someone else changed this country. Look at their version first.',
}
