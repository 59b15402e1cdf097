import { Hono, type Context } from 'hono'

import type { RouteData } from '@/contract/route'

import type { Ids } from '../ports/ids'
import type { Log } from '../ports/log'
import { DomainError } from './domain-error'
import { openApiDocument } from './openapi'
import { problemResponse, toDomainError } from './problem'
import type { MountedRoute } from './router'

interface Bindings {
  /** The socket, when a request came over one. */
  incoming?: { socket?: { remoteAddress?: string | undefined; destroy?: () => unknown } }
  /** Of the page server that the API lives in. */
  revalidate?: (path: string) => Promise<void>
}
type Env = { Variables: { requestId: string }; Bindings: Bindings }
type Declared = Pick<MountedRoute, 'route' | 'schemas'>

interface Shell<R extends Declared> {
  routes: R[]
  ids: Pick<Ids, 'publicId'>
  log: Pick<Log, 'error'>
  respond(route: R, context: Context<Env>): Promise<Response>
}

/**
 * What every API of the contract has around its handlers, the real one and the mock: request id, security
 * headers, the OpenAPI document, and problem documents for what is not there, not allowed or not expected.
 */
export function createApiShell<R extends Declared>({ routes, ids, log, respond }: Shell<R>) {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('requestId', ids.publicId())
    await next()
    c.header('x-request-id', c.get('requestId'))
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })

  app.get('/api/openapi.json', (c) => c.json(openApiDocument(routes)))
  for (const one of routes) app.on(one.route.method, one.route.path, (c) => respond(one, c))
  for (const [path, methods] of groupMethods(routes.map(({ route }) => route))) {
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
      log.error({ requestId: c.get('requestId'), path: c.req.path, err: thrown }, error.code)
    }
    return problemResponse(error, c.get('requestId'))
  })
  return app
}

function groupMethods(routes: RouteData[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>()
  for (const { method, path } of routes) byPath.set(path, [...(byPath.get(path) ?? []), method])
  return byPath
}
