import { accountingRoutes } from '@/contract/office/accounting/accounting'
import { auditRoutes } from '@/contract/office/audit/audit'
import { bookkeepingRoutes } from '@/contract/office/payment/payment'
import { buildsRoutes } from '@/contract/office/builds/builds'
import { capacityRoutes } from '@/contract/office/capacity/capacity'
import { categoriesRoutes } from '@/contract/office/categories/categories'
import { taxCertificatesRoutes } from '@/contract/office/certificates/certificates'
import { testRidesRoutes } from '@/contract/office/test-rides/test-rides'
import { dealershipsRoutes } from '@/contract/office/dealers/dealer-routes'
import { delaysRoutes } from '@/contract/office/delays/delays'
import { deskRoutes } from '@/contract/office/support/support'
import { disputesRoutes } from '@/contract/office/disputes/disputes'
import { draftsRoutes } from '@/contract/office/drafts/drafts'
import { editsRoutes } from '@/contract/office/edits/edits'
import { feedsRoutes } from '@/contract/shop/feeds/feeds'
import { outboxRoutes } from '@/contract/office/outbox/outbox'
import { operationRoutes } from '@/contract/office/operation/operation'
import { reportsRoutes } from '@/contract/office/reports/reports'
import { guestsRoutes } from '@/contract/office/guests/guests'
import { giftsRoutes } from '@/contract/office/gift-card/gift-card'
import { moderationRoutes } from '@/contract/office/reviews/reviews'
import { keysRoutes } from '@/contract/office/keys/keys-routes'
import { searchesRoutes } from '@/contract/office/searches/searches'
import { segmentsRoutes } from '@/contract/office/segments/segments-routes'
import { connectionsRoutes } from '@/contract/office/connections/connections'
import { settingsRoutes } from '@/contract/office/settings/settings'
import { shippingRoutes } from '@/contract/office/countries/countries'
import { carriersRoutes } from '@/contract/office/carriers/carriers-routes'
import { promotionsRoutes } from '@/contract/office/promo/promo-routes'
import { staffRoutes } from '@/contract/office/staff/staff'
import { webhooksRoutes } from '@/contract/office/webhooks/webhooks-routes'
import { stockRoutes } from '@/contract/office/stock/stock'

import { backofficeService } from './office/overview'
import { bikesService } from './office/bikes'
import { csvService } from './office/csv'
import { customersService } from './office/customers'
import { issuesService } from './office/newsletter'
import { fulfillmentService } from './office/fulfillment'
import { brandService } from './office/brand'
import { pricesService } from './office/goods'
import { clientOf } from './http/client-of'
import type { Http } from './http/http'

/** All back office services in one chunk; more chunks would add weight to every page of the shop. */
export const officeServices = (http: Http) => ({
  accounting: clientOf(http, accountingRoutes, { list: 'exports' }),
  audit: clientOf(http, auditRoutes),
  backoffice: backofficeService(http),
  bikes: bikesService(http),
  bookkeeping: clientOf(http, bookkeepingRoutes),
  builds: clientOf(http, buildsRoutes),
  carriers: clientOf(http, carriersRoutes),
  capacity: clientOf(http, capacityRoutes, {
    daysOff: 'days',
    addDaysOff: 'days',
    removeDayOff: 'days',
  }),
  csv: csvService(http),
  // Only the server reads offers, for structured data.
  feeds: clientOf(http, feedsRoutes),
  customers: customersService(http),
  guests: clientOf(http, guestsRoutes),
  segments: clientOf(http, segmentsRoutes, { count: 'count' }),
  issues: issuesService(http),
  keys: clientOf(http, keysRoutes),
  searches: clientOf(http, searchesRoutes, { inVain: 'searches' }),
  taxCertificates: clientOf(http, taxCertificatesRoutes),
  testRides: clientOf(http, testRidesRoutes),
  dealerships: clientOf(http, dealershipsRoutes),
  delays: clientOf(http, delaysRoutes, { items: 'items', list: 'delays' }),
  desk: clientOf(http, deskRoutes, { presence: 'people' }),
  disputes: clientOf(http, disputesRoutes),
  drafts: clientOf(http, draftsRoutes, { products: 'products', quote: 'quote' }),
  edits: clientOf(http, editsRoutes),
  fulfillment: fulfillmentService(http),
  operation: clientOf(http, operationRoutes, { sendAgain: 'planned', discard: 'discarded' }),
  outbox: clientOf(http, outboxRoutes, { list: 'mails' }),
  prices: pricesService(http),
  categories: clientOf(http, categoriesRoutes),
  promotions: clientOf(http, promotionsRoutes, { products: 'products' }),
  reports: clientOf(http, reportsRoutes),
  gifts: clientOf(http, giftsRoutes),
  moderation: clientOf(http, moderationRoutes),
  connections: clientOf(http, connectionsRoutes),
  settings: clientOf(http, settingsRoutes),
  brand: brandService(http),
  shipping: clientOf(http, shippingRoutes, { tunes: 'tunes' }),
  staff: clientOf(http, staffRoutes),
  webhooks: clientOf(http, webhooksRoutes, { events: 'events', secret: 'secret' }),
  stock: clientOf(http, stockRoutes, { checkCount: 'lines', adjust: 'items' }),
})
