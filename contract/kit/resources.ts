import { campaigns } from '@/contract/office/campaigns/campaigns'
import { carriers } from '@/contract/office/carriers/carriers'
import { shipping } from '@/contract/office/countries/countries'
import { dealerships } from '@/contract/office/dealers/dealers'
import { keys } from '@/contract/office/keys/keys'
import { searches } from '@/contract/office/searches/searches'
import { segments } from '@/contract/office/segments/segments'
import { promotions } from '@/contract/office/promo/promo'
import { exchangeRates } from '@/contract/office/taxes/exchange-rates'
import { registrations } from '@/contract/office/taxes/registrations'
import { webhooks } from '@/contract/office/webhooks/webhooks'
import { canned } from '@/contract/office/support/canned'

/** Every resource; the API, its errors and reference, the services and the audit log are derived from this list. */
export const resources = {
  campaigns,
  canned,
  carriers,
  dealerships,
  exchangeRates,
  keys,
  promotions,
  registrations,
  searches,
  segments,
  shipping,
  webhooks,
} as const
export type Resources = typeof resources

export const resourceRoutes = Object.fromEntries(
  Object.entries(resources).map(([name, { routes }]) => [name, routes]),
) as { readonly [K in keyof Resources]: Resources[K]['routes'] }
