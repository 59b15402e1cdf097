import { accountSchemas } from './account.schema'
import { addressesSchemas } from './addresses.schema'
import { bookkeepingSchemas } from './bookkeeping.schema'
import { cartSchemas } from './cart.schema'
import { checkoutSchemas } from './checkout.schema'
import { configuratorSchemas } from './configurator.schema'
import { countriesSchemas } from './countries.schema'
import { creditsSchemas } from './credits.schema'
import { documentsSchemas } from './documents.schema'
import { garageSchemas } from './garage.schema'
import { newsletterSchemas } from './newsletter.schema'
import { ordersSchemas } from './orders.schema'
import { outboxSchemas } from './outbox.schema'
import { paymentSchemas } from './payment.schema'
import { promoSchemas } from './promo.schema'
import { supportSchemas } from './support.schema'

/** The schemas of `api`, under the same names. Never imported by browser code. */
export const apiSchemas = {
  account: accountSchemas,
  addresses: addressesSchemas,
  bookkeeping: bookkeepingSchemas,
  cart: cartSchemas,
  checkout: checkoutSchemas,
  configurator: configuratorSchemas,
  countries: countriesSchemas,
  credits: creditsSchemas,
  documents: documentsSchemas,
  garage: garageSchemas,
  newsletter: newsletterSchemas,
  orders: ordersSchemas,
  outbox: outboxSchemas,
  payment: paymentSchemas,
  promo: promoSchemas,
  support: supportSchemas,
} as const
