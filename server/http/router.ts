import { z } from 'zod'

import type { FieldError } from '@/contract/errors'
import type {
  DecodedInput,
  DecodedResponse,
  Route,
  RouteData,
  RouteSchemas,
} from '@/contract/route'

import type { Deps } from '../deps'
import { readJson } from './body'
import { DomainError } from './domain-error'

/** What a handler receives: the application's dependencies and the parsed input. */
export interface RequestContext extends Deps {
  requestId: string
  header(name: string): string | undefined
}

interface Answer<S extends RouteSchemas> {
  data: DecodedResponse<S>
  message?: string
  /** 'public' answers may be kept by caches for a minute; the rest is never stored. */
  cache?: 'public'
  /**
   * Answers with the same owner and key are equal to the byte, so the first one's text serves them all
   * for as long as the owner (for example one revision of the catalogue) lives.
   */
  sameAs?: { owner: object; key: string }
}

type Handler<S extends RouteSchemas> = (
  context: RequestContext & DecodedInput<S>,
) => Promise<Answer<S>> | Answer<S>

export interface MountedRoute {
  route: Route
  schemas: RouteSchemas
  respond(
    request: Request,
    params: Record<string, string>,
    context: RequestContext,
  ): Promise<Response>
}

/**
 * Collects the handlers of one feature. `on` infers its types from the contract's schemas.
 * @example createRouter(cartRoutes, cartSchemas).on('read', async ({ db }) => ({ data: … }))
 */
export function createRouter<S extends Record<string, RouteSchemas>>(
  routes: { readonly [K in keyof S]: Route<S[K]> },
  schemas: S,
) {
  const mounted: MountedRoute[] = []
  const router = {
    mounted,
    on<K extends keyof S>(name: K, handler: Handler<S[K]>) {
      mounted.push(mount(routes[name], schemas[name], handler))
      return router
    },
  }
  return router
}

function mount<S extends RouteSchemas>(
  route: Route<S>,
  schemas: S,
  handler: Handler<S>,
): MountedRoute {
  return {
    route: route as Route,
    schemas,
    async respond(request, params, context) {
      const input = await parseInput(schemas, request, params)
      const answer = await handler({ ...context, ...(input as DecodedInput<S>) })
      const text = remembered(route, answer.sameAs, () => encodeAnswer(route, schemas, answer))
      return new Response(text, {
        headers: {
          'content-type': 'application/json',
          'cache-control': cacheControl(answer.cache),
        },
      })
    },
  }
}

function encodeAnswer<S extends RouteSchemas>(
  route: Route<S>,
  schemas: S,
  answer: Answer<S>,
): string {
  // Encoding also drops every member the contract does not list.
  const data = z.encode(schemas.response, answer.data as never)
  if (route.raw) return JSON.stringify(data)
  return JSON.stringify({ data, ...(answer.message ? { message: answer.message } : {}) })
}

const MOST_REMEMBERED = 200
const texts = new WeakMap<object, Map<string, string>>()

function remembered(
  route: RouteData,
  same: Answer<RouteSchemas>['sameAs'],
  make: () => string,
): string {
  if (!same) return make()
  const known = texts.get(same.owner) ?? new Map<string, string>()
  texts.set(same.owner, known)
  const key = `${route.method} ${route.path} ${same.key}`
  const text = known.get(key) ?? make()
  if (known.size < MOST_REMEMBERED) known.set(key, text)
  return text
}

function cacheControl(cache: 'public' | undefined): string {
  return cache === 'public'
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
    : 'no-store'
}

async function parseInput(schemas: RouteSchemas, request: Request, params: Record<string, string>) {
  return {
    params: schemas.params ? parse(schemas.params, params, 'not_found') : undefined,
    query: schemas.query
      ? parse(schemas.query, queryOf(new URL(request.url).searchParams), 'invalid_input')
      : undefined,
    body: schemas.body ? parse(schemas.body, await readJson(request), 'invalid_input') : undefined,
  }
}

function parse(schema: z.ZodType, value: unknown, code: 'not_found' | 'invalid_input'): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, 50).map(fieldErrorOf)
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new DomainError(code, detail.slice(0, 500), { errors })
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.map(String).join('.').slice(0, 200), message: issue.message }
}

// A name given twice becomes a list, which no schema accepts for a single value.
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
