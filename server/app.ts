import { accessoriesRouter } from './accessories/routes'
import { accountDataRouter } from './account/data-routes'
import { accountRouter } from './account/routes'
import { addressesRouter } from './addresses/routes'
import { backofficeRouter } from './backoffice/routes'
import { bookkeepingRouter } from './bookkeeping/routes'
import { cartRouter } from './cart/routes'
import { checkoutRouter } from './checkout/routes'
import { configuratorRouter } from './configurator/routes'
import { sitemapRouter } from './content/address-routes'
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
import { createApiShell } from './http/api-shell'
import { addressBlock, clientAddress } from './http/client-address'
import type { MountedRoute } from './http/router'
import { newsletterRouter } from './newsletter/routes'
import { ordersRouter } from './orders/routes'
import { outboxRouter } from './outbox/routes'
import { paymentRouter } from './payment/routes'
import { promoRouter } from './promo/routes'
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
  sitemapRouter,
  sparesRouter,
  supportRouter,
].flatMap((router) => router.mounted)

/**
 * The API on the given dependencies, as a web-standard `fetch`.
 * @example const response = await createApi(deps).fetch(new Request('http://shop/api/countries'))
 */
export function createApi(deps: Deps) {
  return createApiShell({
    ...deps,
    routes: mountedRoutes,
    respond: (mounted, c) =>
      mounted.respond(c.req.raw, c.req.param() as Record<string, string>, {
        ...deps,
        requestId: c.get('requestId'),
        method: c.req.raw.method,
        place: addressBlock(
          clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for')),
        ),
        header: (name) => c.req.header(name),
        ...(deps.namesUnknownMembers && {
          noteUnknown: (paths: () => string[]) => void c.get('unknown').push(...paths()),
        }),
        revalidate: (paths) => revalidate(deps, c.env?.revalidate, paths),
      }),
  })
}

/** A page that cannot be made anew now is made anew after its time: no reason to fail what was saved. */
async function revalidate(
  { log }: Deps,
  one: ((path: string) => Promise<void>) | undefined,
  paths: readonly string[],
): Promise<void> {
  for (const path of one ? paths : []) {
    await one?.(path).catch((error: unknown) => log.warn({ err: error, path }, 'not revalidated'))
  }
}
