import { accessoriesSchemas } from '@/contract/shop/accessories/accessories.schema'
import { accountSchemas } from '@/contract/account/profile/profile.schema'
import { addressesSchemas } from '@/contract/account/addresses/addresses.schema'
import { auditSchemas } from '@/contract/office/audit/audit.schema'
import { backofficeSchemas } from '@/contract/office/overview/overview.schema'
import { bookkeepingSchemas } from '@/contract/office/payment/payment.schema'
import { buildsSchemas } from '@/contract/office/builds/builds.schema'
import { carriersSchemas } from '@/contract/office/carriers/carriers.schema'
import { cartSchemas } from '@/contract/shop/cart/cart.schema'
import { categoriesSchemas } from '@/contract/office/categories/categories.schema'
import { certificatesSchemas } from '@/contract/account/certificates/certificates.schema'
import { taxCertificatesSchemas } from '@/contract/office/certificates/certificates.schema'
import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { configuratorSchemas } from '@/contract/shop/configurator/configurator.schema'
import { contentSchemas } from '@/contract/shop/content/content.schema'
import { countriesSchemas } from '@/contract/shop/countries/countries.schema'
import { creditsSchemas } from '@/contract/account/credits/credits.schema'
import { accountingSchemas } from '@/contract/office/accounting/accounting.schema'
import { guestsSchemas } from '@/contract/office/guests/guests.schema'
import { csvSchemas } from '@/contract/office/csv/csv.schema'
import { customersSchemas } from '@/contract/office/customers/customers.schema'
import { dealershipsSchemas } from '@/contract/office/dealers/dealers.schema'
import { dealersSchemas } from '@/contract/community/dealers/dealers.schema'
import { capacitySchemas } from '@/contract/office/capacity/capacity.schema'
import { delaysSchemas } from '@/contract/office/delays/delays.schema'
import { deskSchemas } from '@/contract/office/support/support.schema'
import { documentsSchemas } from '@/contract/shop/documents/documents.schema'
import { draftsSchemas } from '@/contract/office/drafts/drafts.schema'
import { editsSchemas } from '@/contract/office/edits/edits.schema'
import { feedsSchemas } from '@/contract/shop/feeds/feeds.schema'
import { forumSchemas } from '@/contract/community/forum/forum.schema'
import { fulfillmentSchemas } from '@/contract/office/fulfillment/fulfillment.schema'
import { garageSchemas } from '@/contract/account/garage/garage.schema'
import { goodsSchemas } from '@/contract/shop/goods/goods.schema'
import { helpCenterSchemas } from '@/contract/community/help-center/help-center.schema'
import { homeSchemas } from '@/contract/shop/home/home.schema'
import { liveSchemas } from './live.schema'
import { resourceSchemas } from './resources.schema'
import { newsletterSchemas } from '@/contract/community/newsletter/newsletter.schema'
import { operationSchemas } from '@/contract/office/operation/operation.schema'
import { ordersSchemas } from '@/contract/shop/orders/orders.schema'
import { outboxSchemas } from '@/contract/office/outbox/outbox.schema'
import { paymentSchemas } from '@/contract/shop/payment/payment.schema'
import { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import { pricesSchemas } from '@/contract/office/goods/goods.schema'
import { promoSchemas } from '@/contract/shop/promo/promo.schema'
import { promotionsSchemas } from '@/contract/office/promo/promo.schema'
import { reportsSchemas } from '@/contract/office/reports/reports.schema'
import { reviewsSchemas } from '@/contract/shop/reviews/reviews.schema'
import { giftsSchemas } from '@/contract/office/gift-card/gift-card.schema'
import { moderationSchemas } from '@/contract/office/reviews/reviews.schema'
import { disputesSchemas } from '@/contract/office/disputes/disputes.schema'
import { searchesSchemas } from '@/contract/office/searches/searches.schema'
import { issuesSchemas } from '@/contract/office/newsletter/newsletter.schema'
import { keysSchemas } from '@/contract/office/keys/keys.schema'
import { segmentsSchemas } from '@/contract/office/segments/segments.schema'
import { testRidesSchemas } from '@/contract/office/test-rides/test-rides.schema'
import { brandSchemas } from '@/contract/office/brand/brand.schema'
import { connectionsSchemas } from '@/contract/office/connections/connections.schema'
import { settingsSchemas } from '@/contract/office/settings/settings.schema'
import { shippingSchemas } from '@/contract/office/countries/countries.schema'
import { sparesSchemas } from '@/contract/shop/spares/spares.schema'
import { staffSchemas } from '@/contract/office/staff/staff.schema'
import { stockAlertsSchemas } from '@/contract/shop/goods/stock-alerts.schema'
import { savedBuildsSchemas } from '@/contract/account/saved-builds/saved-builds.schema'
import { stockSchemas } from '@/contract/office/stock/stock.schema'
import { webhooksSchemas } from '@/contract/office/webhooks/webhooks.schema'
import { supportSchemas } from '@/contract/community/support/support.schema'

/** Schemas of `api`, under the same names. Browser code never imports them. */
export const apiSchemas = {
  accessories: accessoriesSchemas,
  account: accountSchemas,
  accounting: accountingSchemas,
  addresses: addressesSchemas,
  audit: auditSchemas,
  backoffice: backofficeSchemas,
  bookkeeping: bookkeepingSchemas,
  builds: buildsSchemas,
  cart: cartSchemas,
  categories: categoriesSchemas,
  certificates: certificatesSchemas,
  taxCertificates: taxCertificatesSchemas,
  checkout: checkoutSchemas,
  configurator: configuratorSchemas,
  content: contentSchemas,
  countries: countriesSchemas,
  credits: creditsSchemas,
  csv: csvSchemas,
  customers: customersSchemas,
  guests: guestsSchemas,
  issues: issuesSchemas,
  disputes: disputesSchemas,
  testRides: testRidesSchemas,
  dealers: dealersSchemas,
  capacity: capacitySchemas,
  delays: delaysSchemas,
  desk: deskSchemas,
  documents: documentsSchemas,
  drafts: draftsSchemas,
  edits: editsSchemas,
  feeds: feedsSchemas,
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
  reports: reportsSchemas,
  reviews: reviewsSchemas,
  savedBuilds: savedBuildsSchemas,
  spares: sparesSchemas,
  gifts: giftsSchemas,
  moderation: moderationSchemas,
  brand: brandSchemas,
  connections: connectionsSchemas,
  settings: settingsSchemas,
  staff: staffSchemas,
  stock: stockSchemas,
  stockAlerts: stockAlertsSchemas,
  support: supportSchemas,
  ...resourceSchemas,
  carriers: { ...resourceSchemas.carriers, ...carriersSchemas },
  dealerships: { ...resourceSchemas.dealerships, ...dealershipsSchemas },
  keys: { ...resourceSchemas.keys, ...keysSchemas },
  promotions: { ...resourceSchemas.promotions, ...promotionsSchemas },
  shipping: { ...resourceSchemas.shipping, ...shippingSchemas },
  searches: { ...resourceSchemas.searches, ...searchesSchemas },
  segments: { ...resourceSchemas.segments, ...segmentsSchemas },
  webhooks: { ...resourceSchemas.webhooks, ...webhooksSchemas },
} as const
