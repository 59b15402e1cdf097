import { accessoriesRoutes } from '@/contract/shop/accessories/accessories'
import { accountRoutes } from '@/contract/account/profile/profile'
import { addressesRoutes } from '@/contract/account/addresses/addresses'
import { auditRoutes } from '@/contract/office/audit/audit'
import { backofficeRoutes } from '@/contract/office/overview/overview'
import { bookkeepingRoutes } from '@/contract/office/payment/payment'
import { buildsRoutes } from '@/contract/office/builds/builds'
import { carriersRoutes } from '@/contract/office/carriers/carriers-routes'
import { cartRoutes } from '@/contract/shop/cart/cart'
import { categoriesRoutes } from '@/contract/office/categories/categories'
import { certificatesRoutes } from '@/contract/account/certificates/certificates'
import { taxCertificatesRoutes } from '@/contract/office/certificates/certificates'
import { checkoutRoutes } from '@/contract/shop/checkout/checkout'
import { configuratorRoutes } from '@/contract/shop/configurator/configurator'
import { contentRoutes } from '@/contract/shop/content/content'
import { countriesRoutes } from '@/contract/shop/countries/countries'
import { creditsRoutes } from '@/contract/account/credits/credits'
import { accountingRoutes } from '@/contract/office/accounting/accounting'
import { guestsRoutes } from '@/contract/office/guests/guests'
import { csvRoutes } from '@/contract/office/csv/csv'
import { customersRoutes } from '@/contract/office/customers/customers'
import { dealershipsRoutes } from '@/contract/office/dealers/dealer-routes'
import { dealersRoutes } from '@/contract/community/dealers/dealers'
import { capacityRoutes } from '@/contract/office/capacity/capacity'
import { delaysRoutes } from '@/contract/office/delays/delays'
import { deskRoutes } from '@/contract/office/support/support'
import { documentsRoutes } from '@/contract/shop/documents/documents'
import { draftsRoutes } from '@/contract/office/drafts/drafts'
import { editsRoutes } from '@/contract/office/edits/edits'
import { feedsRoutes } from '@/contract/shop/feeds/feeds'
import { forumRoutes } from '@/contract/community/forum/forum'
import { fulfillmentRoutes } from '@/contract/office/fulfillment/fulfillment'
import { garageRoutes } from '@/contract/account/garage/garage'
import { goodsRoutes } from '@/contract/shop/goods/goods'
import { helpCenterRoutes } from '@/contract/community/help-center/help-center'
import { homeRoutes } from '@/contract/shop/home/home'
import { liveRoutes } from './live'
import { resourceRoutes } from './resources'
import { newsletterRoutes } from '@/contract/community/newsletter/newsletter'
import { operationRoutes } from '@/contract/office/operation/operation'
import { ordersRoutes } from '@/contract/shop/orders/orders'
import { outboxRoutes } from '@/contract/office/outbox/outbox'
import { paymentRoutes } from '@/contract/shop/payment/payment'
import { bikesRoutes } from '@/contract/office/bikes/bikes'
import { pricesRoutes } from '@/contract/office/goods/goods'
import { promoRoutes } from '@/contract/shop/promo/promo'
import { promotionsRoutes } from '@/contract/office/promo/promo-routes'
import { reportsRoutes } from '@/contract/office/reports/reports'
import { reviewsRoutes } from '@/contract/shop/reviews/reviews'
import { stockAlertsRoutes } from '@/contract/shop/goods/stock-alerts'
import { savedBuildsRoutes } from '@/contract/account/saved-builds/saved-builds'
import { sparesRoutes } from '@/contract/shop/spares/spares'
import { giftsRoutes } from '@/contract/office/gift-card/gift-card'
import { moderationRoutes } from '@/contract/office/reviews/reviews'
import { disputesRoutes } from '@/contract/office/disputes/disputes'
import { searchesRoutes } from '@/contract/office/searches/searches'
import { issuesRoutes } from '@/contract/office/newsletter/newsletter'
import { keysRoutes } from '@/contract/office/keys/keys-routes'
import { segmentsRoutes } from '@/contract/office/segments/segments-routes'
import { testRidesRoutes } from '@/contract/office/test-rides/test-rides'
import { brandRoutes } from '@/contract/office/brand/brand'
import { connectionsRoutes } from '@/contract/office/connections/connections'
import { settingsRoutes } from '@/contract/office/settings/settings'
import { shippingRoutes } from '@/contract/office/countries/countries'
import { staffRoutes } from '@/contract/office/staff/staff'
import { stockRoutes } from '@/contract/office/stock/stock'
import { webhooksRoutes } from '@/contract/office/webhooks/webhooks-routes'
import { supportRoutes } from '@/contract/community/support/support'

/** Every route of the API by feature. Routes missing here are not served. */
export const api = {
  accessories: accessoriesRoutes,
  account: accountRoutes,
  accounting: accountingRoutes,
  addresses: addressesRoutes,
  audit: auditRoutes,
  backoffice: backofficeRoutes,
  bookkeeping: bookkeepingRoutes,
  builds: buildsRoutes,
  cart: cartRoutes,
  categories: categoriesRoutes,
  certificates: certificatesRoutes,
  taxCertificates: taxCertificatesRoutes,
  checkout: checkoutRoutes,
  configurator: configuratorRoutes,
  content: contentRoutes,
  countries: countriesRoutes,
  credits: creditsRoutes,
  csv: csvRoutes,
  customers: customersRoutes,
  guests: guestsRoutes,
  issues: issuesRoutes,
  disputes: disputesRoutes,
  testRides: testRidesRoutes,
  dealers: dealersRoutes,
  capacity: capacityRoutes,
  delays: delaysRoutes,
  desk: deskRoutes,
  documents: documentsRoutes,
  drafts: draftsRoutes,
  edits: editsRoutes,
  feeds: feedsRoutes,
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
  reports: reportsRoutes,
  reviews: reviewsRoutes,
  savedBuilds: savedBuildsRoutes,
  spares: sparesRoutes,
  gifts: giftsRoutes,
  moderation: moderationRoutes,
  brand: brandRoutes,
  connections: connectionsRoutes,
  settings: settingsRoutes,
  staff: staffRoutes,
  stock: stockRoutes,
  stockAlerts: stockAlertsRoutes,
  support: supportRoutes,
  ...resourceRoutes,
  carriers: { ...resourceRoutes.carriers, ...carriersRoutes },
  dealerships: { ...resourceRoutes.dealerships, ...dealershipsRoutes },
  keys: { ...resourceRoutes.keys, ...keysRoutes },
  promotions: { ...resourceRoutes.promotions, ...promotionsRoutes },
  shipping: { ...resourceRoutes.shipping, ...shippingRoutes },
  searches: { ...resourceRoutes.searches, ...searchesRoutes },
  segments: { ...resourceRoutes.segments, ...segmentsRoutes },
  webhooks: { ...resourceRoutes.webhooks, ...webhooksRoutes },
} as const
