import type { z } from 'zod'

import { REQUEST_TIMEOUT_MS } from '@/domain/constants'
import type { Cents, Dollars } from '@/domain/money'
import type { Permission } from '@/domain/permissions'
import type { LimitName } from '@/domain/rate-limits'

/**
 * Schemas and description of one route; only the server, the mocks and the API reference read them.
 * `response` describes the `data` member, or the whole body when `raw`.
 */
export interface RouteSchemas {
  /** One sentence for the API reference. */
  summary: string
  /** Where the specification lists the route, or 'open' when the contract decided. */
  spec: string
  /**
   * Error codes the caller must expect. Those that follow from `auth`, input, `limits` and `takesKey` may be left
   * out: the document adds them.
   */
  errors?: readonly string[]
  /** Rate limits that a call counts against. A test compares them with those that are really taken. */
  limits?: readonly LimitName[]
  /** An Idempotency-Key header is honored: a repeat with the same key and input returns the first response. */
  takesKey?: boolean
  /** One sentence on what a repeated call does, where that isn’t plain from the method. */
  repeats?: string
  /** The response is a file of this media type instead of JSON in `data`. */
  file?: { type: string; description: string }
  /** Headers that are read beside the general ones. For the document alone. */
  headers?: z.ZodObject
  /** A body that the schema accepts, where one derived from its members would not make sense. */
  example?: unknown
  /** What every failure of the route carries as `data`, where its cause gave none (spec §8). */
  failureData?: unknown
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

/** Names of rate limits, checked by the compiler. */
export const limitedBy = (...names: LimitName[]): readonly LimitName[] => names

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/**
 * Who may call. 'optional' and 'required' read the bearer token; 'own' leaves the token to the handler, which
 * answers a dead one in its own way; 'admin' also asks for a second factor and the permission that the route names.
 */
export type Auth = 'none' | 'optional' | 'required' | 'own' | 'admin'

/**
 * What a request carries of the session. 'none' carries no token; 'sent' carries it, and a 401 stands; a 401 of
 * 'renewed' renews the token and repeats the request (spec §4 Token refresh).
 */
type RouteSession = 'none' | 'sent' | 'renewed'

/** A route as plain data: all that a browser needs to know of it. */
export interface RouteData {
  method: Method
  /** Hono style: '/api/configurator/:slug'. */
  path: string
  auth: Auth
  /** What the caller must be allowed to do; null where `auth` isn't 'admin'. */
  permission: Permission | null
  /** Where a route doesn't say, a token is renewed for those that ask for one. */
  session: RouteSession
  /** The app host serves the calls on owned bikes (spec §7). */
  host: 'api' | 'app'
  /** ms after which the client gives up. */
  timeoutMs: number
  /** True where the answer is not wrapped in `{ data }`. */
  raw: boolean
  /** What worked answers 201 instead of 200. */
  isCreated: boolean
  /**
   * The body is a file of this kind instead of JSON; 'raw' is kept byte by byte for its signature, and an 'email' is
   * read only after it was checked who sends it. A 'table' is read by its handler piece by piece. A 'picture' is of staff.
   */
  upload: 'image' | 'picture' | 'file' | 'raw' | 'email' | 'table' | null
  /** Where `data` holds money (contract/money.ts). The client converts it once, in `call`. */
  money: readonly string[]
  /** Members of the body that hold money. */
  moneySent: readonly string[]
}

/** Route data that also carries the types of its schemas. `schemas` never exists at run time. */
export interface Route<
  S extends RouteSchemas = RouteSchemas,
  A extends Auth = Auth,
> extends RouteData {
  readonly schemas?: S
  /** Known to the compiler, so that a handler’s caller is typed by it. */
  auth: A
}

type SchemaInput<T> = T extends z.ZodType ? z.input<T> : undefined
type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined

/** A type of the wire with its dollars as cents. */
type InCents<T> = unknown extends T
  ? T
  : T extends Dollars
    ? Cents
    : T extends Blob | string | number
      ? T
      : { [K in keyof T]: InCents<T[K]> }

/** What goes over the wire: path parameters, query and body in wire form (money in dollars). */
export type WireInput<S extends RouteSchemas> = {
  [K in 'params' | 'query' | 'body' as S[K] extends z.ZodType ? K : never]: SchemaInput<S[K]>
}
/** The same for `call`, with money in cents. */
export type ClientInput<S extends RouteSchemas> = InCents<WireInput<S>>
/** What comes over the wire in `data`, in wire form (money in dollars). */
export type WireResponse<S extends RouteSchemas> = z.input<S['response']>

/** What `call` answers: the same with money in cents. */
export type ClientResponse<S extends RouteSchemas> = InCents<WireResponse<S>>

/** What a server handler receives, in decoded form (money in cents). */
export interface DecodedInput<S extends RouteSchemas> {
  params: SchemaOutput<S['params']>
  query: SchemaOutput<S['query']>
  body: SchemaOutput<S['body']>
}
/** What a server handler returns as `data`, in decoded form (money in cents). */
export type DecodedResponse<S extends RouteSchemas> = z.output<S['response']>

const NO_MONEY: readonly string[] = []

/** A route of the staff names its permission; without one it doesn't compile. */
type Access =
  { auth: 'admin'; permission: Permission } | { auth?: Exclude<Auth, 'admin'>; permission?: null }
type RouteInput = Pick<RouteData, 'method' | 'path'> &
  Partial<Omit<RouteData, 'auth' | 'permission'>> &
  Access
type AuthOf<G> = G extends { auth: infer A extends Auth } ? A : 'none'

/**
 * Declares the routes of a feature against the types of its schemas. The schemas are passed as a
 * type only, so the browser's bundle holds route data and no validation library.
 * @example export const cartRoutes = defineRoutes<typeof cartSchemas>()({ read: { method: 'GET', … } })
 */
export function defineRoutes<S extends Record<string, RouteSchemas>>() {
  return <const G extends { [K in keyof S]: RouteInput }>(
    given: G & Record<Exclude<keyof G, keyof S>, never>,
  ): { readonly [K in keyof S]: Route<S[K], AuthOf<G[K]>> } => {
    const entries = Object.entries<RouteInput>(given as Record<string, RouteInput>).map(
      ([name, data]) => [
        name,
        {
          auth: 'none',
          permission: null,
          session: asksForToken(data.auth) ? 'renewed' : 'sent',
          host: 'api',
          timeoutMs: REQUEST_TIMEOUT_MS,
          raw: false,
          isCreated: false,
          upload: null,
          money: NO_MONEY,
          moneySent: NO_MONEY,
          ...data,
        },
      ],
    )
    return Object.fromEntries(entries) as { readonly [K in keyof S]: Route<S[K], AuthOf<G[K]>> }
  }
}

/** 'own' answers 401 for other reasons than the token. */
function asksForToken(auth: Auth | undefined): boolean {
  return auth === 'optional' || auth === 'required' || auth === 'admin'
}
