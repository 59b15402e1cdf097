import { accessoriesSchemas } from './accessories.schema'
import { accountSchemas } from './account.schema'
import { addressesSchemas } from './addresses.schema'
import { auditSchemas } from './audit.schema'
import { backofficeSchemas } from './backoffice.schema'
import { bookkeepingSchemas } from './bookkeeping.schema'
import { buildsSchemas } from './builds.schema'
import { cartSchemas } from './cart.schema'
import { categoriesSchemas } from './categories.schema'
import { checkoutSchemas } from './checkout.schema'
import { configuratorSchemas } from './configurator.schema'
import { contentSchemas } from './content.schema'
import { countriesSchemas } from './countries.schema'
import { creditsSchemas } from './credits.schema'
import { csvSchemas } from './csv.schema'
import { customersSchemas } from './customers.schema'
import { dealershipsSchemas } from './dealerships.schema'
import { dealersSchemas } from './dealers.schema'
import { capacitySchemas } from './capacity.schema'
import { delaysSchemas } from './delays.schema'
import { deskSchemas } from './desk.schema'
import { documentsSchemas } from './documents.schema'
import { draftsSchemas } from './drafts.schema'
import { editsSchemas } from './edits.schema'
import { forumSchemas } from './forum.schema'
import { fulfillmentSchemas } from './fulfillment.schema'
import { garageSchemas } from './garage.schema'
import { goodsSchemas } from './goods.schema'
import { helpCenterSchemas } from './help-center.schema'
import { homeSchemas } from './home.schema'
import { liveSchemas } from './live.schema'
import { newsletterSchemas } from './newsletter.schema'
import { operationSchemas } from './operation.schema'
import { ordersSchemas } from './orders.schema'
import { outboxSchemas } from './outbox.schema'
import { paymentSchemas } from './payment.schema'
import { bikesSchemas } from './bikes.schema'
import { pricesSchemas } from './prices.schema'
import { promoSchemas } from './promo.schema'
import { campaignsSchemas } from './campaigns.schema'
import { promotionsSchemas } from './promotions.schema'
import { reportsSchemas } from './reports.schema'
import { reviewsSchemas } from './reviews.schema'
import { giftsSchemas } from './gifts.schema'
import { moderationSchemas } from './moderation.schema'
import { disputesSchemas } from './disputes.schema'
import { searchesSchemas } from './searches.schema'
import { issuesSchemas } from './issues.schema'
import { segmentsSchemas } from './segments.schema'
import { testRidesSchemas } from './test-rides.schema'
import { settingsSchemas } from './settings.schema'
import { shippingSchemas } from './shipping.schema'
import { sparesSchemas } from './spares.schema'
import { staffSchemas } from './staff.schema'
import { stockSchemas } from './stock.schema'
import { supportSchemas } from './support.schema'

/** The schemas of `api`, under the same names. Never imported by browser code. */
export const apiSchemas = {
  accessories: accessoriesSchemas,
  account: accountSchemas,
  addresses: addressesSchemas,
  audit: auditSchemas,
  backoffice: backofficeSchemas,
  bookkeeping: bookkeepingSchemas,
  builds: buildsSchemas,
  cart: cartSchemas,
  categories: categoriesSchemas,
  checkout: checkoutSchemas,
  configurator: configuratorSchemas,
  content: contentSchemas,
  countries: countriesSchemas,
  credits: creditsSchemas,
  csv: csvSchemas,
  customers: customersSchemas,
  segments: segmentsSchemas,
  issues: issuesSchemas,
  disputes: disputesSchemas,
  searches: searchesSchemas,
  testRides: testRidesSchemas,
  dealers: dealersSchemas,
  dealerships: dealershipsSchemas,
  capacity: capacitySchemas,
  delays: delaysSchemas,
  desk: deskSchemas,
  documents: documentsSchemas,
  drafts: draftsSchemas,
  edits: editsSchemas,
  forum: forumSchemas,
  fulfillment: fulfillmentSchemas,
  garage: garageSchemas,
  goods: goodsSchemas,
  helpCenter: helpCenterSchemas,
  home: homeSchemas,
  live: liveSchemas,
  newsletter: newsletterSchemas,
  operation: operationSchemas,
  orders: ordersSchemas,
  outbox: outboxSchemas,
  payment: paymentSchemas,
  bikes: bikesSchemas,
  prices: pricesSchemas,
  promo: promoSchemas,
  campaigns: campaignsSchemas,
  promotions: promotionsSchemas,
  reports: reportsSchemas,
  reviews: reviewsSchemas,
  spares: sparesSchemas,
  gifts: giftsSchemas,
  moderation: moderationSchemas,
  settings: settingsSchemas,
  shipping: shippingSchemas,
  staff: staffSchemas,
  stock: stockSchemas,
  support: supportSchemas,
} as const
