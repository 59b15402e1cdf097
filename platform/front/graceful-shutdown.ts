import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** So long the connections in use hear with an answer that it is their last: none is cut off as it sends, ms. */
const FAREWELL_MS = 300
/** A connection whose last answer was on its way already is closed when it is idle, ms. */
const IDLE_MS = 100

/**
 * Lets a server end without losing a request: a kept connection that is never idle would hold it until it is killed, so
 * whoever is answered now is told that the connection ends with the answer.
 * @returns takes no more connections and calls back when the last request is answered
 */
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
    // As a server of any protocol: that of HTTP would close idle connections at once, also as a request arrives on one.
    NetServer.prototype.close.call(server, done)
    setTimeout(() => {
      server.closeIdleConnections()
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    }, FAREWELL_MS)
  }
}
