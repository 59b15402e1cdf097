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

/** Form values of a campaign; times are in the format of the inputs. */
export interface CampaignFormValues {
  kind: CampaignKind
  title: string
  text: string
  link: string
  link_label: string
  code: string
  starts: string
  ends: string
  is_active: boolean
}

export function campaignFaults(typed: CampaignFormValues) {
  const { kind, title, text, link, link_label, code, starts, ends } = typed
  const isBanner = kind === 'banner'
  const isEmpty = (value: string) => value.trim() === ''
  return {
    ...(isEmpty(title) && { title: 'titleFault' as const }),
    ...(isEmpty(text) && { text: 'textFault' as const }),
    ...(isBanner && !CAMPAIGN_LINK.test(link.trim()) && { link: 'linkFault' as const }),
    ...(isBanner && isEmpty(link_label) && { link_label: 'labelFault' as const }),
    ...(!isBanner && isEmpty(code) && { code: 'codeFault' as const }),
    ...(starts !== '' && ends !== '' && ends <= starts && { ends: 'endsFault' as const }),
  }
}
