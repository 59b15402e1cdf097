import { cartSchemas } from './cart.schema'
import { checkoutSchemas } from './checkout.schema'
import { configuratorSchemas } from './configurator.schema'
import { countriesSchemas } from './countries.schema'
import { ordersSchemas } from './orders.schema'
import { outboxSchemas } from './outbox.schema'
import { paymentSchemas } from './payment.schema'

/** The schemas of `api`, under the same names. Never imported by browser code. */
export const apiSchemas = {
  cart: cartSchemas,
  checkout: checkoutSchemas,
  configurator: configuratorSchemas,
  countries: countriesSchemas,
  orders: ordersSchemas,
  outbox: outboxSchemas,
  payment: paymentSchemas,
} as const
