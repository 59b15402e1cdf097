import { execFileSync } from 'node:child_process'

import { bundleRows, leakedFiles } from './bundle-budget'
import { feedRows } from './feeds'
import { hostileInputRows } from './hostile-input'
import { hostileMailRows } from './hostile-mail'
import { httpRows } from './http'
import { importRows } from './import'
import { interactionRows } from './interaction'
import { lighthouseRows } from './lighthouse'
import { liveRows } from './live'
import { memoryRows } from './memory'
import { officePageRows } from './office-pages'
import { overloadRows } from './overload'
import { pageRows } from './pages'
import { PUBLIC_PAGES } from './public-pages'
import { scaleRows } from './scale'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import { stageRows } from './stage'
import type { Row } from './table'
import { turntableRows } from './turntable'
import { webhookRows } from './webhooks'

export const PORT = Number(process.env.BENCH_PORT || 4610)

interface Part {
  title: string
  measure(): Row[] | Promise<Row[]>
}

/** Parts of `npm run bench` in order; each can run separately. */
export const PARTS: Record<string, Part> = {
  bundle: { title: 'First-load JavaScript (brotli)', measure: bundleTable },
  // Runs in a separate process, because this one's memory is in use.
  api: { title: 'API', measure: () => tableOf('bench/api-main.ts') },
  http: { title: 'API over HTTP', measure: () => onShop(httpRows) },
  feeds: { title: 'Product feeds', measure: () => onShop(feedRows) },
  memory: { title: 'Memory', measure: () => onShop(memoryRows) },
  live: { title: 'Live', measure: () => onShop(liveRows) },
  overload: { title: 'Overload', measure: () => onShop(overloadRows) },
  'hostile-mail': { title: 'Hostile email', measure: () => hostileMailRows(PORT) },
  'hostile-input': { title: 'Hostile input', measure: hostileInputRows },
  // Runs on a separate database, because it adds 100,000 parts.
  search: { title: 'Search', measure: () => tableOf('bench/spares-main.ts') },
  // Likewise with a million posts.
  forum: { title: 'Forum', measure: () => tableOf('bench/forum/forum-main.ts') },
  // Likewise with 100,000 orders, customers, tickets and parts.
  office: { title: 'Back office', measure: () => tableOf('bench/office-main.ts') },
  'office-pages': { title: 'Pages of the back office', measure: () => officePageRows(PORT) },
  webhooks: { title: 'Webhooks', measure: () => webhookRows(PORT) },
  import: { title: 'Import of a table', measure: () => importRows(PORT) },
  scale: { title: 'Several processes', measure: () => scaleRows(PORT) },
  pages: { title: 'Server', measure: () => pageRows(PORT) },
  stage: { title: 'Stage', measure: () => onShop(({ origin }) => stageRows(origin)) },
  turntable: {
    title: 'Turntable',
    measure: () => onShop(({ origin }) => turntableRows(origin)),
  },
  browser: { title: 'Browser', measure: () => onShop(browserTable) },
}

function bundleTable(): Row[] {
  const leaks = leakedFiles()
  return [
    ...bundleRows().map(({ page, kb, overKb, budgetKb, isWithinBudget }) => ({
      what: page,
      budget: `bare page + ${budgetKb} KB`,
      measured: `${kb.toFixed(1)} KB (+ ${overKb.toFixed(1)})`,
      isWithinBudget,
    })),
    {
      what: 'server code and mocks in client files',
      budget: 'none',
      measured: leaks.length === 0 ? 'none' : leaks.join(', '),
      isWithinBudget: leaks.length === 0,
    },
  ]
}

/** Runs a script with a disposable database and returns the JSON that it prints. */
export function tableOf<Table = Row[]>(script: string, ...args: string[]): Table {
  const dataDir = newDataDir()
  const tsx = [process.execPath, 'node_modules/tsx/dist/cli.mjs']
  try {
    const answer = execFileSync(
      process.execPath,
      [...tsx.slice(1), 'scripts/with-database.ts', ...tsx, script, ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    return JSON.parse(answer.slice(answer.indexOf('['))) as Table
  } finally {
    removeDataDir(dataDir)
  }
}

async function browserTable({ origin }: BenchShop): Promise<Row[]> {
  return [...(await interactionRows(origin)), ...lighthouseRows(origin, PUBLIC_PAGES)]
}

async function onShop(measure: (shop: BenchShop) => Promise<Row[]>): Promise<Row[]> {
  const shop = await startShop(PORT)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
    removeDataDir(shop.dataDir)
  }
}
