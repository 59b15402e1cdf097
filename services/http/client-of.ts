import type {
  ClientInput,
  ClientResponse,
  Route,
  RouteData,
  RouteSchemas,
} from '@/contract/kit/route'

import { call, type CallOptions } from './call'
import type { Http } from './http'

export type Routes = Readonly<Record<string, RouteData>>
type Input = Record<string, unknown>
type SchemasOf<R> = R extends Route<infer S> ? S : never
type Part<S extends RouteSchemas, K> = K extends keyof ClientInput<S> ? ClientInput<S>[K] : unknown

type AsText<T> = string extends T ? T | number : T
type Params<T> = { [K in keyof T]: unknown extends T[K] ? string | number : AsText<T[K]> }
/** A null member is left out. */
type Query<T> = { [K in keyof T]: AsText<T[K]> | (undefined extends T[K] ? null : never) }

/** Never for a route with a path parameter and another member of the same name. */
type Flat<P, Q, B> = keyof P & (keyof Q | keyof B) extends never ? P & Q & B : never
/** Path parameters and the members of the query or of the body, in one object. */
type FlatInput<S extends RouteSchemas> = Flat<
  Params<Part<S, 'params'>>,
  Query<Part<S, 'query'>>,
  Part<S, 'body'>
>

type Member<Answer, M, K> = K extends keyof M ? Answer[M[K] & keyof Answer] : Answer
type Method<Input, Answer> = object extends Input
  ? (input?: Input, options?: CallOptions) => Promise<Answer>
  : (input: Input, options?: CallOptions) => Promise<Answer>

export type Members<R> = { [K in keyof R]?: keyof ClientResponse<SchemasOf<R[K]>> }
/** One method per route; its types are those of the route's schemas, with money in cents. */
export type Client<R, M = unknown> = {
  [K in keyof R]: Method<FlatInput<SchemasOf<R[K]>>, Member<ClientResponse<SchemasOf<R[K]>>, M, K>>
}

/**
 * Returns a client of a route set. @param members the only member of a response that callers get
 * @example clientOf(http, ordersRoutes).read({ number, key })
 */
export function clientOf<R extends Routes, const M extends Members<R> = object>(
  http: Http,
  routes: R,
  members?: M,
): Client<R, M> {
  const names = (members ?? {}) as Record<string, string>
  const methods = Object.entries(routes).map(([name, route]) => [
    name,
    async (input?: Input, options?: CallOptions) => {
      const answer = await call(http, route, partsOf(route, input), options)
      const member = names[name]
      return member ? (answer as Record<string, unknown>)[member] : answer
    },
  ])
  return Object.fromEntries(methods) as Client<R, M>
}

function partsOf({ path, method }: RouteData, input?: Input) {
  const members = Object.entries(input ?? {})
  const isParam = ([name]: [string, unknown]) => path.split('/').includes(`:${name}`)
  const params = asText(members.filter(isParam))
  const rest = members.filter((member) => !isParam(member))
  if (method === 'GET' || method === 'DELETE') return { params, query: asText(rest) }
  // Filters may all be left out; a route with a path and no other member has no body.
  const hasBody = rest.length > 0 || (input && !path.includes(':'))
  return hasBody ? { params, body: Object.fromEntries(rest) } : { params }
}

function asText(members: [string, unknown][]): Record<string, string> | undefined {
  const present = members.filter(([, value]) => value !== undefined && value !== null)
  if (present.length === 0) return undefined
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]))
}
