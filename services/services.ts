import type { AnyResource } from '@/contract/kit/resource/resource'
import { createHttp, type Http } from './http/http'
import { lazyService } from './kit/lazy'
import type { officeServices } from './office'
import type { ResourceService } from './office/resources'
import type { shopServices } from './shop'
import { publicSettings } from '@/utils/public-settings'

type Clients = ReturnType<typeof shopServices> & ReturnType<typeof officeServices>
interface OtherServices extends Clients {
  of: <R extends AnyResource>(resource: R) => ResourceService<R>
}

export type Services = OtherServices & ReturnType<typeof ownServices>

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
  return Object.setPrototypeOf(ownServices(http, appHttp), otherServices(http)) as Services
}

function ownServices(http: Http, appHttp: Http) {
  return {
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

/** Lazy-loads the other services by proxy: entries per service would add weight to every page. */
function otherServices(http: Http): OtherServices {
  const created: Partial<OtherServices> = {
    of: (resource) =>
      lazyService(() =>
        import('./office/resources').then((m) => m.resourceService(http, resource)),
      ),
  }
  const load = async (name: keyof Clients): Promise<object> => {
    const shop: Partial<Clients> = (await import('./shop')).shopServices(http)
    if (shop[name]) return shop[name]
    const office: Partial<Clients> = (await import('./office')).officeServices(http)
    return office[name] ?? {}
  }
  return new Proxy({} as OtherServices, {
    get: (_, name: keyof Clients) => ((created[name] as unknown) ??= lazyService(() => load(name))),
  })
}
