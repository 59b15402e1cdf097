import { documentsRouter, garageRouter, reviewsRouter } from '@/server/after-sale'
import {
  checkoutRouter,
  configuratorRouter,
  draftsRouter,
  ordersRouter,
  savedBuildsRouter,
} from '@/server/buying'
import { contentRouter, countriesRouter } from '@/server/catalog'
import { dealersRouter, forumRouter, helpCenterRouter, newsletterRouter } from '@/server/community'
import {
  accessoriesRouter,
  feedsRouter,
  goodsRouter,
  sparesRouter,
  stockAlertsRouter,
} from '@/server/goods'
import { accountDataRouter, accountRouter, addressesRouter } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import { connected } from '@/server/kernel/ports/connections'
import { addressBlock, clientAddress } from '@/utils/client-address'
import type { MountedRoute } from '@/server/kernel/http/router'
import { creditsRouter } from '@/server/ledger'
import {
  accountingRouter,
  auditRouter,
  backofficeRouter,
  bookkeepingRouter,
  buildsRouter,
  capacityRouter,
  daysOffRouter,
  categoriesRouter,
  connectionsRouter,
  csvRouter,
  delaysRouter,
  disputesRouter,
  editsRouter,
  customersRouter,
  guestsRouter,
  taxCertificatesRouter,
  fulfillmentRouter,
  giftsRouter,
  moderationRouter,
  operationRouter,
  outboxRouter,
  bikesRouter,
  pricesRouter,
  resourceRouters,
  issuesRouter,
  testRidesRouter,
  reportsRouter,
  brandRouter,
  settingsRouter,
  staffRouter,
  stockRouter,
} from '@/server/office'
import { paymentRouter } from '@/server/payments'
import { cartRouter, certificatesRouter, promoRouter } from '@/server/pricing'
import { liveRouter } from '@/server/live'
import { homeRouter, membersRouter, sitemapRouter } from '@/server/site'
import { deskRouter, inboundRouter, supportRouter } from '@/server/support'
import { createApiShell } from './api-shell'

export const mountedRoutes: MountedRoute[] = [
  accessoriesRouter,
  accountRouter,
  accountDataRouter,
  addressesRouter,
  auditRouter,
  backofficeRouter,
  fulfillmentRouter,
  bookkeepingRouter,
  cartRouter,
  certificatesRouter,
  taxCertificatesRouter,
  categoriesRouter,
  checkoutRouter,
  configuratorRouter,
  contentRouter,
  countriesRouter,
  creditsRouter,
  buildsRouter,
  accountingRouter,
  guestsRouter,
  csvRouter,
  capacityRouter,
  connectionsRouter,
  daysOffRouter,
  delaysRouter,
  disputesRouter,
  editsRouter,
  customersRouter,
  dealersRouter,
  deskRouter,
  documentsRouter,
  feedsRouter,
  forumRouter,
  garageRouter,
  goodsRouter,
  helpCenterRouter,
  homeRouter,
  membersRouter,
  liveRouter,
  newsletterRouter,
  ordersRouter,
  draftsRouter,
  giftsRouter,
  moderationRouter,
  operationRouter,
  outboxRouter,
  paymentRouter,
  bikesRouter,
  pricesRouter,
  ...resourceRouters,
  issuesRouter,
  testRidesRouter,
  promoRouter,
  reportsRouter,
  reviewsRouter,
  sitemapRouter,
  sparesRouter,
  brandRouter,
  settingsRouter,
  savedBuildsRouter,
  staffRouter,
  stockRouter,
  stockAlertsRouter,
  supportRouter,
  inboundRouter,
].flatMap((router) => router.mounted)

/** Returns the API as a web-standard `fetch`. */
export function createApi(deps: Deps) {
  return createApiShell({
    ...deps,
    routes: mountedRoutes,
    respond: async (mounted, c) => {
      const remote = c.env?.incoming?.socket?.remoteAddress
      const address = clientAddress(remote, c.req.header('x-forwarded-for'))
      return mounted.respond(c.req.raw, c.req.param() as Record<string, string>, {
        ...(await connected(deps)),
        requestId: c.get('requestId'),
        method: c.req.raw.method,
        ipBlock: addressBlock(address),
        address,
        header: (name) => c.req.header(name),
        answerHeader: (name, value) => void c.get('headers').set(name, value),
        ...(deps.namesUnknownMembers && {
          noteUnknown: (paths: () => string[]) => void c.get('unknown').push(...paths()),
        }),
        revalidate: (paths) => revalidate(deps, c.env?.revalidate, paths),
        pictureOf: async (...requested) => (await c.env?.pictureOf?.(...requested)) ?? null,
      })
    },
  })
}

/** Revalidates pages. Failures are only logged, because a page still revalidates when it expires. */
async function revalidate(
  { log }: Deps,
  one: ((path: string) => Promise<void>) | undefined,
  paths: readonly string[],
): Promise<void> {
  for (const path of one ? paths : []) {
    await one?.(path).catch((error: unknown) => log.warn({ err: error, path }, 'not revalidated'))
  }
}
