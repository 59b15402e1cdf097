import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { readCampaigns } from '@/server/office/campaigns/change-campaigns'

import type { TestShop } from '../shop'

const WORDS = {
  ...{ title: 'A test of the walk', text: 'One line.', link: '/news', link_label: 'Read it' },
  ...{ code: null, starts_at: null, ends_at: null, is_active: true },
}

export const campaignRequests = {
  'campaigns.add': () => ({ body: { ...WORDS, kind: 'banner' } }),
  'campaigns.change': async (_: unknown, { db, clock }: TestShop) => {
    const id = crypto.randomUUID()
    await db.insert(campaigns).values({ ...WORDS, id, kind: 'banner', starts_at: null })
    const all = await readCampaigns({ db, clock })
    const { seen = '' } = all.find((one) => one.id === id) ?? {}
    return { params: { id }, body: { ...WORDS, seen } }
  },
}
