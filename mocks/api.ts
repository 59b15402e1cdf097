import { getResponse } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { Route, RouteSchemas } from '@/contract/kit/route'
import { createApiShell } from '@/server/api-shell'
import { randomIds } from '@/server/kernel/ports/ids'
import { createLog } from '@/server/kernel/ports/log'

import { mockHandlers } from './handlers'
import { REQUEST_ID } from './mock'
import { openMockShop, type MockShop } from './mock-shop'
import { furnish } from './opening'
import { processShelf } from './shop-state'

const schemasOf = apiSchemas as Record<string, Record<string, RouteSchemas>>

const routes = Object.entries(api).flatMap(([feature, declared]) =>
  Object.entries<Route>(declared).flatMap(([name, route]) => {
    const schemas = schemasOf[feature]?.[name]
    return schemas ? [{ route, schemas }] : []
  }),
)

/** Runs mock handlers inside the shell of the real API; all clients of a process share one shop. */
export function createMockApi(shop: MockShop = developmentShop()) {
  const handlers = mockHandlers(shop)
  return createApiShell({
    routes,
    ids: randomIds,
    log: createLog(),
    async respond(_, c) {
      const response = await getResponse(handlers, await named(c.req.raw, c.get('requestId')))
      if (response === undefined) throw new Error(`No mock takes ${c.req.method} ${c.req.path}`)
      // With ?mock=offline, the browser sees a network failure.
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

/** Copies a request by parts and adds its id: the Node server's object only looks like a Request. */
async function named(sent: Request, id: string): Promise<Request> {
  const { url, method } = sent
  const headers = new Headers([...sent.headers])
  headers.set(REQUEST_ID, id)
  const isBodyless = method === 'GET' || method === 'HEAD'
  const body = isBodyless ? null : await sent.arrayBuffer()
  return new Request(url, { method, headers, body })
}
