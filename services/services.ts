import type { accessoriesService } from './accessories'
import type { accountService } from './account'
import type { addressesService } from './addresses'
import type { cartService } from './cart'
import type { checkoutService } from './checkout'
import type { cobrowsingService } from './cobrowsing'
import type { comparisonService } from './comparison'
import type { configuratorService } from './configurator'
import type { contentService } from './content'
import type { countriesService } from './countries'
import type { creditsService } from './credits'
import type { dealersService } from './dealers'
import type { documentsService } from './documents'
import type { forumService } from './forum'
import type { garageService } from './garage'
import type { goodsService } from './goods'
import type { helpCenterService } from './help-center'
import type { homeService } from './home'
import { createHttp, type Http } from './http/http'
import type { Session } from './http/session-types'
import { lazyService, type AsyncMethods } from './lazy'
import type { liveService } from './live'
import type { newsletterService } from './newsletter'
import type { officeServices } from './office'
import type { ordersService } from './orders'
import type { outboxService } from './outbox'
import type { paymentService } from './payment'
import type { promoService } from './promo'
import type { reviewsService } from './reviews'
import type { sparesService } from './spares'
import type { supportService } from './support'
import { publicSettings } from '@/utils/public-settings'

type OfficeServices = ReturnType<typeof officeServices>

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

/** Creates all services, once per store or server call. */
export function createServices(
  http = createHttp(publicSettings().apiHost ?? ''),
  // spec §7: a second app host serves the calls on owned bikes.
  appHttp = hostOfBikes(http),
): Services {
  const own: Omit<Services, keyof OfficeServices> = {
    accessories: lazyService(() => import('./accessories').then((m) => m.accessoriesService(http))),
    account: lazyService(() => import('./account').then((m) => m.accountService(http))),
    addresses: lazyService(() => import('./addresses').then((m) => m.addressesService(http))),
    cart: lazyService(() => import('./cart').then((m) => m.cartService(http))),
    checkout: lazyService(() => import('./checkout').then((m) => m.checkoutService(http))),
    cobrowsing: lazyService(() =>
      import('./cobrowsing').then((m) =>
        m.cobrowsingService(publicSettings().cobrowsingScript ?? ''),
      ),
    ),
    comparison: lazyService(() => import('./comparison').then((m) => m.comparisonService())),
    configurator: lazyService(() =>
      import('./configurator').then((m) => m.configuratorService(http)),
    ),
    content: lazyService(() => import('./content').then((m) => m.contentService(http))),
    countries: lazyService(() => import('./countries').then((m) => m.countriesService(http))),
    credits: lazyService(() => import('./credits').then((m) => m.creditsService(http))),
    dealers: lazyService(() => import('./dealers').then((m) => m.dealersService(http))),
    documents: lazyService(() => import('./documents').then((m) => m.documentsService())),
    forum: lazyService(() => import('./forum').then((m) => m.forumService(http))),
    garage: lazyService(() =>
      import('./garage').then((m) => m.garageService(appHttp, http.session.token)),
    ),
    goods: lazyService(() => import('./goods').then((m) => m.goodsService(http))),
    helpCenter: lazyService(() => import('./help-center').then((m) => m.helpCenterService(http))),
    home: lazyService(() => import('./home').then((m) => m.homeService(http))),
    live: lazyService(() => import('./live').then((m) => m.liveService(http))),
    newsletter: lazyService(() => import('./newsletter').then((m) => m.newsletterService(http))),
    orders: lazyService(() => import('./orders').then((m) => m.ordersService(http))),
    outbox: lazyService(() => import('./outbox').then((m) => m.outboxService(http))),
    payment: lazyService(() => import('./payment').then((m) => m.paymentService(http))),
    promo: lazyService(() => import('./promo').then((m) => m.promoService(http))),
    reviews: lazyService(() => import('./reviews').then((m) => m.reviewsService(http))),
    spares: lazyService(() => import('./spares').then((m) => m.sparesService(http))),
    support: lazyService(() => import('./support').then((m) => m.supportService(http))),
    session: http.session,
  }
  return Object.setPrototypeOf(own, officePieces(http)) as Services
}

/** Lazy-loads back office services by a proxy: entries per service would burden every page. */
function officePieces(http: Http): OfficeServices {
  const created: Partial<OfficeServices> = {}
  const piece = <Name extends keyof OfficeServices>(name: Name): OfficeServices[Name] =>
    lazyService<AsyncMethods<unknown>>(() =>
      import('./office').then((m) => m.officeServices(http)[name]),
    ) as OfficeServices[Name]
  return new Proxy({} as OfficeServices, {
    get: (_, name: keyof OfficeServices) => ((created[name] as unknown) ??= piece(name)),
  })
}
