import { z } from 'zod'

import { CAMPAIGN_KINDS, CAMPAIGN_LINK, CAMPAIGN_STATES } from '@/domain/office/campaigns/campaign'

import { named } from '@/contract/kit/named.schema'
import { codeText, filled, line } from '@/contract/kit/text.schema'

const momentLike = (example: string) =>
  z.iso
    .datetime()
    .nullable()
    .meta({ examples: [example] })

const WORDS = {
  title: filled(80, 'Enter a title.'),
  text: filled(200, 'Enter a sentence.'),
  link: line(500)
    .regex(CAMPAIGN_LINK, 'Enter a path such as /news, or an address with https://.')
    .nullable()
    .describe('Where a banner leads; null for an offer'),
  link_label: line(40).min(1, 'Enter the words of the link.').nullable(),
  code: codeText(40).toLowerCase().nullable().describe('Promo code of an offer; null for a banner'),
  starts_at: momentLike('2026-12-01T00:00:00.000Z').describe('Null: now'),
  ends_at: momentLike('2026-12-27T00:00:00.000Z').describe('Null: it stays'),
  is_active: z.boolean().describe('Whether it may be shown at all'),
}

const endsAfterStart = ({
  starts_at,
  ends_at,
}: {
  starts_at: string | null
  ends_at: string | null
}) => starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at)
const IN_ORDER = { path: ['ends_at'], message: 'It must end after it starts.' }

const Campaign = z.object({
  id: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  ...WORDS,
  state: z.enum(CAMPAIGN_STATES),
  is_shown: z
    .boolean()
    .describe('Whether visitors see it now: of several that run, the one that began last'),
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({ Campaign: [Campaign, 'A banner or a seasonal offer'] })

export const campaignsSchemas = {
  list: {
    summary: 'Lists banners and seasonal offers, also those that are planned or over.',
    spec: '§2 Promo',
    response: z.object({ campaigns: z.array(Campaign) }),
  },
  add: {
    summary: 'Adds a banner or a seasonal offer.',
    spec: '§2 Promo',
    repeats: 'A repeat adds another one.',
    body: z.object({ kind: z.enum(CAMPAIGN_KINDS), ...WORDS }).refine(endsAfterStart, IN_ORDER),
    response: Campaign,
  },
  change: {
    summary: 'Changes a banner or a seasonal offer. Visitors see it with their next page.',
    spec: '§2 Promo',
    errors: ['campaign_not_found', 'campaign_changed'],
    params: z.object({ id: z.string().max(80) }),
    body: z
      .object({ ...WORDS, seen: z.string().max(64).describe('As it was read') })
      .refine(endsAfterStart, IN_ORDER),
    response: Campaign,
  },
} as const
