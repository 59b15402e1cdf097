import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long responses close the connections still in use before idle ones are closed, ms. */
const FAREWELL_MS = 300
/** Interval at which idle connections are closed after that, ms. */
const IDLE_MS = 100

/** Drains a server. Responses close their connections, since busy keep-alive ones would never end. */
export function gracefulShutdown(server: Server): (done: () => void) => void {
  const open = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_request, response) => {
    if (isEnding) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return (done) => {
    isEnding = true
    for (const response of open) response.shouldKeepAlive = false
    // Not `http.Server.close`: it closes idle connections at once, even if a request is just arriving.
    NetServer.prototype.close.call(server, done)
    setTimeout(() => {
      server.closeIdleConnections()
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    }, FAREWELL_MS)
  }
}
