import { getResponse } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import type { Route, RouteSchemas } from '@/contract/route'
import { createApiShell } from '@/server/api-shell'
import { randomIds } from '@/server/kernel/ports/ids'
import { createLog } from '@/server/kernel/ports/log'

import { mockHandlers } from './handlers'
import { REQUEST_ID } from './mock'
import { openMockShop, type MockShop } from './mock-shop'
import { furnish } from './opening'
import { processShelf } from './shop-state'

const schemasOf = apiSchemas as Record<string, Record<string, RouteSchemas>>

/** Every route of the contract with its schemas. */
const routes = Object.entries(api).flatMap(([feature, declared]) =>
  Object.entries<Route>(declared).flatMap(([name, route]) => {
    const schemas = schemasOf[feature]?.[name]
    return schemas ? [{ route, schemas }] : []
  }),
)

/**
 * The API of `next dev` by itself: the mocks in the place of the handlers, the shell of the real API around them.
 * Pages, browser and command line meet the same shop, which lasts as long as the process.
 * @example const response = await createMockApi().fetch(new Request('http://mock/api/countries'))
 */
export function createMockApi(shop: MockShop = developmentShop()) {
  const handlers = mockHandlers(shop)
  return createApiShell({
    routes,
    ids: randomIds,
    log: createLog(),
    async respond(_, c) {
      const response = await getResponse(handlers, await named(c.req.raw, c.get('requestId')))
      if (response === undefined) throw new Error(`No mock takes ${c.req.method} ${c.req.path}`)
      // ?mock=offline: to a browser it is a network that is not there.
      if (response.type === 'error') c.env.incoming?.socket?.destroy?.()
      return response.type === 'error' ? new Response(null, { status: 503 }) : response
    },
  })
}

function developmentShop(): MockShop {
  const shop = openMockShop({ shelf: processShelf() })
  furnish(shop)
  return shop
}

/** A copy with the request id. What the Node server hands over only looks like a Request, so its parts are copied. */
async function named(sent: Request, id: string): Promise<Request> {
  const { url, method } = sent
  const headers = new Headers([...sent.headers])
  headers.set(REQUEST_ID, id)
  const isBodyless = method === 'GET' || method === 'HEAD'
  const body = isBodyless ? null : await sent.arrayBuffer()
  return new Request(url, { method, headers, body })
}
