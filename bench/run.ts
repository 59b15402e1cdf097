import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

import { bundleRows, leakedFiles } from './bundle-budget'
import { httpRows } from './http'
import { interactionRows } from './interaction'
import { lighthouseRows } from './lighthouse'
import { liveRows } from './live'
import { memoryRows } from './memory'
import { overloadRows } from './overload'
import { pageRows } from './pages'
import { PUBLIC_PAGES } from './public-pages'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import { printRows, type Row } from './table'

const PORT = Number(process.env.BENCH_PORT || 4610)
const PARTS = [
  'bundle',
  'api',
  'http',
  'memory',
  'live',
  'overload',
  'search',
  'forum',
  'office',
  'pages',
  'browser',
] as const

/**
 * `npm run bench [bundle api http memory live overload search forum office pages browser]`: every budget beside its measured figure.
 * Needs a production build and Chromium.
 */
async function main(): Promise<number> {
  const asked = process.argv.slice(2)
  const parts = asked.length > 0 ? asked : [...PARTS]
  if (!existsSync('.next/BUILD_ID')) {
    console.error('There is no production build. Run `npm run build` first.')
    return 2
  }
  const [cpu] = cpus()
  console.log(
    `${cpus().length} × ${cpu?.model}, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`,
  )
  const rows: Row[] = []
  const show = (title: string, some: Row[]) => {
    rows.push(...some)
    printRows(title, some)
  }
  if (parts.includes('bundle')) show('First-load JavaScript (brotli)', bundleTable())
  // In a process of its own: this one has other things in its memory.
  if (parts.includes('api')) show('API', tableOf('bench/api-main.ts'))
  if (parts.includes('http')) show('API over HTTP', await onShop(httpRows))
  if (parts.includes('memory')) show('Memory', await onShop(memoryRows))
  if (parts.includes('live')) show('Live', await onShop(liveRows))
  if (parts.includes('overload')) show('Overload', await onShop(overloadRows))
  // On a database of its own, too: it gets 100,000 parts.
  if (parts.includes('search')) show('Search', tableOf('bench/spares-main.ts'))
  // And this one a million posts.
  if (parts.includes('forum')) show('Forum', tableOf('bench/forum-main.ts'))
  // And this one 100,000 orders, customers, tickets and parts.
  if (parts.includes('office')) show('Back office', tableOf('bench/office-main.ts'))
  if (parts.includes('pages')) show('Server', await pageRows(PORT))
  if (parts.includes('browser')) show('Browser', await onShop(browserTable))
  const over = rows.filter(({ isKept }) => !isKept)
  console.log(`\n${rows.length - over.length} of ${rows.length} budgets kept.`)
  return over.length === 0 ? 0 : 1
}

function bundleTable(): Row[] {
  const leaks = leakedFiles()
  return [
    ...bundleRows().map(({ page, kb, overKb, budgetKb, isKept }) => ({
      what: page,
      budget: `bare page + ${budgetKb} KB`,
      measured: `${kb.toFixed(1)} KB (+ ${overKb.toFixed(1)})`,
      isKept,
    })),
    {
      what: 'server code and mocks in client files',
      budget: 'none',
      measured: leaks.length === 0 ? 'none' : leaks.join(', '),
      isKept: leaks.length === 0,
    },
  ]
}

function tableOf(script: string): Row[] {
  const dataDir = newDataDir()
  try {
    const answer = execFileSync(
      process.execPath,
      [
        'node_modules/tsx/dist/cli.mjs',
        'scripts/with-database.ts',
        process.execPath,
        'node_modules/tsx/dist/cli.mjs',
        script,
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    return JSON.parse(answer.slice(answer.indexOf('['))) as Row[]
  } finally {
    removeDataDir(dataDir)
  }
}

async function browserTable({ origin }: BenchShop): Promise<Row[]> {
  return [...(await interactionRows(origin)), ...lighthouseRows(origin, PUBLIC_PAGES)]
}

/** Measures a shop that was just started, on data of its own. */
async function onShop(measure: (shop: BenchShop) => Promise<Row[]>): Promise<Row[]> {
  const shop = await startShop(PORT)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
    removeDataDir(shop.dataDir)
  }
}

void main().then((code) => {
  process.exitCode = code
})
