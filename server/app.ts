import { Hono } from 'hono'

import type { Route } from '@/contract/route'

import { accessoriesRouter } from './accessories/routes'
import { accountDataRouter } from './account/data-routes'
import { accountRouter } from './account/routes'
import { addressesRouter } from './addresses/routes'
import { backofficeRouter } from './backoffice/routes'
import { bookkeepingRouter } from './bookkeeping/routes'
import { cartRouter } from './cart/routes'
import { checkoutRouter } from './checkout/routes'
import { configuratorRouter } from './configurator/routes'
import { contentRouter } from './content/routes'
import { countriesRouter } from './countries/routes'
import { creditsRouter } from './credits/routes'
import { dealersRouter } from './dealers/routes'
import type { Deps } from './deps'
import { documentsRouter } from './documents/routes'
import { forumRouter } from './forum/routes'
import { garageRouter } from './garage/routes'
import { goodsRouter } from './goods/routes'
import { helpCenterRouter } from './help-center/routes'
import { homeRouter } from './home/routes'
import { addressBlock, clientAddress } from './http/client-address'
import { DomainError } from './http/domain-error'
import { openApiDocument } from './http/openapi'
import { problemResponse, toDomainError } from './http/problem'
import type { MountedRoute } from './http/router'
import { newsletterRouter } from './newsletter/routes'
import { ordersRouter } from './orders/routes'
import { outboxRouter } from './outbox/routes'
import { paymentRouter } from './payment/routes'
import { promoRouter } from './promo/routes'
import { realDeps } from './real-deps'
import { reviewsRouter } from './reviews/routes'
import { sparesRouter } from './spares/routes'
import { supportRouter } from './support/routes'

export const mountedRoutes: MountedRoute[] = [
  accessoriesRouter,
  accountRouter,
  accountDataRouter,
  addressesRouter,
  backofficeRouter,
  bookkeepingRouter,
  cartRouter,
  checkoutRouter,
  configuratorRouter,
  contentRouter,
  countriesRouter,
  creditsRouter,
  dealersRouter,
  documentsRouter,
  forumRouter,
  garageRouter,
  goodsRouter,
  helpCenterRouter,
  homeRouter,
  newsletterRouter,
  ordersRouter,
  outboxRouter,
  paymentRouter,
  promoRouter,
  reviewsRouter,
  sparesRouter,
  supportRouter,
].flatMap((router) => router.mounted)

interface Bindings {
  /** The socket, when a request came over one. */
  incoming?: { socket?: { remoteAddress?: string | undefined } }
  /** Of the page server that the API lives in. */
  revalidate?: (path: string) => Promise<void>
}
type Env = { Variables: { requestId: string }; Bindings: Bindings }

/**
 * The API on the given dependencies, as a web-standard `fetch`.
 * @example const response = await createApi(deps).fetch(new Request('http://shop/api/countries'))
 */
export function createApi(deps: Deps) {
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    c.set('requestId', deps.ids.publicId())
    await next()
    c.header('x-request-id', c.get('requestId'))
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })

  app.get('/api/openapi.json', (c) => c.json(openApiDocument(mountedRoutes)))

  for (const mounted of mountedRoutes) {
    app.on(mounted.route.method, mounted.route.path, (c) =>
      mounted.respond(c.req.raw, c.req.param() as Record<string, string>, {
        ...deps,
        requestId: c.get('requestId'),
        method: c.req.raw.method,
        place: addressBlock(
          clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for')),
        ),
        header: (name) => c.req.header(name),
        revalidate: (paths) => revalidate(deps, c.env?.revalidate, paths),
      }),
    )
  }

  const paths = groupMethods(mountedRoutes.map(({ route }) => route))
  for (const [path, methods] of paths) {
    app.all(path, () => {
      throw new DomainError('method_not_allowed', `Allowed: ${methods.join(', ')}.`)
    })
  }

  app.notFound((c) =>
    problemResponse(new DomainError('not_found', 'No such route.'), c.get('requestId')),
  )
  app.onError((thrown, c) => {
    const error = toDomainError(thrown)
    if (error.code === 'unexpected' || error.code === 'database_unavailable') {
      deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: thrown }, error.code)
    }
    return problemResponse(error, c.get('requestId'))
  })
  return app
}

/** A page that cannot be made anew now is made anew after its time: no reason to fail what was saved. */
async function revalidate(
  { log }: Deps,
  one: Bindings['revalidate'],
  paths: readonly string[],
): Promise<void> {
  for (const path of one ? paths : []) {
    await one?.(path).catch((error: unknown) => log.warn({ err: error, path }, 'not revalidated'))
  }
}

function groupMethods(routes: Route[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>()
  for (const { method, path } of routes) byPath.set(path, [...(byPath.get(path) ?? []), method])
  return byPath
}

const holder = globalThis as typeof globalThis & { __shopApi?: ReturnType<typeof createApi> }

/** The API of this process. Pages and API routes are separate bundles, so it hangs on globalThis. */
export function getApi(): ReturnType<typeof createApi> {
  holder.__shopApi ??= createApi(realDeps())
  return holder.__shopApi
}
