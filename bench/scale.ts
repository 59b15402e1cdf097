import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { openDatabase } from '../scripts/database/open-database'
import { treeCpuMs } from './cpu'
import { sendAll } from './http-load'
import { mixedCalls } from './memory'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import type { Row } from './table'

const RUNS = 4_000
/** Requests to each process, which compiles its code and fills its caches. */
const WARM_UP = 1_200
/** How much more CPU time a request may take with several processes than with one. */
const MOST = 1.15
const POOLER = '/usr/sbin/pgbouncer'
const POOLER_PORT = 4_690

interface CpuTime {
  shop: number
  database: number
}

/** Measures CPU time per request of a mixed load with one, two and four serving processes, and with PgBouncer. */
export async function scaleRows(port: number): Promise<Row[]> {
  const dataDir = newDataDir()
  const database = await openDatabase({ dataDir, log: () => undefined })
  try {
    await migrate(database.url)
    await seed(database.url)
    const direct = {
      DATABASE_URL: database.url,
      APP_SECRET: 'bench-secret-of-at-least-32-characters',
    }
    const measured = async (processes: number, more = {}) => {
      const env = { ...direct, WEB_CONCURRENCY: String(processes), ...more }
      const shop = await startShop(port, dataDir, env)
      return cpuOfMixedLoad(shop, WARM_UP * processes).finally(() => shop.stop())
    }
    const one = await measured(1)
    const rows = [toRow('1 process', one, one)]
    for (const count of [2, 4]) rows.push(toRow(`${count} processes`, await measured(count), one))
    if (!existsSync(POOLER)) return rows
    const pooler = await startPooler(database.url)
    const pooled = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: database.url }
    const four = await measured(4, pooled).finally(() => pooler.stop())
    return [...rows, toRow('4 processes behind PgBouncer', four, one)]
  } finally {
    await database.stop()
    removeDataDir(dataDir)
  }
}

async function cpuOfMixedLoad(
  { origin, pid, databasePid }: BenchShop,
  warmUp: number,
): Promise<CpuTime> {
  const next = await mixedCalls(origin)
  const send = (count: number) => {
    let left = count
    return sendAll(origin, () => (left-- > 0 ? next() : undefined))
  }
  const cpu = () => ({ shop: treeCpuMs(pid), database: treeCpuMs(databasePid) })
  await send(warmUp)
  const before = cpu()
  await send(RUNS)
  const after = cpu()
  return {
    shop: (after.shop - before.shop) / RUNS,
    database: (after.database - before.database) / RUNS,
  }
}

function toRow(what: string, { shop, database }: CpuTime, one: CpuTime): Row {
  const ratio = (shop + database) / (one.shop + one.database)
  const parts = `${shop.toFixed(2)} shop + ${database.toFixed(2)} database`
  return {
    what: `mixed load: ${what}`,
    budget: `≤ ${MOST} × one process`,
    measured: `${ratio.toFixed(2)} ×, ${(shop + database).toFixed(2)} ms CPU (${parts})`,
    isWithinBudget: ratio <= MOST,
  }
}

/** Starts a pooler in transaction mode in front of an embedded database, whose URL names its socket. */
async function startPooler(direct: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  const socket = new URL(direct).searchParams.get('host') ?? ''
  writeFileSync(
    file,
    `[databases]
shop = host=${socket} dbname=shop user=shop
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${POOLER_PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
`,
  )
  const child = spawn(POOLER, ['-u', 'nobody', file], { stdio: 'ignore' })
  await new Promise((go) => setTimeout(go, 1_000))
  return {
    url: `postgresql://shop@127.0.0.1:${POOLER_PORT}/shop`,
    stop: () => {
      child.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
