import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Campaign } from '@/contract/office/campaigns/campaigns'
import type { CampaignKind, CampaignState } from '@/domain/office/campaigns/campaign'
import { shortMoment } from '@/messages/office/overview/overview'

const STATES: Record<CampaignState, string> = {
  running: 'Running',
  planned: 'Planned',
  ended: 'Ended',
  off: 'Off',
}

const KINDS: Record<CampaignKind, string> = { banner: 'Banner', seasonal: 'Seasonal offer' }

export const campaigns = {
  title: 'Banner and offer',
  lead: 'The line at the top of every page, and the gift in the header. Of several that run, the one that began last is shown.',
  list: 'Banners and offers',
  none: 'No banner and no offer yet',
  noneHint: 'Add one, and every page shows it.',
  found: (count: number) => (count === 1 ? '1 banner or offer' : `${count} banners and offers`),
  columns: { title: 'Title', kind: 'Type', state: 'Status', window: 'Shown', leads: 'Leads to' },
  stateOf: ({ state, is_shown }: Campaign) =>
    state === 'running' && !is_shown ? 'Running, not shown' : STATES[state],
  window: ({ starts_at, ends_at }: Campaign) =>
    `${starts_at ? shortMoment(starts_at) : 'Now'} – ${ends_at ? shortMoment(ends_at) : 'open end'}`,
  leads: ({ link, code }: Campaign) => link ?? `Code ${code ?? ''}`,
  hidden: {
    banner: 'Another banner began later, so visitors see that one.',
    seasonal:
      'Visitors don’t see it: another offer began later, or its promo code isn’t valid for everyone right now.',
  } satisfies Record<CampaignKind, string>,
  add: 'Add',
  addTitle: 'New banner or offer',
  fields: {
    kind: { label: 'Type', options: KINDS },
    title: 'Title',
    text: 'Sentence',
    link: { label: 'Leads to', hint: 'A path such as /news, or an address with https://' },
    link_label: 'Words of the link',
    code: { label: 'Promo code', hint: 'Its discount and limits are under Promo codes' },
    starts_at: { label: 'From', hint: 'In the shop’s time zone. Leave blank to start now.' },
    ends_at: { label: 'Until', hint: 'In the shop’s time zone. Leave blank for no end.' },
    is_active: 'May be shown',
  },
  preview: 'As visitors see it',
  saved: (title: string) => `Saved: ${title}. Visitors see it with their next page.`,
} as const satisfies ResourceTexts<Resources['campaigns']> & Record<string, unknown>
