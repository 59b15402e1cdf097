import { Hono, type Context } from 'hono'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { allowedMethodsOf } from '@/server/kernel/http/allowed-methods'
import { fileResponse } from '@/server/kernel/http/file-response'
import { problemResponse, toDomainError } from '@/server/kernel/http/problem'
import type { MountedRoute } from '@/server/kernel/http/router'
import { UNKNOWN_MEMBERS_HEADER, unknownMembersHeader } from '@/server/kernel/http/unknown-members'
import type { Ids } from '@/server/kernel/ports/ids'
import type { Metrics } from '@/server/kernel/ports/metrics'
import type { Log } from '@/server/kernel/ports/log'
import type { Tracing } from '@/server/kernel/tracing/tracing'
import { processGlobals } from '@/utils/process-globals'
import { openApiFile } from './openapi/document'

interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined; destroy?: () => unknown } }
  /** Functions of the page server that hosts the API. */
  revalidate?: (path: string) => Promise<void>
  pictureOf?: (bike: Bike, build: Build) => Promise<Buffer>
}
interface Variables {
  requestId: string
  /** Route pattern from the contract, without the values of its parameters. */
  route?: string
  /** Paths of members that the contract doesn't define. */
  unknown: string[]
  /** Headers that a route adds to its response, also to one about an error. */
  headers: Map<string, string>
}
type Env = { Variables: Variables; Bindings: Bindings }
type RouteDeclaration = Pick<MountedRoute, 'route' | 'schemas'>

const DOCUMENT = { method: 'GET', path: '/api/openapi.json' }

interface Shell<R extends RouteDeclaration> {
  routes: R[]
  ids: Pick<Ids, 'publicId'>
  log: Pick<Log, 'error' | 'warn'>
  metrics?: Metrics | null
  tracing?: Tracing | null
  respond(route: R, context: Context<Env>): Promise<Response>
}

/** Wraps the handlers of the API: request id, security headers, OpenAPI, errors. */
export function createApiShell<R extends RouteDeclaration>({
  routes,
  ids,
  log,
  metrics,
  tracing,
  respond,
}: Shell<R>) {
  const app = new Hono<Env>()
  const note = logOnce(log)
  app.use(async (c, next) => {
    c.set('requestId', ids.publicId())
    c.set('unknown', [])
    c.set('headers', new Map())
    const began = metrics ? performance.now() : 0
    await (tracing ? traced(tracing, c, next) : next())
    metrics?.answered({
      method: c.req.method,
      route: c.get('route') ?? 'none',
      status: c.res.status,
      seconds: (performance.now() - began) / 1_000,
    })
    // Not set with `c.header`, which rebuilds the whole response on each call.
    const { headers } = c.res
    for (const [name, value] of c.get('headers')) headers.set(name, value)
    const unknown = unknownMembersHeader(c.get('unknown'))
    if (unknown) headers.set(UNKNOWN_MEMBERS_HEADER, unknown)
    const named = headers.get(UNKNOWN_MEMBERS_HEADER)
    if (named !== null) note(`${c.req.method} ${c.get('route')}`, named)
    headers.set('x-request-id', c.get('requestId'))
    secure(headers)
  })

  app.get(DOCUMENT.path, (c) =>
    fileResponse(
      { ...openApiFile(), sharedMaxAge: 0 },
      'application/json',
      c.req.header('if-none-match'),
    ),
  )
  for (const one of routes) {
    app.on(one.route.method, one.route.path, (c) => {
      c.set('route', one.route.path)
      return respond(one, c)
    })
  }
  const allowedMethods = allowedMethodsOf([...routes.map(({ route }) => route), DOCUMENT])
  app.notFound((c) => nowhere(allowedMethods(c.req.path), c.get('requestId')))
  app.onError((thrown, c) => {
    const error = toDomainError(thrown)
    // Read by platform/front/database-unavailable.ts.
    if (error.code === 'database_unavailable') processGlobals().databaseFailedAt = Date.now()
    if (error.code === 'unexpected' || error.code === 'database_unavailable') {
      // Log the route, not the path, because paths contain the keys of orders and links.
      const route = `${c.req.method} ${c.get('route') ?? ''}`
      log.error({ requestId: c.get('requestId'), route, err: thrown }, error.code)
    }
    return problemResponse(error, c.get('requestId'))
  })
  return app
}

function secure(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  // An inline document viewer wouldn't run in a sandbox; a download has no viewer.
  const isDownload = headers.get('content-disposition')?.startsWith('attachment')
  headers.set(
    'content-security-policy',
    `default-src 'none'; frame-ancestors 'none'${isDownload ? '; sandbox' : ''}`,
  )
}

/** Records the route only: paths and queries contain keys, names and search terms. */
async function traced(tracing: Tracing, c: Context<Env>, next: () => Promise<void>): Promise<void> {
  const { method } = c.req
  const parent = c.req.header('traceparent')
  const step = tracing.begin({ name: method, kind: 'answer', parent })
  await step.within(next)
  const route = c.get('route') ?? 'none'
  const { status } = c.res
  step.end({
    name: `${method} ${route}`,
    facts: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'shop.request_id': c.get('requestId'),
    },
    isFailed: status >= 500,
  })
}

function nowhere(allowed: readonly string[], requestId: string): Response {
  if (allowed.length === 0) {
    return problemResponse(new DomainError('not_found', 'No such route.'), requestId)
  }
  const allow = allowed.join(', ')
  const error = new DomainError('method_not_allowed', `Allowed: ${allow}.`)
  const response = problemResponse(error, requestId)
  response.headers.set('allow', allow)
  return response
}

/** Logs each finding once, because repeats from polling screens would hide the others. */
function logOnce(log: Pick<Log, 'warn'>) {
  const known = new Set<string>()
  return (route: string, unknown: string) => {
    const finding = `${route} ${unknown}`
    if (known.has(finding)) return
    known.add(finding)
    log.warn({ route, unknown }, 'members unknown to the contract')
  }
}
