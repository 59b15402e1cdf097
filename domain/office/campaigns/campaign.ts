export const CAMPAIGN_KINDS = ['banner', 'seasonal'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

export const CAMPAIGN_STATES = ['running', 'planned', 'ended', 'off'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** A path of the shop or an external URL; a database constraint checks it, too. */
export const CAMPAIGN_LINK = /^(https:\/\/|\/[A-Za-z0-9?#_.~-])[!-~]*$/

interface Window {
  is_active: boolean
  /** ISO timestamps. */
  starts_at: string | null
  ends_at: string | null
}

export function campaignState(
  { is_active, starts_at, ends_at }: Window,
  at: string,
): CampaignState {
  const now = Date.parse(at)
  if (!is_active) return 'off'
  if (ends_at !== null && now >= Date.parse(ends_at)) return 'ended'
  return starts_at !== null && now < Date.parse(starts_at) ? 'planned' : 'running'
}
