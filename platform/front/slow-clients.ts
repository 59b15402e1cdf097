import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export const TIME_LIMITS = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 5_000,
  // Enough for a large table over a slow line. Clients that trickle data are disconnected below.
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
}

export const PATIENCE = {
  checkEvery: 1_000,
  /** Grace period before a body or response must transfer at `SLOWEST` or faster. */
  pace: 8_000,
  /** Longest pause, no matter how much was sent before. */
  pause: 60_000,
  /** Idle time. Node.js counts it from the last byte, so a blank line per second would never end it. */
  idle: TIME_LIMITS.keepAliveTimeout + 3_000,
}

/** Minimum transfer rate, bytes per second. */
const SLOWEST = 4_096

/** Bytes transferred so far and the time budget left, ms. */
interface Pace {
  bytes: number
  left: number
  at: number
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  arriving: Pace
}

interface TrackedSocket {
  open: Set<Exchange>
  idleSince: number
  /** Pace of queued outgoing data, or null while nothing is queued. */
  leaving: Pace | null
}

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
    const sent = socket.bytesWritten - queued
    if (queued === 0 || isStream(open)) watched.leaving = null
    else watched.leaving ??= pace(sent)
    if (watched.leaving && isTooSlow(watched.leaving, sent)) return true
    return [...open].some(
      ({ request, arriving }) => !request.complete && isTooSlow(arriving, socket.bytesRead),
    )
  }

  /** Checks a time budget that each byte extends, because slow lines transfer in steps with pauses. */
  function isTooSlow(pace: Pace, bytes: number): boolean {
    const now = Date.now()
    const bought = ((bytes - pace.bytes) / SLOWEST) * 1_000
    pace.left = Math.min(pace.left + bought - (now - pace.at), patience.pause)
    pace.bytes = bytes
    pace.at = now
    return pace.left < 0
  }

  setInterval(() => {
    for (const [socket, watched] of connections) if (isHolding(socket, watched)) socket.destroy()
  }, patience.checkEvery).unref()
}

/** A response may end before its request's body, which is then still being read. */
const isOver = ({ request, response }: Exchange) =>
  request.complete && (response.writableFinished || response.destroyed)

/** An event stream may be idle; it has its own timeout (`streams.ts`). */
const isStream = (open: Set<Exchange>) =>
  [...open].some(({ response }) => response.getHeader('content-type') === 'text/event-stream')

/** Returns the bytes not yet passed to the system; large chunks shrink only in the handle's queue. */
function waiting(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return (handle?.writeQueueSize ?? 0) + socket.writableLength
}
