import { accountRoutes } from './account'
import { addressesRoutes } from './addresses'
import { bookkeepingRoutes } from './bookkeeping'
import { cartRoutes } from './cart'
import { checkoutRoutes } from './checkout'
import { configuratorRoutes } from './configurator'
import { countriesRoutes } from './countries'
import { creditsRoutes } from './credits'
import { documentsRoutes } from './documents'
import { garageRoutes } from './garage'
import { newsletterRoutes } from './newsletter'
import { ordersRoutes } from './orders'
import { outboxRoutes } from './outbox'
import { paymentRoutes } from './payment'
import { promoRoutes } from './promo'
import { supportRoutes } from './support'

/** Every route of the API by feature. What is not listed here is not served. */
export const api = {
  account: accountRoutes,
  addresses: addressesRoutes,
  bookkeeping: bookkeepingRoutes,
  cart: cartRoutes,
  checkout: checkoutRoutes,
  configurator: configuratorRoutes,
  countries: countriesRoutes,
  credits: creditsRoutes,
  documents: documentsRoutes,
  garage: garageRoutes,
  newsletter: newsletterRoutes,
  orders: ordersRoutes,
  outbox: outboxRoutes,
  payment: paymentRoutes,
  promo: promoRoutes,
  support: supportRoutes,
} as const
