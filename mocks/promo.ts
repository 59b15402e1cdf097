import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { PROMO_CODE } from '@/domain/constants'

import { mock } from './mock'
import { promoOf, type MockShop } from './mock-shop'

/** The campaigns of the seed; the mock shop knows no other. */
export function promoHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(api.promo.read, apiSchemas.promo.read, () => ({
      banner: BANNER,
      seasonal: offerOf(shop),
    })),
  ]
}

const BANNER = {
  id: 'new-model-vip',
  title: 'A new Nireeka is on its way',
  text: 'Launch VIPs ride it first, and for less.',
  link: 'https://www.kickstarter.com/discover/advanced?term=nireeka',
  link_label: 'Get your VIP discount',
  ends_at: null,
}

function offerOf(shop: MockShop) {
  const rule = promoOf(shop, PROMO_CODE)?.rule
  if (!rule?.basis_points) return null
  const { code, basis_points, cap, threshold, ends_at } = rule
  return {
    id: 'season',
    title: 'A gift for the season',
    text: 'Build the bike you’ve had in mind, and use this at checkout.',
    code,
    basis_points,
    cap,
    threshold,
    ends_at,
  }
}
