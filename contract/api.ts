import { accessoriesRoutes } from './accessories'
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
import { goodsRoutes } from './goods'
import { ordersRoutes } from './orders'
import { outboxRoutes } from './outbox'
import { paymentRoutes } from './payment'
import { sparesRoutes } from './spares'
import { supportRoutes } from './support'

/** Every route of the API by feature. What is not listed here is not served. */
export const api = {
  accessories: accessoriesRoutes,
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
  goods: goodsRoutes,
  orders: ordersRoutes,
  outbox: outboxRoutes,
  payment: paymentRoutes,
  spares: sparesRoutes,
  support: supportRoutes,
} as const
