import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Time limits of a server, ms: for the head of a request, for all of it, and for an idle connection. */
export const TIME_LIMITS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 5_000,
  // A large table over a slow line; those that trickle are dropped below.
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
}

/** So long a body may take as it likes, ms; then it has to come at least this fast, bytes a second. */
const PATIENCE_MS = 10_000
const SLOWEST = 4_096
/** An answer of which nobody takes anything for so long, ms. */
const UNREAD_MS = 8_000

interface Arriving {
  request: IncomingMessage
  began: number
  from: number
}

/** Drops clients that send or read so slowly that they only hold connections. */
export function dropSlowClients(server: Server): void {
  const arriving = new Set<Arriving>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.complete) {
      const one = { request, began: Date.now(), from: request.socket.bytesRead }
      arriving.add(one)
      response.once('close', () => arriving.delete(one))
    }
    response.once('prefinish', () => watchReader(response))
  })
  setInterval(() => {
    const now = Date.now()
    for (const one of arriving) {
      if (one.request.complete) arriving.delete(one)
      else if (isTrickle(one, now)) one.request.socket.destroy()
    }
  }, 1_000).unref()
}

function isTrickle({ request, began, from }: Arriving, now: number): boolean {
  const ms = now - began
  return ms > PATIENCE_MS && request.socket.bytesRead - from < (SLOWEST * ms) / 1_000
}

/** From the moment at which the whole answer is written. */
function watchReader(response: ServerResponse): void {
  const { socket } = response
  if (!socket || response.writableFinished) return
  const drop = () => socket.destroy()
  socket.setTimeout(UNREAD_MS, drop)
  // The server itself sets the time that the connection may be idle then.
  response.once('finish', () => socket.off('timeout', drop))
}
