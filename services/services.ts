import type { AnyResource } from '@/contract/kit/resource/resource'
import type { accessoriesService } from './shop/accessories'
import type { accountService } from './account/profile'
import type { addressesService } from './account/addresses'
import type { cartService } from './shop/cart'
import type { checkoutService } from './shop/checkout'
import type { cobrowsingService } from './community/cobrowsing'
import type { comparisonService } from './shop/comparison'
import type { configuratorService } from './shop/configurator'
import type { contentService } from './shop/content'
import type { countriesService } from './shop/countries'
import type { creditsService } from './account/credits'
import type { dealersService } from './community/dealers'
import type { documentsService } from './shop/documents'
import type { forumService } from './community/forum'
import type { garageService } from './account/garage'
import type { goodsService } from './shop/goods'
import type { helpCenterService } from './community/help-center'
import type { homeService } from './shop/home'
import { createHttp, type Http } from './http/http'
import type { Session } from './http/session-types'
import { lazyService, type AsyncMethods } from './kit/lazy'
import type { liveService } from './kit/live'
import type { newsletterService } from './community/newsletter'
import type { officeServices } from './office'
import type { ordersService } from './shop/orders'
import type { outboxService } from './office/outbox'
import type { ResourceService } from './office/resources'
import type { paymentService } from './shop/payment'
import type { promoService } from './shop/promo'
import type { reviewsService } from './shop/reviews'
import type { sparesService } from './shop/spares'
import type { supportService } from './community/support'
import { publicSettings } from '@/utils/public-settings'

interface OfficeServices extends ReturnType<typeof officeServices> {
  of: <R extends AnyResource>(resource: R) => ResourceService<R>
}

export interface Services extends OfficeServices {
  accessories: ReturnType<typeof accessoriesService>
  account: ReturnType<typeof accountService>
  addresses: ReturnType<typeof addressesService>
  cart: ReturnType<typeof cartService>
  checkout: ReturnType<typeof checkoutService>
  cobrowsing: ReturnType<typeof cobrowsingService>
  comparison: ReturnType<typeof comparisonService>
  configurator: ReturnType<typeof configuratorService>
  content: ReturnType<typeof contentService>
  countries: ReturnType<typeof countriesService>
  credits: ReturnType<typeof creditsService>
  dealers: ReturnType<typeof dealersService>
  documents: ReturnType<typeof documentsService>
  forum: ReturnType<typeof forumService>
  garage: ReturnType<typeof garageService>
  goods: ReturnType<typeof goodsService>
  helpCenter: ReturnType<typeof helpCenterService>
  home: ReturnType<typeof homeService>
  live: ReturnType<typeof liveService>
  newsletter: ReturnType<typeof newsletterService>
  orders: ReturnType<typeof ordersService>
  outbox: ReturnType<typeof outboxService>
  payment: ReturnType<typeof paymentService>
  promo: ReturnType<typeof promoService>
  reviews: ReturnType<typeof reviewsService>
  spares: ReturnType<typeof sparesService>
  support: ReturnType<typeof supportService>
  session: Session
}

function hostOfBikes(http: Http): Http {
  const { appHost } = publicSettings()
  return appHost ? createHttp(appHost, {}, http.session) : http
}

/** Creates all services; call once per store or server call. */
export function createServices(
  http = createHttp(publicSettings().apiHost ?? ''),
  // spec §7: a second app host serves the calls for owned bikes.
  appHttp = hostOfBikes(http),
): Services {
  const own: Omit<Services, keyof OfficeServices> = {
    accessories: lazyService(() =>
      import('./shop/accessories').then((m) => m.accessoriesService(http)),
    ),
    account: lazyService(() => import('./account/profile').then((m) => m.accountService(http))),
    addresses: lazyService(() =>
      import('./account/addresses').then((m) => m.addressesService(http)),
    ),
    cart: lazyService(() => import('./shop/cart').then((m) => m.cartService(http))),
    checkout: lazyService(() => import('./shop/checkout').then((m) => m.checkoutService(http))),
    cobrowsing: lazyService(() =>
      import('./community/cobrowsing').then((m) =>
        m.cobrowsingService(publicSettings().cobrowsingScript ?? ''),
      ),
    ),
    comparison: lazyService(() => import('./shop/comparison').then((m) => m.comparisonService())),
    configurator: lazyService(() =>
      import('./shop/configurator').then((m) => m.configuratorService(http)),
    ),
    content: lazyService(() => import('./shop/content').then((m) => m.contentService(http))),
    countries: lazyService(() => import('./shop/countries').then((m) => m.countriesService(http))),
    credits: lazyService(() => import('./account/credits').then((m) => m.creditsService(http))),
    dealers: lazyService(() => import('./community/dealers').then((m) => m.dealersService(http))),
    documents: lazyService(() => import('./shop/documents').then((m) => m.documentsService())),
    forum: lazyService(() => import('./community/forum').then((m) => m.forumService(http))),
    garage: lazyService(() =>
      import('./account/garage').then((m) => m.garageService(appHttp, http.session.token)),
    ),
    goods: lazyService(() => import('./shop/goods').then((m) => m.goodsService(http))),
    helpCenter: lazyService(() =>
      import('./community/help-center').then((m) => m.helpCenterService(http)),
    ),
    home: lazyService(() => import('./shop/home').then((m) => m.homeService(http))),
    live: lazyService(() => import('./kit/live').then((m) => m.liveService(http))),
    newsletter: lazyService(() =>
      import('./community/newsletter').then((m) => m.newsletterService(http)),
    ),
    orders: lazyService(() => import('./shop/orders').then((m) => m.ordersService(http))),
    outbox: lazyService(() => import('./office/outbox').then((m) => m.outboxService(http))),
    payment: lazyService(() => import('./shop/payment').then((m) => m.paymentService(http))),
    promo: lazyService(() => import('./shop/promo').then((m) => m.promoService(http))),
    reviews: lazyService(() => import('./shop/reviews').then((m) => m.reviewsService(http))),
    spares: lazyService(() => import('./shop/spares').then((m) => m.sparesService(http))),
    support: lazyService(() => import('./community/support').then((m) => m.supportService(http))),
    session: http.session,
  }
  return Object.setPrototypeOf(own, officePieces(http)) as Services
}

/** Lazy-loads back office services by proxy: entries per service would add weight to every page. */
function officePieces(http: Http): OfficeServices {
  const created: Partial<OfficeServices> = {
    of: (resource) =>
      lazyService<AsyncMethods<unknown>>(() =>
        import('./office/resources').then((m) => m.resourceService(http, resource)),
      ) as ResourceService<typeof resource>,
  }
  type Name = Exclude<keyof OfficeServices, 'of'>
  const piece = <N extends Name>(name: N): OfficeServices[N] =>
    lazyService<AsyncMethods<unknown>>(() =>
      import('./office').then((m) => m.officeServices(http)[name]),
    ) as OfficeServices[N]
  return new Proxy({} as OfficeServices, {
    get: (_, name: Name) => ((created[name] as unknown) ??= piece(name)),
  })
}
