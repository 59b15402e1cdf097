import { Hono } from 'hono'
import { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { DecodedInput, DecodedResponse, Route, RouteSchemas } from '@/contract/kit/route'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { parseInput } from '@/server/kernel/http/input'
import { problemResponse } from '@/server/kernel/http/problem'

type Resolver<S extends RouteSchemas> = (
  input: DecodedInput<S>,
) => DecodedResponse<S> | Promise<DecodedResponse<S>>

/**
 * Creates an API of one route for tests of screens. Parses input and encodes the response by the contract, so that an
 * outdated fixture fails where it is used. Amounts are in cents inside the resolver.
 */
export function mock<S extends RouteSchemas>(route: Route<S>, resolver: Resolver<S>): Hono {
  const schemas = schemasOf(route)
  return new Hono().on(route.method, route.path, async (c) => {
    try {
      const note = () => undefined
      const input = await parseInput(schemas, c.req.raw, { params: c.req.param(), note })
      const data = encode(route, await resolver(input as DecodedInput<S>))
      return Response.json(route.raw ? data : { data }, { status: route.isCreated ? 201 : 200 })
    } catch (thrown) {
      if (thrown instanceof DomainError) return problemResponse(thrown, 'mock')
      throw thrown
    }
  })
}

function schemasOf(route: Route): RouteSchemas {
  const schemas = apiSchemas as Record<string, Record<string, RouteSchemas>>
  for (const [feature, routes] of Object.entries<Record<string, Route>>(api)) {
    const found = Object.entries(routes).find(([, one]) => one === route)
    const own = found && schemas[feature]?.[found[0]]
    if (own) return own
  }
  throw new Error(`The contract has no ${route.method} ${route.path}.`)
}

function encode(route: Route, answer: unknown): unknown {
  const result = z.safeEncode(schemasOf(route).response, answer as never)
  if (result.success) return result.data
  throw new Error(
    `The mock of ${route.method} ${route.path} answers what the contract does not allow: ${z.prettifyError(result.error)}`,
  )
}
