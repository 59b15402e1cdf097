import { auditService } from './audit'
import { backofficeService } from './backoffice'
import { bikesService } from './bikes'
import { bookkeepingService } from './bookkeeping'
import { buildsService } from './builds'
import { capacityService } from './capacity'
import { csvService } from './csv'
import { customersService } from './customers'
import { searchesService } from './searches'
import { issuesService } from './issues'
import { segmentsService } from './segments'
import { testRidesService } from './test-rides'
import { dealershipsService } from './dealerships'
import { delaysService } from './delays'
import { deskService } from './desk'
import { disputesService } from './disputes'
import { draftsService } from './drafts'
import { editsService } from './edits'
import { fulfillmentService } from './fulfillment'
import type { Http } from './http/http'
import { operationService } from './operation'
import { pricesService } from './prices'
import { campaignsService } from './campaigns'
import { categoriesService } from './categories'
import { promotionsService } from './promotions'
import { reportsService } from './reports'
import { giftsService } from './gifts'
import { moderationService } from './moderation'
import { settingsService } from './settings'
import { shippingService } from './shipping'
import { staffService } from './staff'
import { stockService } from './stock'

/** All back office services in one chunk: separate ones would add weight to every page of the shop. */
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
  campaigns: campaignsService(http),
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
