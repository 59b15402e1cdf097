import { connect } from 'node:net'

import { answerReader } from './answer-reader'

export interface Flood {
  origin: string
  /** Local address that the connections come from. */
  from: string
  connections: number
  forMs: number
  /** Requests sent in rotation; `{n}` is replaced by a unique word. */
  requests: readonly { path: string; body?: string }[]
  /** Whether to keep streams open instead of reopening them. */
  isHolding?: boolean
}

export interface FloodCount {
  answered: number
  /** Responses with status 429 or 503. */
  refused: number
  /** Connections closed without a response. */
  broken: number
}

const flood = JSON.parse(process.argv[2] ?? '') as Flood
const { host, hostname, port } = new URL(flood.origin)
const count: FloodCount = { answered: 0, refused: 0, broken: 0 }
const RECONNECT_MS = 100
const end = performance.now() + flood.forMs
let turn = 0

/** Raw HTTP, because Node.js's client needs as much CPU per request as the shop. */
function nextRequest(): string {
  turn += 1
  const { path, body } = flood.requests[turn % flood.requests.length] ?? { path: '/' }
  const word = `${turn.toString(36)}-${process.pid.toString(36)}`
  const sent = body?.replaceAll('{n}', word) ?? ''
  const head = [
    `${sent ? 'POST' : 'GET'} ${path.replaceAll('{n}', word)} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: br',
    'Accept: text/html,image/avif,image/webp,*/*',
    ...(sent ? ['Content-Type: application/json', `Content-Length: ${sent.length}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n${sent}`
}

/** Opens a connection that sends a request after each response, and reconnects when it closes. */
function open(): void {
  let isWaiting = true
  let reconnectMs = RECONNECT_MS
  const socket = connect({ port: Number(port), host: hostname, localAddress: flood.from })
  const ask = () => {
    isWaiting = true
    socket.write(nextRequest())
  }
  const read = answerReader({
    onAnswer(status) {
      isWaiting = false
      if (status === 503 || status === 429) count.refused += 1
      else count.answered += 1
      ask()
    },
    onStream() {
      isWaiting = false
      count.answered += 1
      reconnectMs = 0
      if (!flood.isHolding) socket.destroy()
    },
  })
  socket.setNoDelay(true).once('connect', ask).on('data', read)
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(), end - performance.now())
  socket.once('close', () => {
    clearTimeout(timer)
    if (performance.now() >= end) return
    if (isWaiting) count.broken += 1
    setTimeout(open, reconnectMs)
  })
}

for (let index = 0; index < flood.connections; index += 1) open()
setTimeout(() => {
  process.send?.(count)
  process.disconnect?.()
}, flood.forMs + RECONNECT_MS)
