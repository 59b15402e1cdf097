import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { SPARES_PAGE } from '@/domain/shop/spares/spare-address'
import { createApi } from '@/server/app'
import { closeDb, type Db } from '@/server/kernel/db/client'
import { realDeps } from '@/server/real-deps'

import { fillWithSpares, numbers } from './spares-data'
import { median, type Row } from './table'
import { toRow, timesOf, type Fetch } from './times'

/** Numbers of parts measured after the seed's. */
const SIZES = [300, 1_000, 10_000, 100_000]
const BUDGET_MS = 25
/** Maximum growth factor from the seed's size to the largest. */
const MOST_GROWTH = 2
const RUNS = 400
/** Number of rounds, high enough for other programs to disturb only a few. */
const ROUNDS = 5
const CLIENTS = 8

interface SizeTimes {
  rows: Row[]
  /** Median of the best time per query, by kind. */
  best: Record<string, number>
}

/** Measures p99 of spare-part lists and searches up to 100,000 parts. `url` is a seeded database. */
export async function spareRows(url: string): Promise<Row[]> {
  const filling = new Pool({ connectionString: url, max: 1 })
  const db = drizzle({ client: filling })
  const deps = realDeps()
  const api = createApi(deps)
  const fetch: Fetch = async (path) => api.fetch(new Request(`http://bench${path}`))
  const seeded = await countSpares(deps.db)
  const measured = [await measure(deps.db, fetch)]
  for (const [at, size] of SIZES.entries()) {
    await fillWithSpares(db, size - seeded, at === 0 ? 0 : (SIZES[at - 1] ?? 0) - seeded)
    measured.push(await measure(deps.db, fetch))
  }
  await filling.end()
  await closeDb()
  const [first, last] = [measured[0], measured.at(-1)]
  return [...measured.flatMap(({ rows }) => rows), ...growthRows(first, last)]
}

async function measure(db: Db, fetch: Fetch): Promise<SizeTimes> {
  const count = await countSpares(db)
  const size = count.toLocaleString('en')
  const kinds = { list: listPaths, search: searchPaths }
  const measured: SizeTimes = { rows: [], best: {} }
  for (const [kind, pathsOf] of Object.entries(kinds)) {
    // Warms up with other queries, because V8 optimizes a new process's code in several steps.
    for (const seed of [11, 12, 13, 14])
      await timesOf(await pathsOf(db, { count, runs: RUNS, seed }), fetch, 1)
    const paths = await pathsOf(db, { count, runs: RUNS, seed: 7 })
    const cold = await timesOf(paths, fetch, 1)
    const warm = await timesOf(paths, fetch, 1)
    measured.rows.push(
      toRow(`${kind} of ${size} parts, each query for the first time`, cold, BUDGET_MS),
      toRow(`${kind} of ${size} parts, one client`, warm, BUDGET_MS),
    )
    measured.best[kind] = await bestOf(paths, fetch)
  }
  // Concurrent clients share the CPU cores, so the budget scales with their number.
  const paths = await searchPaths(db, { count, runs: RUNS, seed: 7 })
  const busy = await timesOf(paths, fetch, CLIENTS)
  measured.rows.push(
    toRow(`search of ${size} parts, ${CLIENTS} clients at once`, busy, BUDGET_MS * CLIENTS),
  )
  return measured
}

/** Returns the median of the paths' best times, in ms. */
async function bestOf(paths: readonly string[], fetch: Fetch): Promise<number> {
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) {
      const [time = Number.NaN] = await timesOf([path], fetch, 1)
      best.set(path, Math.min(time, best.get(path) ?? Infinity))
    }
  }
  return median([...best.values()])
}

function growthRows(first: SizeTimes | undefined, last: SizeTimes | undefined): Row[] {
  return Object.entries(last?.best ?? {}).map(([kind, ms]) => {
    const seeded = first?.best[kind] ?? Number.NaN
    const growth = ms / seeded
    return {
      what: `${kind}: growth from the seed’s size to the largest, best of ${ROUNDS} rounds`,
      budget: `≤ ${MOST_GROWTH} ×`,
      measured: `${growth.toFixed(2)} × (median ${seeded.toFixed(2)} ms to ${ms.toFixed(2)} ms)`,
      isWithinBudget: growth <= MOST_GROWTH,
    }
  })
}

async function countSpares(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where kind = 'spare'`,
  )
  return rows[0]?.count ?? 0
}

interface PathOptions {
  count: number
  runs: number
  seed: number
}

const BIKES = ['nireeka-prime', 'nireeka-homie', 'nyx']
const GROUPS = [
  'brakes',
  'chain',
  'sprockets',
  'cranks',
  'derailleur',
  'tires',
  'wheels',
  'cockpit',
]

/** Generates paths of lists with and without filters, including first and deep pages. */
async function listPaths(_db: Db, { count, runs, seed }: PathOptions): Promise<string[]> {
  const next = numbers(seed)
  const oneOf = (name: string, values: string[]) => {
    const value = values[next(values.length + 1)]
    return value === undefined ? '' : `&${name}=${value}`
  }
  return Array.from({ length: runs }, () => {
    const filters = oneOf('bike', BIKES) + oneOf('group', GROUPS) + oneOf('stock', ['1'])
    const parts = filters === '' ? count : count / 20
    return `/api/spares/search?q=&page=${1 + next(Math.ceil(parts / SPARES_PAGE))}${filters}`
  })
}

/** Generates search paths: names, misspellings, single words, prefixes, numbers. */
async function searchPaths(db: Db, { runs, seed }: PathOptions): Promise<string[]> {
  const next = numbers(seed)
  const { rows } = await db.execute<{ title: string; id: number }>(
    sql`select title, id from products where kind = 'spare' order by md5(id::text) limit 1000`,
  )
  const pick = () => rows[next(rows.length)] ?? { title: 'Chain', id: 1 }
  const path = (q: string, more = '') => `/api/spares/search?q=${encodeURIComponent(q)}${more}`
  const typed = (q: string) => `/api/spares/searching?keyword=${encodeURIComponent(q)}`
  const kinds = [
    () => path(misspelled(pick().title, next)),
    () => path(pick().title),
    () => path(pick().title.split(' ')[0] ?? ''),
    () => path(pick().title.split(' ')[0] ?? '', `&page=${1 + next(20)}`),
    () => path('rear', `&bike=nyx&stock=1&page=${1 + next(20)}`),
    () => path(String(pick().id)),
    () => typed(pick().title.slice(0, 1 + next(8))),
    () => typed(misspelled(pick().title.slice(0, 9), next)),
    () => path(`not one of these ${next(1_000)} words`),
  ]
  return Array.from({ length: runs }, (_, at) => (kinds[at % kinds.length] ?? path)('chain'))
}

/** Replaces, omits or doubles a letter. */
export function misspelled(text: string, next: (below: number) => number): string {
  const at = 1 + next(Math.max(1, text.length - 2))
  const [head, sign, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  const ways = [`${head}x${tail}`, head + tail, head + sign + sign + tail]
  return ways[next(ways.length)] ?? text
}
