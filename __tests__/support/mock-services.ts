import { Hono } from 'hono'

import { createHttp } from '@/services/http/http'
import { createServices } from '@/services/services'

/** Returns the real services on an API of some mocked routes. */
export function mockServices(...routes: Hono[]) {
  const api = new Hono()
  for (const route of routes) api.route('/', route)
  api.notFound(({ req }) => {
    throw new Error(`No mock takes ${req.method} ${req.path}.`)
  })
  const send = async (input: Request | URL | string, init?: RequestInit) =>
    api.fetch(input instanceof Request ? input : new Request(input, init))
  return createServices(
    createHttp('http://api.mock', { adapter: 'fetch', env: { fetch: send as typeof fetch } }),
  )
}
