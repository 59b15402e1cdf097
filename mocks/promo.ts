import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { campaignState } from '@/domain/office/campaigns/campaign'
import { PROMO_CODE } from '@/domain/kit/constants'

import { postedLines } from '@/domain/community/support/support-hours'

import { mock } from './mock'
import { promoOf, type MockShop } from './mock-shop'
import type { MockCampaign } from './shop-state'
import { sellerOf } from './support'
import { postedBy } from './tickets'

/** Returns the current banner and seasonal offer; of several running ones, the last to start. */
export function announced(shop: MockShop) {
  const at = shop.now().toISOString()
  const running = campaignsOf(shop)
    .filter((one) => campaignState(one, at) === 'running')
    .sort((a, b) => ((a.starts_at ?? '') < (b.starts_at ?? '') ? 1 : -1))
  const banner = running.find(({ kind }) => kind === 'banner') ?? null
  const seasonal = running.find((one) => one.kind === 'seasonal' && offerOf(shop, one)) ?? null
  return { banner, seasonal }
}

export function promoHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(api.promo.read, apiSchemas.promo.read, () => {
      const { banner, seasonal } = announced(shop)
      const support = { email: sellerOf(shop).email, hours: postedLines(postedBy(shop).hours) }
      return {
        banner: banner && bannerOf(banner),
        seasonal: seasonal && offerOf(shop, seasonal),
        support,
      }
    }),
  ]
}

const ALWAYS = { starts_at: null, ends_at: null, is_active: true }

const FIRST: MockCampaign[] = [
  {
    ...{ id: 'new-model-vip', kind: 'banner', title: 'A new Nireeka is on its way', ...ALWAYS },
    text: 'Launch VIPs ride it first, and for less.',
    link: 'https://www.kickstarter.com/discover/advanced?term=nireeka',
    link_label: 'Get your VIP discount',
    code: null,
  },
  {
    ...{ id: 'season', kind: 'seasonal', title: 'A gift for the season', ...ALWAYS },
    text: 'Build the bike you’ve had in mind, and use this at checkout.',
    ...{ link: null, link_label: null, code: PROMO_CODE },
  },
]

export function campaignsOf(shop: MockShop): MockCampaign[] {
  const { campaigns } = shop.books()
  return campaigns.length > 0 ? campaigns : FIRST
}

function bannerOf({ id, title, text, link, link_label, ends_at }: MockCampaign) {
  return { id, title, text, link: link ?? '/', link_label: link_label ?? '', ends_at }
}

function offerOf(shop: MockShop, { id, title, text, code: offered, ends_at }: MockCampaign) {
  const rule = promoOf(shop, offered ?? '')?.rule
  if (!rule?.basis_points) return null
  const { code, basis_points, cap, threshold } = rule
  return {
    ...{ id, title, text, code, basis_points, cap, threshold },
    ends_at: ends_at ?? rule.ends_at,
  }
}
