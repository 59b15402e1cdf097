export const CAMPAIGNS_STATUS = {
  campaign_not_found: 404,
  campaign_changed: 409,
} as const

export const CAMPAIGNS_SENTENCE: Record<keyof typeof CAMPAIGNS_STATUS, string> = {
  campaign_not_found: 'We couldn’t find this banner or offer.',
  campaign_changed: 'Someone else changed this. Look at their version first.',
}
