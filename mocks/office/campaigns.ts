import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { campaignState } from '@/domain/office/campaigns/campaign'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { announced, campaignsOf } from '../promo'
import type { MockCampaign } from '../shop-state'

const routes = api.campaigns
const schemas = apiSchemas.campaigns

/** Serves banners and offers; the mock shop's pages show what is saved. */
export function campaignHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({ campaigns: campaignsOf(shop).map((one) => toRow(shop, one)) })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () =>
        storeCampaign(shop, { ...body, id: hashText(JSON.stringify(body)) }),
      ),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const known = campaignsOf(shop).find(({ id }) => id === params.id)
        if (!known) throw mockProblem('campaign_not_found')
        const { seen, ...words } = body
        if (versionOf(known) !== seen) throw mockProblem('campaign_changed')
        return storeCampaign(shop, { ...known, ...words })
      }),
    ),
  ]
}

function storeCampaign(shop: MockShop, campaign: MockCampaign) {
  const others = campaignsOf(shop).filter(({ id }) => id !== campaign.id)
  shop.change((books) => {
    books.campaigns = [...others, campaign]
  })
  return toRow(shop, campaign)
}

function toRow(shop: MockShop, campaign: MockCampaign) {
  const { banner, seasonal } = announced(shop)
  const is_shown = [banner?.id, seasonal?.id].includes(campaign.id)
  const state = campaignState(campaign, shop.now().toISOString())
  return { ...campaign, state, is_shown, seen: versionOf(campaign) }
}

const versionOf = (campaign: MockCampaign) => hashText(JSON.stringify(campaign))
