import type { cartService } from './cart'
import type { checkoutService } from './checkout'
import type { configuratorService } from './configurator'
import type { countriesService } from './countries'
import { createHttp } from './http/http'
import { lazyService } from './lazy'
import type { ordersService } from './orders'
import type { outboxService } from './outbox'
import type { paymentService } from './payment'

/** Every service of the shop by feature. */
export interface Services {
  cart: ReturnType<typeof cartService>
  checkout: ReturnType<typeof checkoutService>
  configurator: ReturnType<typeof configuratorService>
  countries: ReturnType<typeof countriesService>
  orders: ReturnType<typeof ordersService>
  outbox: ReturnType<typeof outboxService>
  payment: ReturnType<typeof paymentService>
}

/**
 * All that reaches outside the process, made once per store or per server call.
 * @example const services = createServices()
 */
export function createServices(
  http = createHttp(process.env.NEXT_PUBLIC_API_HOST ?? ''),
): Services {
  return {
    cart: lazyService(() => import('./cart').then((m) => m.cartService(http))),
    checkout: lazyService(() => import('./checkout').then((m) => m.checkoutService(http))),
    configurator: lazyService(() =>
      import('./configurator').then((m) => m.configuratorService(http)),
    ),
    countries: lazyService(() => import('./countries').then((m) => m.countriesService(http))),
    orders: lazyService(() => import('./orders').then((m) => m.ordersService(http))),
    outbox: lazyService(() => import('./outbox').then((m) => m.outboxService(http))),
    payment: lazyService(() => import('./payment').then((m) => m.paymentService(http))),
  }
}
