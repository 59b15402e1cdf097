import { campaignFaults, type TypedCampaign } from '@/domain/campaign'
import { saidFaults } from '@/domain/form-faults'
import { momentField, momentTyped } from '@/domain/moment-field'
import { campaigns as texts } from '@/messages/campaigns'
import type { Campaign } from '@/services/campaigns'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from './use-edit'
import { useKeptRequest } from './use-kept-request'

export type { Campaign } from '@/services/campaigns'

/** All banners and offers; a saved one may show another one less, so the list is asked for again. */
export function useCampaigns() {
  return useKeptRequest('campaigns', ({ campaigns }) => campaigns.list())
}

/** With the version that was on the screen when it was begun. */
interface Typed extends TypedCampaign {
  seen: string
}

const EMPTY: Typed = {
  ...{ kind: 'banner', title: '', text: '', link: '', link_label: '', code: '' },
  ...{ starts: '', ends: '', is_active: true, seen: '' },
}

function typedOf(campaign: Campaign | null): Typed {
  if (!campaign) return EMPTY
  const { kind, title, text, link, link_label, code, is_active, seen } = campaign
  return {
    ...{ kind, title, text, is_active, seen },
    ...{ link: link ?? '', link_label: link_label ?? '', code: code ?? '' },
    starts: momentField(campaign.starts_at),
    ends: momentField(campaign.ends_at),
  }
}

/** A moment that nobody touched keeps its seconds. */
const momentOf = (text: string, known: string | null) =>
  text === momentField(known) ? known : momentTyped(text)

function bodyOf(typed: Typed, known: Campaign | null) {
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

interface Editing {
  /** Null for a new one. */
  campaign: Campaign | null
  onSaved: (saved: Campaign) => void
  /** Somebody else changed it first. */
  onChanged: () => void
}

/** Adds or changes a banner or an offer; what is typed stays until it is saved, also over a reload. */
export function useCampaignForm({ campaign, onSaved, onChanged }: Editing) {
  return useEdit({
    saved: typedOf(campaign),
    draftKey: `${OFFICE_KEYS.campaignDraft}_${campaign?.id ?? ''}`,
    check: (typed: Typed) => saidFaults(campaignFaults(typed), texts),
    names: { starts_at: 'starts', ends_at: 'ends' },
    conflict: 'campaign_changed',
    send: async ({ campaigns }, form) => {
      const body = bodyOf(form, campaign)
      if (!campaign) return campaigns.add({ ...body, kind: form.kind })
      return campaigns.change(campaign.id, { ...body, seen: form.seen })
    },
    typedOf,
    onSaved,
    onChanged,
  })
}
