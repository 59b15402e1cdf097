import { campaignFaults, type CampaignFormValues } from '@/domain/office/campaigns/campaign'
import { faultMessages } from '@/domain/kit/form-faults'
import { momentField, momentTyped } from '@/domain/kit/moment-field'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'
import type { Campaign } from '@/services/office/campaigns'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { Campaign } from '@/services/office/campaigns'

/** Loads all banners and offers. Reload after a save, because it may hide another one. */
export function useCampaigns() {
  return useStaleIfErrorRequest('campaigns', ({ campaigns }) => campaigns.list())
}

interface CampaignEditValues extends CampaignFormValues {
  seen: string
}

const EMPTY: CampaignEditValues = {
  ...{ kind: 'banner', title: '', text: '', link: '', link_label: '', code: '' },
  ...{ starts: '', ends: '', is_active: true, seen: '' },
}

function toFormValues(campaign: Campaign | null): CampaignEditValues {
  if (!campaign) return EMPTY
  const { kind, title, text, link, link_label, code, is_active, seen } = campaign
  return {
    ...{ kind, title, text, is_active, seen },
    ...{ link: link ?? '', link_label: link_label ?? '', code: code ?? '' },
    starts: momentField(campaign.starts_at),
    ends: momentField(campaign.ends_at),
  }
}

/** Keeps the seconds of a time that was not edited. */
const momentOf = (text: string, known: string | null) =>
  text === momentField(known) ? known : momentTyped(text)

function toRequestBody(typed: CampaignEditValues, known: Campaign | null) {
  const { kind, title, text, link, link_label, code, is_active } = typed
  const isBanner = kind === 'banner'
  return {
    ...{ title, text, is_active },
    link: isBanner ? link.trim() : null,
    link_label: isBanner ? link_label : null,
    code: isBanner ? null : code,
    starts_at: momentOf(typed.starts, known?.starts_at ?? null),
    ends_at: momentOf(typed.ends, known?.ends_at ?? null),
  }
}

interface CampaignFormOptions {
  campaign: Campaign | null
  onSaved: (saved: Campaign) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

export function useCampaignForm({ campaign, onSaved, onChanged }: CampaignFormOptions) {
  return useEdit({
    saved: toFormValues(campaign),
    draftKey: `${OFFICE_KEYS.campaignDraft}_${campaign?.id ?? ''}`,
    check: (typed: CampaignEditValues) => faultMessages(campaignFaults(typed), texts),
    names: { starts_at: 'starts', ends_at: 'ends' },
    conflict: 'campaign_changed',
    send: async ({ campaigns }, form) => {
      const body = toRequestBody(form, campaign)
      if (!campaign) return campaigns.add({ ...body, kind: form.kind })
      return campaigns.change(campaign.id, { ...body, seen: form.seen })
    },
    toFormValues,
    onSaved,
    onChanged,
  })
}
