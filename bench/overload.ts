import { connect, type Socket } from 'node:net'

import { residentMb } from './cpu'
import { floodRows } from './floods'
import type { BenchShop } from './shop'
import type { Row } from './table'

const SEARCH = '/spares?q=a'
const SLOW = 400
const GONE_S = 15
const SETTLING_MS = 3_000
/** Pause in ms between the floods and the memory measurement. */
const BREATH_MS = 30_000
const MOST_GROWN = 1.3

/** Measures whether checkouts succeed during each flood, and how long slow clients stay connected. */
export async function overloadRows(shop: BenchShop): Promise<Row[]> {
  await pause(SETTLING_MS)
  const atRest = residentMb(shop.appPid)
  return [
    ...(await floodRows(shop)),
    await slowClients(shop.origin),
    await answersAgain(shop.origin),
    await memoryAfter(shop, atRest),
  ]
}

/** A third sends headers slowly, a third the body, and a third reads the response slowly. */
async function slowClients(origin: string): Promise<Row> {
  // Lets the shop finish handling the flood first.
  await pause(3_000)
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  const gone: number[] = []
  const sockets = Array.from({ length: SLOW }, (_, turn) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.once('close', () => gone.push((performance.now() - began) / 1_000))
    trickle(socket, turn % 3)
    return socket
  })
  while (gone.length < SLOW && performance.now() - began < 60_000) await pause(100)
  for (const socket of sockets) socket.destroy()
  const last = Math.max(...gone)
  return {
    what: `${SLOW} clients that send or read a byte a second`,
    budget: `gone in ${GONE_S} s`,
    measured: `${gone.length} gone, the last one after ${last.toFixed(1)} s`,
    isWithinBudget: gone.length === SLOW && last <= GONE_S,
  }
}

function trickle(socket: Socket, kind: number): void {
  const head = ['GET /configurator HTTP/1.1', 'Host: shop']
  if (kind === 0) socket.write(`${head.join('\r\n')}\r\nX-Slow: `)
  if (kind === 1) {
    const post = ['POST /api/contact HTTP/1.1', 'Host: shop', 'Content-Type: application/json']
    socket.write(`${post.join('\r\n')}\r\nContent-Length: 90000\r\n\r\n{`)
  }
  if (kind === 2) {
    socket.pause()
    // Exceeds both ends' buffers. Without reading, only writing (ignored) blank lines detects the end.
    const document = ['GET /api/openapi.json HTTP/1.1', 'Host: shop']
    socket.write(`${document.join('\r\n')}\r\n\r\n`.repeat(4))
  }
  const timer = setInterval(() => socket.write(kind === 2 ? '\r\n' : 'a'), 1_000)
  socket.once('close', () => clearInterval(timer))
}

async function answersAgain(origin: string): Promise<Row> {
  const began = performance.now()
  const { status } = await fetch(origin + SEARCH)
  const ms = performance.now() - began
  return {
    what: 'a search right after',
    budget: '≤ 1,000 ms',
    measured: `${status}, ${ms.toFixed(0)} ms`,
    isWithinBudget: status === 200 && ms <= 1_000,
  }
}

async function memoryAfter({ appPid }: BenchShop, atRest: number): Promise<Row> {
  await pause(BREATH_MS)
  const after = residentMb(appPid)
  return {
    what: `memory ${BREATH_MS / 1_000} s after all this`,
    budget: `≤ ${MOST_GROWN} × at rest`,
    measured: `${(after / atRest).toFixed(2)} × (${after.toFixed(0)} MB, ${atRest.toFixed(0)} at rest)`,
    isWithinBudget: after <= atRest * MOST_GROWN,
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
