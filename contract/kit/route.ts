import type { z } from 'zod'

import { REQUEST_TIMEOUT_MS } from '@/domain/kit/constants'
import type { Cents, Dollars } from '@/domain/kit/money'
import { isOwnersOnly, type Permission } from '@/domain/kit/permissions'
import type { LimitName } from '@/domain/kit/rate-limits'

/** Only the server and API reference read this; `response` is `data`, or the body if `raw`. */
export interface RouteSchemas {
  summary: string
  /** Section of the specification that lists the route, or 'open' for routes outside it. */
  spec: string
  /** Expected error codes besides those implied by `auth`, input, `limits` and `takesKey`. */
  errors?: readonly string[]
  /** Rate limits that a call counts against. A test compares them with the ones enforced. */
  limits?: readonly LimitName[]
  /** Accepts an Idempotency-Key header: a retry with the same key and input returns the first response. */
  takesKey?: boolean
  /** One sentence on the effect of a repeated call, if the method doesn’t imply it. */
  repeats?: string
  /** The response is a file of this media type instead of JSON in `data`. */
  file?: { type: string; description: string }
  /** Headers in addition to the general ones; only the OpenAPI document uses them. */
  headers?: z.ZodObject
  /** A valid example body, for schemas whose generated one would not make sense. */
  example?: unknown
  /** `data` of every failure of the route, unless the error sets its own (spec §8). */
  failureData?: unknown
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

export const limitedBy = (...names: LimitName[]): readonly LimitName[] => names

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** 'own' leaves the token check to the handler; 'admin' also needs a second factor and `permission`. */
export type Auth = 'none' | 'optional' | 'required' | 'own' | 'admin'

/** Why only a person may call a route: it is about their account, for owners with a second factor, or an approval. */
export type PersonReason = 'account' | 'second_factor' | 'approval'

/** On a 401, 'renewed' refreshes the token and retries; 'sent' doesn't (spec §4 Token refresh). */
type RouteSession = 'none' | 'sent' | 'renewed'

/** Route as plain data that contains everything a browser needs. */
export interface RouteData {
  method: Method
  /** Path pattern in Hono style: '/api/configurator/:slug'. */
  path: string
  auth: Auth
  /** The permission a caller needs; null unless `auth` is 'admin'. */
  permission: Permission | null
  /** Why API keys may not call it; null if a key with the permission may. */
  person: PersonReason | null
  /** Defaults to 'renewed' for routes that ask for a token. */
  session: RouteSession
  /** The app host serves the routes of owned bikes (spec §7). */
  host: 'api' | 'app'
  timeoutMs: number
  /** True if the response is not wrapped in `{ data }`; 'bytes' if browsers must keep its byte order mark. */
  raw: boolean | 'bytes'
  /** Success returns 201 instead of 200. */
  isCreated: boolean
  /**
   * The body is a file of this kind instead of JSON. 'raw' keeps every byte for the signature; an 'email' is read
   * only after the sender is authenticated; a 'table' is streamed to its handler. A 'picture' comes from staff.
   */
  upload: 'image' | 'picture' | 'file' | 'raw' | 'email' | 'table' | null
  /** Members that here are no money, despite their names (contract/kit/money.ts). */
  notMoney: readonly string[]
  /** Requests in the lane 'money' start before all others (platform/front/request-kinds.ts). */
  lane: 'money' | null
}

/** Route data that also carries the types of its schemas; `schemas` never exists at runtime. */
export interface Route<
  S extends RouteSchemas = RouteSchemas,
  A extends Auth = Auth,
> extends RouteData {
  readonly schemas?: S
  /** A literal type, so that the compiler derives the type of a handler’s caller. */
  auth: A
}

type SchemaInput<T> = T extends z.ZodType ? z.input<T> : undefined
type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined

/** A wire type with dollars replaced by cents. */
type InCents<T> = unknown extends T
  ? T
  : T extends Dollars
    ? Cents
    : T extends Blob | string | number
      ? T
      : { [K in keyof T]: InCents<T[K]> }

/** Request input in wire form: path parameters, query and body (money in dollars). */
export type WireInput<S extends RouteSchemas> = {
  [K in 'params' | 'query' | 'body' as S[K] extends z.ZodType ? K : never]: SchemaInput<S[K]>
}
/** Input of `call`, with money in cents. */
export type ClientInput<S extends RouteSchemas> = InCents<WireInput<S>>
/** Response `data` in wire form (money in dollars). */
export type WireResponse<S extends RouteSchemas> = z.input<S['response']>

/** Result of `call`, with money in cents. */
export type ClientResponse<S extends RouteSchemas> = InCents<WireResponse<S>>

/** Input of a server handler, in decoded form (money in cents). */
export interface DecodedInput<S extends RouteSchemas> {
  params: SchemaOutput<S['params']>
  query: SchemaOutput<S['query']>
  body: SchemaOutput<S['body']>
}
/** Result of a server handler as `data`, in decoded form (money in cents). */
export type DecodedResponse<S extends RouteSchemas> = z.output<S['response']>

type Access =
  { auth: 'admin'; permission: Permission } | { auth?: Exclude<Auth, 'admin'>; permission?: null }
type RouteInput = Pick<RouteData, 'method' | 'path'> &
  Partial<Omit<RouteData, 'auth' | 'permission'>> &
  Access
type AuthOf<G> = G extends { auth: infer A extends Auth } ? A : 'none'

/**
 * Defines routes; takes schemas only as a type, so browser bundles contain no validation library.
 * @param defaults for routes that don’t set their own
 */
export function defineRoutes<S extends Record<string, RouteSchemas>>(
  defaults: Partial<Pick<RouteData, 'notMoney' | 'lane'>> = {},
) {
  return <const G extends { [K in keyof S]: RouteInput }>(
    definitions: G & Record<Exclude<keyof G, keyof S>, never>,
  ): { readonly [K in keyof S]: Route<S[K], AuthOf<G[K]>> } => {
    const entries = Object.entries<RouteInput>(definitions as Record<string, RouteInput>).map(
      ([name, data]) => [name, defineRoute({ ...defaults, ...data })],
    )
    return Object.fromEntries(entries) as { readonly [K in keyof S]: Route<S[K], AuthOf<G[K]>> }
  }
}

/** Route data with defaults for what it omits. */
export const defineRoute = (data: RouteInput): RouteData => ({
  auth: 'none',
  permission: null,
  person: personReason(data),
  session: asksForToken(data.auth) ? 'renewed' : 'sent',
  host: 'api',
  timeoutMs: REQUEST_TIMEOUT_MS,
  raw: false,
  isCreated: false,
  upload: null,
  notMoney: [],
  lane: null,
  ...data,
})

/** Routes of an account belong to a person, and so do the tasks of owners. */
function personReason({ auth, permission }: RouteInput): PersonReason | null {
  if (auth === 'required' || auth === 'own') return 'account'
  return permission && isOwnersOnly(permission) ? 'second_factor' : null
}

/** Excludes 'own', which also returns 401 for reasons other than the token. */
function asksForToken(auth: Auth | undefined): boolean {
  return auth === 'optional' || auth === 'required' || auth === 'admin'
}
