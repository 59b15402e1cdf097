import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

import { withClient } from '@/scripts/database/connection'
import { writeSection } from '../document'
import { startBuyers, type ClusterOrder } from './buyers'
import { FAULTS, isWhole, primaryOf } from './faults'
import { until } from './processes'
import {
  databaseUrls,
  missingParts,
  portsFrom,
  startCluster,
  stopCluster,
  type Cluster,
} from './setup'
import { startShops } from './shops'

const DOCUMENT = 'docs/reliability.md'
/** Fault-free time before and after each fault, in ms. */
const CALM_MS = 4_000
/** Overall timeout in ms, because a component that never recovers must not block the caller. */
const LONGEST_MS = 20 * 60_000

/** `npm run test:faults -- cluster [--write]`: fails components during purchases and counts losses. */
async function main(): Promise<number> {
  const missing = missingParts()
  if (missing) {
    console.log(`Left out: ${missing} is missing.`)
    return 0
  }
  const cluster = await startCluster(portsFrom(Number(process.env.BENCH_PORT || 4610)))
  const stop = () => stopCluster(cluster, { keepsLogs: process.argv.includes('--keep') })
  const early = () => void stop().finally(() => process.exit(1))
  process.once('SIGINT', early).once('SIGTERM', early)
  const late = setTimeout(() => {
    console.error(`This took longer than ${LONGEST_MS / 60_000} minutes.`)
    early()
  }, LONGEST_MS)
  try {
    await startShops(cluster)
    await withClient(databaseUrls(cluster.ports).direct, (client) =>
      client.query('update stock_items set on_hand = 1000000'),
    )
    const result = await breakAll(cluster)
    console.log(result.table)
    if (process.argv.includes('--write')) await writeSection(DOCUMENT, 'cluster', result.table)
    return result.isSound ? 0 : 1
  } finally {
    clearTimeout(late)
    await stop()
  }
}

async function breakAll(cluster: Cluster) {
  const origin = `http://127.0.0.1:${cluster.ports.http}`
  const buyers = await startBuyers(origin)
  const lines: string[] = []
  let failedAsPlanned = 0
  await pause(CALM_MS)
  for (const fault of FAULTS) {
    await until(() => isWhole(cluster), 'a standby that may take over', 90_000)
    const [from, before, failed] = [Date.now(), buyers.bought.length, buyers.failures.length]
    console.log(`${fault.what} (primary: ${await primaryOf(cluster)})`)
    const mend = await fault.make(cluster)
    await pause(CALM_MS)
    await until(async () => (buyers.bought.at(-1)?.at ?? 0) > Date.now() - 1_000, 'orders', 90_000)
    mend?.()
    const bought = buyers.bought.slice(before)
    if (fault.isPlanned) failedAsPlanned += buyers.failures.length - failed
    lines.push(
      `| ${fault.what} | ${longestGap(bought, from)} | ${bought.length} | ${summarizeFailures(buyers.failures.slice(failed))} |`,
    )
    console.log(lines.at(-1))
    await pause(CALM_MS)
  }
  await buyers.stop()
  const edit = await editSeconds(cluster)
  const round = await roundSeconds(cluster)
  const compared = await compare(cluster, buyers.bought)
  const bad = buyers.failures.filter(({ message }) =>
    /^(500|given|200)|without/.test(message),
  ).length
  const isSafe = compared.lost === 0 && compared.twice === 0 && bad === 0
  const [cpu] = cpus()
  const table = [
    '| what happened | longest time without an order | orders meanwhile | failed tries, answered when sent again |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `Acknowledged orders: ${buyers.bought.length}; lost: ${compared.lost}; twice: ${compared.twice}. Tries that were answered 500, without \`Retry-After\`, or never: ${bad}. An edit showed on both shops after ${edit} s. The worker ended a round ${round} s after its \`kill -9\`.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, everything on one machine (${cpus().length} × ${cpu?.model}), load ${loadavg()[0]?.toFixed(0)}.`,
  ].join('\n')
  return { table, isSound: isSafe && failedAsPlanned === 0 && Number(edit) <= 2 }
}

function longestGap(bought: readonly ClusterOrder[], from: number): string {
  const times = [from, ...bought.map(({ at }) => at)]
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  return `${(Math.max(...gaps) / 1_000).toFixed(1)} s`
}

function summarizeFailures(failures: readonly { message: string }[]): string {
  const counts = new Map<string, number>()
  for (const { message: each } of failures) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([each, count]) => `${count} × ${each}`).join(', ') || 'none'
}

async function compare({ ports }: Cluster, bought: readonly ClusterOrder[]) {
  const { rows } = await withClient(databaseUrls(ports).direct, (client) =>
    client.query<{ number: string; email: string }>('select number::text, email from orders'),
  )
  const numbers = new Set(rows.map(({ number }) => number))
  const byKey = new Map<string, number>()
  for (const { email } of rows) {
    const key = /^cluster-\d+-(.+)@/.exec(email)?.[1] ?? ''
    byKey.set(key, (byKey.get(key) ?? 0) + 1)
  }
  return {
    lost: bought.filter(({ number }) => !numbers.has(number)).length,
    twice: bought.filter(({ key }) => (byKey.get(key) ?? 0) > 1).length,
  }
}

/** Measures the outage of background work after a kill; a dead worker's job lease lasts a minute. */
async function roundSeconds({ all, ports }: Cluster): Promise<string> {
  const ended = `select max(completed_on) as at from jobs.job where name = 'reconcile' and state = 'completed'`
  const last = () =>
    withClient(databaseUrls(ports).direct, async (client) => {
      const { rows } = await client.query<{ at: Date | null }>(ended)
      return rows[0]?.at?.getTime() ?? 0
    })
  const before = await last()
  const began = Date.now()
  all.worker?.kill()
  await until(async () => (await last()) > before, 'a round of the worker', 120_000)
  return ((Date.now() - began) / 1_000).toFixed(0)
}

/** Measures the time until both shops show an edited text. */
async function editSeconds({ ports }: Cluster): Promise<string> {
  const pages = ports.shops.map((port) => `http://127.0.0.1:${port}/terms`)
  for (const page of pages) await (await fetch(page)).text()
  const mark = `Edited ${Date.now()}`
  await withClient(databaseUrls(ports).direct, (client) =>
    client.query(
      `update content_versions set title = $1 where page_id = (select id from content_pages where slug = 'terms' and kind = 'page')`,
      [mark],
    ),
  )
  const began = Date.now()
  const shows = async (page: string) => (await (await fetch(page)).text()).includes(mark)
  await until(async () => (await Promise.all(pages.map(shows))).every(Boolean), 'the edit', 20_000)
  return ((Date.now() - began) / 1_000).toFixed(1)
}

void main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
