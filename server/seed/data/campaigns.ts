import { z } from 'zod'

import { CAMPAIGN_KINDS } from '@/domain/office/campaigns/campaign'
import type { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { oneOf, text } from '../files/cells'
import { readRows } from '../files/read-data'
import { seedPromotions } from './promotions'

const codes = new Map(seedPromotions.map(({ code }) => [code, code]))

const Row = z.strictObject({
  id: text,
  kind: z.enum(CAMPAIGN_KINDS),
  title: text,
  text,
  link: text.optional(),
  link_label: text.optional(),
  code: oneOf(codes, 'promotion').optional(),
})

/** Campaigns; spec §2 Promo names no season. The banner links to the crowdfunding site for now. */
export const seedCampaigns: (typeof campaigns.$inferInsert)[] = readRows(
  'campaigns.json',
  Row,
  'id',
)
