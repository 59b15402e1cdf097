import type { AnyResource } from '@/contract/kit/resource/resource'
import type { Client, Members, Routes } from './http/client-of'
import { createHttp, type Http } from './http/http'
import { lazyService } from './kit/lazy'
import type { officeServices } from './office'
import type { ResourceService } from './office/resources'
import { publicSettings } from '@/utils/public-settings'

type OfficeClients = ReturnType<typeof officeServices>
interface OfficeServices extends OfficeClients {
  of: <R extends AnyResource>(resource: R) => ResourceService<R>
}

export type Services = OfficeServices & ReturnType<typeof ownServices>

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
  return Object.setPrototypeOf(ownServices(http, appHttp), officePieces(http)) as Services
}

function ownServices(http: Http, appHttp: Http) {
  return {
    ...routeClients(http),
    account: lazyService(() => import('./account/profile').then((m) => m.accountService(http))),
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
    documents: lazyService(() => import('./shop/documents').then((m) => m.documentsService())),
    forum: lazyService(() => import('./community/forum').then((m) => m.forumService(http))),
    garage: lazyService(() =>
      import('./account/garage').then((m) => m.garageService(appHttp, http.session.token)),
    ),
    helpCenter: lazyService(() =>
      import('./community/help-center').then((m) => m.helpCenterService(http)),
    ),
    live: lazyService(() => import('./kit/live').then((m) => m.liveService(http))),
    orders: lazyService(() => import('./shop/orders').then((m) => m.ordersService(http))),
    payment: lazyService(() => import('./shop/payment').then((m) => m.paymentService(http))),
    spares: lazyService(() => import('./shop/spares').then((m) => m.sparesService(http))),
    support: lazyService(() => import('./community/support').then((m) => m.supportService(http))),
    session: http.session,
  }
}

/** Groups whose calls are exactly their routes. */
function routeClients(http: Http) {
  const client = <R extends Routes, const M extends Members<R> = object>(
    load: () => Promise<R>,
    members?: M,
  ) =>
    lazyService<Client<R, M>>(async () => {
      const [{ clientOf }, routes] = await Promise.all([import('./http/client-of'), load()])
      return clientOf(http, routes, members)
    })
  return {
    accessories: client(() =>
      import('@/contract/shop/accessories/accessories').then((m) => m.accessoriesRoutes),
    ),
    addresses: client(
      () => import('@/contract/account/addresses/addresses').then((m) => m.addressesRoutes),
      { list: 'addresses' },
    ),
    countries: client(() =>
      import('@/contract/shop/countries/countries').then((m) => m.countriesRoutes),
    ),
    credits: client(() =>
      import('@/contract/account/credits/credits').then((m) => m.creditsRoutes),
    ),
    dealers: client(
      () => import('@/contract/community/dealers/dealers').then((m) => m.dealersRoutes),
      { places: 'places' },
    ),
    goods: client(() => import('@/contract/shop/goods/goods').then((m) => m.goodsRoutes)),
    home: client(() => import('@/contract/shop/home/home').then((m) => m.homeRoutes), {
      bikes: 'bikes',
    }),
    newsletter: client(() =>
      import('@/contract/community/newsletter/newsletter').then((m) => m.newsletterRoutes),
    ),
    promo: client(() => import('@/contract/shop/promo/promo').then((m) => m.promoRoutes)),
    reviews: client(() => import('@/contract/shop/reviews/reviews').then((m) => m.reviewsRoutes)),
  }
}

/** Lazy-loads back office services by proxy: entries per service would add weight to every page. */
function officePieces(http: Http): OfficeServices {
  const created: Partial<OfficeServices> = {
    of: (resource) =>
      lazyService(() =>
        import('./office/resources').then((m) => m.resourceService(http, resource)),
      ),
  }
  const piece = <Name extends keyof OfficeClients>(name: Name): OfficeClients[Name] =>
    lazyService(() => import('./office').then((m) => m.officeServices(http)[name]))
  return new Proxy({} as OfficeServices, {
    get: (_, name: keyof OfficeClients) => ((created[name] as unknown) ??= piece(name)),
  })
}
