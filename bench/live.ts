import { Agent, get, type IncomingMessage } from 'node:http'

import { Client } from 'pg'

import { residentMb } from './cpu'
import { databaseUrlOf, type BenchShop } from './shop'
import type { Row } from './table'

const STREAMS = 2_000
const ROUNDS = 5
const BUDGET_MB = 100
const BUDGET_MS = 1_000

/** Measures the memory of many event streams on one process, and a notice's delivery time to all. */
export async function liveRows(shop: BenchShop): Promise<Row[]> {
  const thread = await firstThread(shop.origin)
  const before = residentMb(shop.appPid)
  const agent = new Agent({ maxSockets: Infinity, keepAlive: true })
  const streams: IncomingMessage[] = []
  for (let index = 0; index < STREAMS; index += 100) {
    const some = Array.from({ length: 100 }, () => openStream(shop.origin, { thread, agent }))
    streams.push(...(await Promise.all(some)))
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const more = residentMb(shop.appPid) - before
  const times: number[] = []
  const database = new Client({ connectionString: databaseUrlOf(shop.appPid) })
  await database.connect()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await untilAllHeard(streams, () => announce(database, { thread, round })))
  }
  await database.end()
  agent.destroy()
  const slowest = Math.max(...times)
  return [
    row(`memory of ${STREAMS} open streams`, { is: more, most: BUDGET_MB, unit: 'MB' }),
    row(`a notice reaches ${STREAMS} streams, slowest of ${ROUNDS}`, {
      is: slowest,
      most: BUDGET_MS,
      unit: 'ms',
    }),
  ]
}

function openStream(origin: string, { thread, agent }: { thread: number; agent: Agent }) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/api/live?thread=${thread}`, { agent }, (response) => {
      if (response.statusCode === 200)
        return resolve(response.setEncoding('utf8').on('data', () => undefined))
      reject(new Error(`A stream answered ${response.statusCode}.`))
    }).on('error', reject)
  })
}

async function untilAllHeard(
  streams: readonly IncomingMessage[],
  tell: () => Promise<unknown>,
): Promise<number> {
  const received = streams.map(
    (stream) =>
      new Promise<void>((resolve) => {
        const onData = (text: string) => {
          if (!text.includes('data: ')) return
          stream.off('data', onData)
          resolve()
        }
        stream.on('data', onData)
      }),
  )
  const began = performance.now()
  await tell()
  await Promise.all(received)
  return performance.now() - began
}

/** Copy of `server/kernel/live/announce.ts`. */
function announce(database: Client, { thread, round }: { thread: number; round: number }) {
  return database.query(
    `with written as (
       insert into live_events (topic, kind, subject) values ($1, 'post', $2) returning id, topic, kind, subject)
     select pg_notify('live', json_build_array(id, topic, kind, subject)::text) from written`,
    [`thread:${thread}`, String(round)],
  )
}

async function firstThread(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/forum`)
  const { data } = (await response.json()) as { data: { latest: { id: number }[] } }
  const [thread] = data.latest
  if (!thread) throw new Error('The forum has no thread.')
  return thread.id
}

function row(what: string, { is, most, unit }: { is: number; most: number; unit: string }): Row {
  return {
    what,
    budget: `≤ ${most} ${unit}`,
    measured: `${is.toFixed(0)} ${unit}`,
    isWithinBudget: is <= most,
  }
}
