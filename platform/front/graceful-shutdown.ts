import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long busy connections get `Connection: close` with their next response before idle ones are closed, ms. */
const FAREWELL_MS = 300
/** Interval of closing idle connections after that, ms. */
const IDLE_MS = 100

/** Drains a server. Responses close their connection, since a busy keep-alive one would never end. */
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
    // Not `http.Server.close`: it closes idle connections at once, even while a request arrives on one.
    NetServer.prototype.close.call(server, done)
    setTimeout(() => {
      server.closeIdleConnections()
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    }, FAREWELL_MS)
  }
}
