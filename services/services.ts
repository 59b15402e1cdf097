import { cartService } from './cart'
import { checkoutService } from './checkout'
import { configuratorService } from './configurator'
import { countriesService } from './countries'
import { createHttp } from './http/http'
import { ordersService } from './orders'
import { outboxService } from './outbox'
import { paymentService } from './payment'

/**
 * All that reaches outside the process, made once per store or per server call.
 * @example const services = createServices()
 */
export function createServices(http = createHttp(process.env.NEXT_PUBLIC_API_HOST ?? '')) {
  return {
    cart: cartService(http),
    checkout: checkoutService(http),
    configurator: configuratorService(http),
    countries: countriesService(http),
    orders: ordersService(http),
    outbox: outboxService(http),
    payment: paymentService(http),
  }
}

export type Services = ReturnType<typeof createServices>
