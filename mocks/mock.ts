import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { z } from 'zod'

import { checkoutRoutes } from '@/contract/shop/checkout/checkout'
import type { ErrorCode, FieldError } from '@/contract/kit/errors'
import type {
  DecodedInput,
  DecodedResponse,
  Route,
  RouteData,
  RouteSchemas,
} from '@/contract/kit/route'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { problemResponse } from '@/server/kernel/http/problem'
import {
  UNKNOWN_MEMBERS_HEADER,
  unknownMembers,
  unknownMembersHeader,
} from '@/server/kernel/http/unknown-members'

import { requestedFault } from './faults'

export type StaffRequest = Pick<RouteData, 'permission'> & {
  header(name: string): string | undefined
}

type Context<S extends RouteSchemas> = DecodedInput<S> & {
  header(name: string): string | undefined
  from: StaffRequest
  /** The raw request, for uploads whose body no schema describes. */
  request: Request
}

type Resolver<S extends RouteSchemas> = (
  context: Context<S>,
) => DecodedResponse<S> | Promise<DecodedResponse<S>>

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const
const SLOW_MS = 4_000
/** Header that the API's shell sets (see mocks/api.ts); errors repeat it. */
export const REQUEST_ID = 'x-request-id'

/**
 * Creates an msw handler on any host. Parses input and encodes the response by the route's schemas, so that an
 * outdated fixture fails where it is used. Amounts are in cents inside the resolver.
 */
export function mock<S extends RouteSchemas>(
  route: Route<S>,
  schemas: S,
  resolver: Resolver<S>,
): HttpHandler {
  return VERBS[route.method](`*${route.path}`, async ({ request, params }) => {
    const unknown: string[] = []
    try {
      await applyFault(route.path, request)
      const input = await parseInput(schemas, request, { params, unknown })
      const header = (name: string) => request.headers.get(name) ?? undefined
      const { permission } = route
      const from = { header, permission }
      const answer = await resolver({ ...(input as DecodedInput<S>), header, from, request })
      const data = encode(route, schemas, answer)
      unknown.push(...unknownMembers(schemas.response, answer, { name: 'data', form: 'decoded' }))
      const status = route.isCreated ? 201 : 200
      return named(HttpResponse.json(route.raw ? data : { data }, { status }), unknown)
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      if (!(thrown instanceof DomainError)) throw thrown
      const { failureData } = schemas
      const error = failureData === undefined ? thrown : thrown.carrying(failureData, thrown)
      return named(problemResponse(error, request.headers.get(REQUEST_ID) ?? 'mock'), unknown)
    }
  })
}

function named(response: Response, unknown: readonly string[]): Response {
  const names = unknownMembersHeader(unknown)
  if (names) response.headers.set(UNKNOWN_MEMBERS_HEADER, names)
  return response
}

export function mockProblem(code: ErrorCode, detail = 'Answered by the mock.'): DomainError {
  return new DomainError(code, detail)
}

async function applyFault(path: string, request: Request): Promise<void> {
  const fault = requestedFault(request)
  if (fault === 'slow') await delay(SLOW_MS)
  if (fault === 'fail') throw mockProblem('unexpected')
  if (fault === 'offline') throw HttpResponse.error()
  if (fault === 'sold-out' && path === checkoutRoutes.paymentGuest.path)
    throw mockProblem('sold_out')
}

async function parseInput(
  schemas: RouteSchemas,
  request: Request,
  { params, unknown }: { params: unknown; unknown: string[] },
) {
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const input = (schema: z.ZodType, value: unknown, name: string) => {
    unknown.push(...unknownMembers(schema, value, { name, form: 'wire' }))
    return parse(schema, value, 'invalid_input')
  }
  return {
    params: schemas.params ? parse(schemas.params, params, 'not_found') : undefined,
    query: schemas.query ? input(schemas.query, search, 'query') : undefined,
    body: schemas.body ? input(schemas.body, await readJson(request), 'body') : undefined,
  }
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => {
    throw mockProblem('malformed_json')
  })
}

function parse(schema: z.ZodType, value: unknown, code: 'not_found' | 'invalid_input'): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue): FieldError => {
    return { field: issue.path.map(String).join('.'), message: issue.message }
  })
  throw new DomainError(code, 'The mock refused the input.', { errors })
}

function encode(route: RouteData, schemas: RouteSchemas, answer: unknown): JsonBodyType {
  const result = z.safeEncode(schemas.response, answer as never)
  if (result.success) return result.data as JsonBodyType
  throw new Error(
    `The mock of ${route.method} ${route.path} answers what the contract does not allow: ${z.prettifyError(result.error)}`,
  )
}
