import {
  choice,
  conditional,
  fixed,
  flag,
  line,
  moment,
  optional,
} from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { CAMPAIGN_KINDS, CAMPAIGN_LINK, CAMPAIGN_STATES } from '@/domain/office/campaigns/campaign'

const LINK = 'Enter a path such as /news, or an address with https://.'

/** Banners and seasonal offers. */
export const campaigns = resource('campaigns', {
  nouns: {
    code: 'campaign',
    one: 'banner or offer',
    a: 'a banner or an offer',
    many: 'banners and offers',
  },
  path: '/api/backoffice/campaigns',
  spec: '§2 Promo',
  read: 'marketing.read',
  write: 'marketing.write',
  fields: {
    kind: fixed(choice(CAMPAIGN_KINDS)),
    title: line(80, { required: 'Enter a title.', example: 'Fall tour' }),
    text: line(200, { required: 'Enter a sentence.', example: 'Ride with us.' }),
    link: conditional(
      line(500, {
        ...{ required: LINK, pattern: CAMPAIGN_LINK, wrong: LINK, example: '/news' },
        about: 'Where a banner leads; null for an offer',
      }),
    ),
    link_label: conditional(
      line(40, { required: 'Enter the words of the link.', example: 'See the dates' }),
    ),
    code: conditional(
      line(40, {
        ...{ required: 'Enter a promo code of the shop.', isCode: true, example: 'xmas' },
        about: 'Promo code of an offer; null for a banner',
      }),
    ),
    starts_at: optional(moment({ about: 'Null: now', example: '2026-12-01T00:00:00.000Z' })),
    ends_at: optional(moment({ about: 'Null: it stays', example: '2026-12-27T00:00:00.000Z' })),
    is_active: flag({ blank: true, about: 'Whether it may be shown at all' }),
  },
  computed: {
    state: choice(CAMPAIGN_STATES),
    is_shown: flag({
      about: 'Whether visitors see it now: of several that run, the one that began last',
    }),
  },
  when: {
    link: ({ kind }) => kind === 'banner',
    link_label: ({ kind }) => kind === 'banner',
    code: ({ kind }) => kind === 'seasonal',
  },
  check: ({ starts_at, ends_at }) =>
    starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)
      ? { ends_at: 'Choose an end that is after the start.' }
      : {},
})

export type Campaign = EntryOf<typeof campaigns>
