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

/** In ms. */
export const PATIENCE = {
  checkEvery: 1_000,
  /** So long a body or an answer may take as it likes; then it has to be as fast as `SLOWEST`. */
  pace: 8_000,
  /** However much went before, a pause is no longer than this. */
  pause: 60_000,
  /** A connection without a request. Node.js counts from the last byte, so a blank line a second would keep it forever. */
  idle: TIME_LIMITS.keepAliveTimeout + 3_000,
}

/** Bytes a second. */
const SLOWEST = 4_096

/** What moved so far, bytes, and how long the other end may still take, ms. */
interface Pace {
  bytes: number
  left: number
  at: number
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Of the body that is sent to us. */
  arriving: Pace
}

interface TrackedSocket {
  open: Set<Exchange>
  idleSince: number
  /** Of what waits to be taken; null while nothing does. */
  leaving: Pace | null
}

/** Drops clients that send or read so slowly that they only hold connections. */
export function disconnectSlowClients(server: Server, patience = PATIENCE): void {
  const connections = new Map<Socket, TrackedSocket>()
  const pace = (bytes: number) => ({ bytes, left: patience.pace, at: Date.now() })
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: new Set(), idleSince: Date.now(), leaving: null })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const arriving = pace(request.socket.bytesRead)
    connections.get(request.socket)?.open.add({ request, response, arriving })
  })

  function isHolding(socket: Socket, watched: TrackedSocket): boolean {
    const { open } = watched
    const now = Date.now()
    for (const one of open) if (isOver(one) && open.delete(one)) watched.idleSince = now
    if (open.size === 0 && now - watched.idleSince > patience.idle) return true
    const queued = waiting(socket)
    const taken = socket.bytesWritten - queued
    if (queued === 0 || isStream(open)) watched.leaving = null
    else watched.leaving ??= pace(taken)
    if (watched.leaving && isTooSlow(watched.leaving, taken)) return true
    return [...open].some(
      ({ request, arriving }) => !request.complete && isTooSlow(arriving, socket.bytesRead),
    )
  }

  /**
   * Each byte buys time. By the sum and not by the moment: of what a slow line takes, the system reports large steps with long
   * pauses between them.
   */
  function isTooSlow(kept: Pace, bytes: number): boolean {
    const now = Date.now()
    const bought = ((bytes - kept.bytes) / SLOWEST) * 1_000
    kept.left = Math.min(kept.left + bought - (now - kept.at), patience.pause)
    kept.bytes = bytes
    kept.at = now
    return kept.left < 0
  }

  setInterval(() => {
    for (const [socket, watched] of connections) if (isHolding(socket, watched)) socket.destroy()
  }, patience.checkEvery).unref()
}

/** An answer may come before the rest of its question, which goes on to be read then. */
const isOver = ({ request, response }: Exchange) =>
  request.complete && (response.writableFinished || response.destroyed)

/** A stream of events may be silent, and has a limit of its own (`streams.ts`). */
const isStream = (open: Set<Exchange>) =>
  [...open].some(({ response }) => response.getHeader('content-type') === 'text/event-stream')

/** Bytes that the system hasn't taken yet: those of one large piece shrink in the queue of the handle only. */
function waiting(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return (handle?.writeQueueSize ?? 0) + socket.writableLength
}
