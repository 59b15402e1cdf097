import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { residentMb } from './cpu'
import { buyAsGuest, guestOrder } from './guest-order'
import type { BenchShop } from './shop'
import { median, type Row } from './table'

const FEW = 50
const MANY = 500
const FLOOD_MS = 20_000
const BUYS_EVERY_MS = 500
const SEARCH = '/spares?q=a'
const SLOW = 400
const GONE_S = 15
const SETTLING_MS = 3_000
/** After the flood, until the memory is looked at. */
const BREATH_MS = 30_000
const MOST_GROWN = 1.3

/** Whether people can pay while 500 others search without end, and how long clients that only hold connections stay. */
export async function overloadRows(shop: BenchShop): Promise<Row[]> {
  const { origin } = shop
  await pause(SETTLING_MS)
  const atRest = residentMb(shop.appPid)
  const order = await guestOrder(origin)
  const alone: number[] = []
  for (let turn = 0; turn < 5; turn += 1)
    alone.push((await buyAsGuest(origin, order, 1_000 + turn)).ms ?? Number.NaN)
  await flood(origin, FEW, 5_000)
  const few = await flood(origin, FEW, 10_000)
  const busy = residentMb(shop.appPid)
  const [many, paid] = await Promise.all([
    flood(origin, MANY, FLOOD_MS),
    payMeanwhile(origin, order),
  ])
  const times = paid.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  const share = many.perSecond / few.perSecond
  return [
    {
      what: `checkouts beside ${MANY} connections that search`,
      budget: 'all',
      measured: `${times.length} of ${paid.length}`,
      isKept: times.length === paid.length,
    },
    {
      what: '… their time, p95',
      budget: '≤ 1,000 ms',
      measured: `${p95.toFixed(0)} ms (${spread(times)}, alone ${median(alone).toFixed(0)})`,
      isKept: p95 <= 1_000,
    },
    {
      what: '… searches answered meanwhile',
      budget: `≥ 80% of ${FEW} connections`,
      measured: `${many.perSecond.toFixed(0)}/s of ${few.perSecond.toFixed(0)}/s (${many.refused} refused)`,
      isKept: share >= 0.8,
    },
    await slowClients(origin),
    await answersAgain(origin),
    await memoryAfter(shop, { atRest, busy }),
  ]
}

/** From a process of its own: the times of those who pay must not hold what its 500 connections cost. */
async function flood(origin: string, connections: number, forMs: number) {
  const flooding = fork('bench/flood-main.ts', [origin + SEARCH, `${connections}`, `${forMs}`], {
    execArgv: ['--import', 'tsx'],
  })
  const [count] = (await once(flooding, 'message')) as [{ answered: number; refused: number }]
  return { perSecond: count.answered / (forMs / 1_000), refused: count.refused }
}

const spread = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)}, longest ${(times.at(-1) ?? Number.NaN).toFixed(0)}`

async function payMeanwhile(origin: string, order: Awaited<ReturnType<typeof guestOrder>>) {
  const running: Promise<{ ms: number | null }>[] = []
  // The flood has to be there first.
  for (let turn = 1; turn < FLOOD_MS / BUYS_EVERY_MS - 2; turn += 1) {
    await pause(BUYS_EVERY_MS)
    running.push(buyAsGuest(origin, order, turn))
  }
  return Promise.all(running)
}

/** A third sends its head slowly, a third its body, a third reads its answer slowly. */
async function slowClients(origin: string): Promise<Row> {
  // What the flood left behind is answered first.
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
    isKept: gone.length === SLOW && last <= GONE_S,
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
    // More than the buffers of both ends hold. Who reads nothing hears of the end by writing only: blank lines, which are ignored.
    socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(60))
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
    isKept: status === 200 && ms <= 1_000,
  }
}

/** Of the serving process, whatever it took meanwhile. */
async function memoryAfter(
  { appPid }: BenchShop,
  { atRest, busy }: { atRest: number; busy: number },
): Promise<Row> {
  await pause(BREATH_MS)
  const after = residentMb(appPid)
  const [rest, few] = [atRest, busy].map((mb) => mb.toFixed(0))
  return {
    what: `memory ${BREATH_MS / 1_000} s after all this`,
    budget: `≤ ${MOST_GROWN} × at rest`,
    measured: `${(after / atRest).toFixed(2)} × (${after.toFixed(0)} MB, ${rest} at rest, ${few} with ${FEW} connections)`,
    isKept: after <= atRest * MOST_GROWN,
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
