import type { z } from 'zod'

import { REQUEST_TIMEOUT_MS } from '@/domain/constants'

/**
 * Schemas and description of one route; only the server, the mocks and the API reference read them.
 * `response` describes the `data` member, or the whole body when `raw`.
 */
export interface RouteSchemas {
  /** One sentence for the API reference. */
  summary: string
  /** Where the specification lists the route, or 'open' when the contract decided. */
  spec: string
  /** Problem codes the caller must expect beside the general ones. */
  errors?: readonly string[]
  /** What every failure of the route carries as `data`, where its cause gave none (spec §8). */
  failureData?: unknown
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/**
 * Who may call. 'optional' and 'required' read the bearer token; 'own' leaves the token to the handler, which
 * answers a dead one in its own way; 'admin' also asks for the flag and a second factor.
 */
export type Auth = 'none' | 'optional' | 'required' | 'own' | 'admin'

/** A route as plain data: all that a browser needs to know of it. */
export interface RouteData {
  method: Method
  /** Hono style: '/api/configurator/:slug'. */
  path: string
  auth: Auth
  /** The app host serves the calls on owned bikes (spec §7). */
  host: 'api' | 'app'
  /** ms after which the client gives up. */
  timeoutMs: number
  /** True where the answer is not wrapped in `{ data }`. */
  raw: boolean
  /** What worked answers 201 instead of 200. */
  isCreated: boolean
  /** The body is a file of this kind instead of JSON; 'raw' is kept byte by byte for its signature. */
  upload: 'image' | 'raw' | null
}

/** Route data that also carries the types of its schemas. `schemas` never exists at run time. */
export interface Route<S extends RouteSchemas = RouteSchemas> extends RouteData {
  readonly schemas?: S
}

type Wire<T> = T extends z.ZodType ? z.input<T> : undefined
type Decoded<T> = T extends z.ZodType ? z.output<T> : undefined

/** What the client sends: path parameters, query and body in wire form (money in dollars). */
export type WireInput<S extends RouteSchemas> = {
  [K in 'params' | 'query' | 'body' as S[K] extends z.ZodType ? K : never]: Wire<S[K]>
}
/** What the client receives in `data`, in wire form (money in dollars). */
export type WireResponse<S extends RouteSchemas> = z.input<S['response']>

/** What a server handler receives, in decoded form (money in cents). */
export interface DecodedInput<S extends RouteSchemas> {
  params: Decoded<S['params']>
  query: Decoded<S['query']>
  body: Decoded<S['body']>
}
/** What a server handler returns as `data`, in decoded form (money in cents). */
export type DecodedResponse<S extends RouteSchemas> = z.output<S['response']>

type Given = Pick<RouteData, 'method' | 'path'> & Partial<RouteData>

/**
 * Declares the routes of a feature against the types of its schemas. The schemas are passed as a
 * type only, so the browser's bundle holds route data and no validation library.
 * @example export const cartRoutes = defineRoutes<typeof cartSchemas>()({ read: { method: 'GET', … } })
 */
export function defineRoutes<S extends Record<string, RouteSchemas>>() {
  return (given: { [K in keyof S]: Given }): { readonly [K in keyof S]: Route<S[K]> } => {
    const entries = Object.entries<Given>(given as Record<string, Given>).map(([name, data]) => [
      name,
      {
        auth: 'none',
        host: 'api',
        timeoutMs: REQUEST_TIMEOUT_MS,
        raw: false,
        isCreated: false,
        upload: null,
        ...data,
      },
    ])
    return Object.fromEntries(entries) as { readonly [K in keyof S]: Route<S[K]> }
  }
}
