import { accessoriesRoutes } from './accessories'
import { accountRoutes } from './account'
import { addressesRoutes } from './addresses'
import { auditRoutes } from './audit'
import { backofficeRoutes } from './backoffice'
import { bookkeepingRoutes } from './bookkeeping'
import { buildsRoutes } from './builds'
import { cartRoutes } from './cart'
import { categoriesRoutes } from './categories'
import { checkoutRoutes } from './checkout'
import { configuratorRoutes } from './configurator'
import { contentRoutes } from './content'
import { countriesRoutes } from './countries'
import { creditsRoutes } from './credits'
import { csvRoutes } from './csv'
import { customersRoutes } from './customers'
import { dealershipsRoutes } from './dealerships'
import { dealersRoutes } from './dealers'
import { capacityRoutes } from './capacity'
import { delaysRoutes } from './delays'
import { deskRoutes } from './desk'
import { documentsRoutes } from './documents'
import { draftsRoutes } from './drafts'
import { editsRoutes } from './edits'
import { forumRoutes } from './forum'
import { fulfillmentRoutes } from './fulfillment'
import { garageRoutes } from './garage'
import { goodsRoutes } from './goods'
import { helpCenterRoutes } from './help-center'
import { homeRoutes } from './home'
import { liveRoutes } from './live'
import { newsletterRoutes } from './newsletter'
import { operationRoutes } from './operation'
import { ordersRoutes } from './orders'
import { outboxRoutes } from './outbox'
import { paymentRoutes } from './payment'
import { bikesRoutes } from './bikes'
import { pricesRoutes } from './prices'
import { promoRoutes } from './promo'
import { campaignsRoutes } from './campaigns'
import { promotionsRoutes } from './promotions'
import { reportsRoutes } from './reports'
import { reviewsRoutes } from './reviews'
import { sparesRoutes } from './spares'
import { giftsRoutes } from './gifts'
import { moderationRoutes } from './moderation'
import { disputesRoutes } from './disputes'
import { searchesRoutes } from './searches'
import { issuesRoutes } from './issues'
import { segmentsRoutes } from './segments'
import { testRidesRoutes } from './test-rides'
import { settingsRoutes } from './settings'
import { shippingRoutes } from './shipping'
import { staffRoutes } from './staff'
import { stockRoutes } from './stock'
import { supportRoutes } from './support'

/** Every route of the API by feature. Routes missing here are not served. */
export const api = {
  accessories: accessoriesRoutes,
  account: accountRoutes,
  addresses: addressesRoutes,
  audit: auditRoutes,
  backoffice: backofficeRoutes,
  bookkeeping: bookkeepingRoutes,
  builds: buildsRoutes,
  cart: cartRoutes,
  categories: categoriesRoutes,
  checkout: checkoutRoutes,
  configurator: configuratorRoutes,
  content: contentRoutes,
  countries: countriesRoutes,
  credits: creditsRoutes,
  csv: csvRoutes,
  customers: customersRoutes,
  segments: segmentsRoutes,
  issues: issuesRoutes,
  disputes: disputesRoutes,
  searches: searchesRoutes,
  testRides: testRidesRoutes,
  dealers: dealersRoutes,
  dealerships: dealershipsRoutes,
  capacity: capacityRoutes,
  delays: delaysRoutes,
  desk: deskRoutes,
  documents: documentsRoutes,
  drafts: draftsRoutes,
  edits: editsRoutes,
  forum: forumRoutes,
  fulfillment: fulfillmentRoutes,
  garage: garageRoutes,
  goods: goodsRoutes,
  helpCenter: helpCenterRoutes,
  home: homeRoutes,
  live: liveRoutes,
  newsletter: newsletterRoutes,
  operation: operationRoutes,
  orders: ordersRoutes,
  outbox: outboxRoutes,
  payment: paymentRoutes,
  bikes: bikesRoutes,
  prices: pricesRoutes,
  promo: promoRoutes,
  campaigns: campaignsRoutes,
  promotions: promotionsRoutes,
  reports: reportsRoutes,
  reviews: reviewsRoutes,
  spares: sparesRoutes,
  gifts: giftsRoutes,
  moderation: moderationRoutes,
  settings: settingsRoutes,
  shipping: shippingRoutes,
  staff: staffRoutes,
  stock: stockRoutes,
  support: supportRoutes,
} as const
