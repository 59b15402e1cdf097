import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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

interface Watched {
  request: IncomingMessage
  response: ServerResponse
  socket: Socket
  began: number
  /** Bytes that had come over the connection before. */
  from: number
  /** What waits to be taken, and since when it is so much. */
  left: number
  since: number
}

/** Drops clients that send or read so slowly that they only hold connections. */
export function dropSlowClients(server: Server): void {
  const watched = new Set<Watched>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const now = Date.now()
    const from = socket.bytesRead
    watched.add({ request, response, socket, began: now, from, left: 0, since: now })
  })
  setInterval(() => {
    const now = Date.now()
    for (const one of watched) {
      const { request, response, socket } = one
      // An answer may come before the rest of its question, which goes on to be read then.
      const isOver = request.complete && (response.writableFinished || response.destroyed)
      if (isOver || socket.destroyed) watched.delete(one)
      else if (isTrickle(one, now) || isUnread(one, now)) socket.destroy()
    }
  }, 1_000).unref()
}

function isTrickle({ request, socket, began, from }: Watched, now: number): boolean {
  const ms = now - began
  if (request.complete || ms <= PATIENCE_MS) return false
  return socket.bytesRead - from < (SLOWEST * ms) / 1_000
}

/** The whole answer is written, and nothing of it was taken for a while. */
function isUnread(one: Watched, now: number): boolean {
  if (!one.response.writableEnded || one.response.writableFinished) return false
  const left = waiting(one.socket)
  if (left !== one.left) {
    one.left = left
    one.since = now
  }
  return now - one.since > UNREAD_MS
}

/** Bytes that the system hasn't taken yet: those of one large piece shrink in the queue of the handle only. */
function waiting(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return (handle?.writeQueueSize ?? 0) + socket.writableLength
}
