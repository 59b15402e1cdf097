import { PROMO_CODE } from '../../../../domain/constants'
import type { campaigns } from '../../schema/campaigns'

/**
 * spec §2 Promo. Neither has a season in the specification, so neither has one here. The banner leads to what the
 * maker shows on the crowdfunding site, until the new model has a page of its own there.
 */
export const seedCampaigns: (typeof campaigns.$inferInsert)[] = [
  {
    id: 'new-model-vip',
    kind: 'banner',
    title: 'A new Nireeka is on its way',
    text: 'Launch VIPs ride it first, and for less.',
    link: 'https://www.kickstarter.com/discover/advanced?term=nireeka',
    link_label: 'Get your VIP discount',
  },
  {
    id: 'season',
    kind: 'seasonal',
    title: 'A gift for the season',
    text: 'Build the bike you’ve had in mind, and use this at checkout.',
    code: PROMO_CODE,
  },
]
