import { cartRoutes } from './cart'
import { checkoutRoutes } from './checkout'
import { configuratorRoutes } from './configurator'
import { countriesRoutes } from './countries'
import { ordersRoutes } from './orders'
import { outboxRoutes } from './outbox'
import { paymentRoutes } from './payment'

/** Every route of the API by feature. What is not listed here is not served. */
export const api = {
  cart: cartRoutes,
  checkout: checkoutRoutes,
  configurator: configuratorRoutes,
  countries: countriesRoutes,
  orders: ordersRoutes,
  outbox: outboxRoutes,
  payment: paymentRoutes,
} as const
