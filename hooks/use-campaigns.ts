import type { ApiError } from '@/contract/errors'
import { campaignFaults, type TypedCampaign } from '@/domain/campaign'
import { soundMembers } from '@/domain/form-draft'
import { saidFaults } from '@/domain/form-faults'
import { momentField, momentTyped } from '@/domain/moment-field'
import { campaigns as texts } from '@/messages/campaigns'
import type { Campaign } from '@/services/campaigns'
import { apiErrorOf } from '@/services/http/failure'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from './session-draft'
import { useForm } from './use-form'
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

const FIELDS = Object.keys(EMPTY).filter((name) => name !== 'seen') as (keyof TypedCampaign)[]

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

const isChanged = (error: ApiError | null) =>
  error?.kind === 'problem' && error.code === 'campaign_changed'

interface Editing {
  /** Null for a new one. */
  campaign: Campaign | null
  onSaved: (saved: Campaign) => void
  /** Somebody else changed it first. */
  onChanged: () => void
}

/** Adds or changes a banner or an offer; what is typed stays until it is saved, also over a reload. */
export function useCampaignForm({ campaign, onSaved, onChanged }: Editing) {
  const saved = typedOf(campaign)
  const draft = sessionDraft<Typed>(`${SESSION_KEYS.campaignDraft}_${campaign?.id ?? ''}`, (kept) =>
    soundMembers(kept, EMPTY),
  )
  const controls = useForm<Typed, string>({
    initial: saved,
    check: (typed) => saidFaults(campaignFaults(typed), texts),
    names: { starts_at: 'starts', ends_at: 'ends' },
    draft,
    send: async ({ form, services: { campaigns } }) => {
      const body = bodyOf(form, campaign)
      try {
        const done = campaign
          ? await campaigns.change(campaign.id, { ...body, seen: form.seen })
          : await campaigns.add({ ...body, kind: form.kind })
        controls.renew(typedOf(done))
        onSaved(done)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (isChanged(error)) onChanged()
        return error
      }
    },
  })
  const { form, error, type } = controls
  const isTouched = FIELDS.some((name) => form[name] !== saved[name])
  return {
    ...controls,
    // What is new says it already.
    error: isChanged(error) ? null : error,
    isTouched,
    isNews: isTouched && form.seen !== saved.seen,
    /** Saves over what somebody else wrote, with the next press. */
    keepMine: () => type({ seen: saved.seen }),
    discard: () => {
      controls.renew(saved)
      draft.remove()
    },
  }
}
