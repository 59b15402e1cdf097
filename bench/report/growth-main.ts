import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { residentMb, treeCpuMs } from '../cpu'
import { fillForum } from '../forum/forum-data'
import { fillOffice } from '../office-data'
import { PORT } from '../parts'
import { startShop, type BenchShop } from '../shop'
import { fillWithSpares } from '../spares-data'
import { growthCases, type LoadCall, type Case } from './growth-cases'
import type { GrowthResult } from './growth'
import type { RouteTiming } from './growth-rows'

/** Requests per URL; LONGEST_MS limits the total time of slow ones. */
const RUNS = 200
const WARM_UP = 20
const LONGEST_MS = 4_000

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  const began = performance.now()
  await migrate(url)
  await seed(url)
  const pool = new Pool({ connectionString: url, max: 1 })
  const [count = 0, posts = 0] = process.argv.slice(2).map(Number)
  if (count > 0) await fill(url, pool, { count, posts })
  const filledS = (performance.now() - began) / 1_000
  const { rows } = await pool.query('select pg_database_size(current_database())::float8 as size')
  // The worker would try to process thousands of orders that no provider knows.
  process.env.WORKER = 'off'
  const shop = await startShop(PORT, process.env.DATA_DIR)
  try {
    // Waits for background work of the start.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const restMb = residentMb(shop.appPid)
    const measured: RouteTiming[] = []
    for (const one of await growthCases(shop.origin, drizzle({ client: pool })))
      measured.push(await measure(shop, one))
    const afterMb = residentMb(shop.appPid)
    const grown: GrowthResult = {
      measured,
      restMb,
      afterMb,
      databaseMb: rows[0].size / 2 ** 20,
      filledS,
    }
    console.log(JSON.stringify([grown]))
  } finally {
    await pool.end()
    await shop.stop()
  }
}

interface FillInput {
  count: number
  posts: number
}

async function fill(url: string, pool: Pool, { count, posts }: FillInput): Promise<void> {
  const db = drizzle({ client: pool })
  const step = async (what: string, work: Promise<void>) => {
    const began = performance.now()
    await work
    console.error(`  ${what}: ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  }
  await step('orders and people', fillOffice(db, count))
  await step('spare parts', fillWithSpares(db, count))
  await step('posts', fillForum(url, { threads: posts / 10, long: posts / 5 }))
}

async function measure(shop: BenchShop, { group, what, ask }: Case): Promise<RouteTiming> {
  const run = async (turn: number) => {
    const began = performance.now()
    await send(shop.origin, what, ask(turn))
    return performance.now() - began
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) await run(turn)
  const before = cpuOf(shop)
  const times: number[] = []
  const end = performance.now() + LONGEST_MS
  while (times.length < RUNS && performance.now() < end)
    times.push(await run(WARM_UP + times.length))
  const cpu = (cpuOf(shop) - before) / times.length
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { group, what, p50: at(0.5), p99: at(0.99), cpu }
}

const cpuOf = ({ appPid, databasePid }: BenchShop) => treeCpuMs(appPid) + treeCpuMs(databasePid)

async function send(origin: string, what: string, { path, token, body, method }: LoadCall) {
  const response = await fetch(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${what}: ${path} answered ${response.status}`)
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
