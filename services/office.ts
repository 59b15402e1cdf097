import { auditService } from './office/audit'
import { backofficeService } from './office/overview'
import { bikesService } from './office/bikes'
import { bookkeepingService } from './office/payment'
import { buildsService } from './office/builds'
import { capacityService } from './office/capacity'
import { csvService } from './office/csv'
import { customersService } from './office/customers'
import { searchesService } from './office/searches'
import { issuesService } from './office/newsletter'
import { segmentsService } from './office/segments'
import { testRidesService } from './office/test-rides'
import { dealershipsService } from './office/dealers'
import { delaysService } from './office/delays'
import { deskService } from './office/support'
import { disputesService } from './office/disputes'
import { draftsService } from './office/drafts'
import { editsService } from './office/edits'
import { fulfillmentService } from './office/fulfillment'
import type { Http } from './http/http'
import { operationService } from './office/operation'
import { pricesService } from './office/goods'
import { categoriesService } from './office/categories'
import { promotionsService } from './office/promo'
import { reportsService } from './office/reports'
import { giftsService } from './office/gift-card'
import { moderationService } from './office/reviews'
import { settingsService } from './office/settings'
import { shippingService } from './office/countries'
import { staffService } from './office/staff'
import { stockService } from './office/stock'

/** All back office services in one chunk; more chunks would add weight to every page of the shop. */
export const officeServices = (http: Http) => ({
  audit: auditService(http),
  backoffice: backofficeService(http),
  bikes: bikesService(http),
  bookkeeping: bookkeepingService(http),
  builds: buildsService(http),
  capacity: capacityService(http),
  csv: csvService(http),
  customers: customersService(http),
  segments: segmentsService(http),
  issues: issuesService(http),
  searches: searchesService(http),
  testRides: testRidesService(http),
  dealerships: dealershipsService(http),
  delays: delaysService(http),
  desk: deskService(http),
  disputes: disputesService(http),
  drafts: draftsService(http),
  edits: editsService(http),
  fulfillment: fulfillmentService(http),
  operation: operationService(http),
  prices: pricesService(http),
  categories: categoriesService(http),
  promotions: promotionsService(http),
  reports: reportsService(http),
  gifts: giftsService(http),
  moderation: moderationService(http),
  settings: settingsService(http),
  shipping: shippingService(http),
  staff: staffService(http),
  stock: stockService(http),
})
