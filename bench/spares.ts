import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { createApi } from '@/server/app'
import { closeDb, type Db } from '@/server/kernel/db/client'
import { realDeps } from '@/server/real-deps'

import { fillWithSpares, numbers } from './spares-data'
import type { Row } from './table'
import { toRow, timesOf, type Fetch } from './times'

const SPARES = 100_000
const BUDGET_MS = 25
const RUNS = 600
const CLIENTS = 8

/**
 * The search over 100,000 spare parts: what 99 of 100 answers take at most.
 * @param url of a seeded database; filling it takes longer than a request may
 */
export async function spareRows(url: string): Promise<Row[]> {
  const filling = new Pool({ connectionString: url, max: 1 })
  await fillWithSpares(drizzle({ client: filling }), SPARES)
  await filling.end()
  const deps = realDeps()
  const api = createApi(deps)
  const fetch: Fetch = async (path) => api.fetch(new Request(`http://bench${path}`))
  // Other queries first: a shop that has just started compiles its own code.
  await timesOf(await pathsOf(deps.db, 200, 11), fetch, 1)
  const paths = await pathsOf(deps.db, RUNS, 7)
  const cold = await timesOf(paths, fetch, 1)
  const warm = await timesOf(paths, fetch, 1)
  const busy = await timesOf(paths, fetch, CLIENTS)
  await closeDb()
  return [
    toRow('search over 100,000 spare parts, each query for the first time', cold, BUDGET_MS),
    toRow('search over 100,000 spare parts, one client', warm, BUDGET_MS),
    // Clients that wait for the same processors share the budget of each.
    toRow(`search over 100,000 spare parts, ${CLIENTS} clients at once`, busy, BUDGET_MS * CLIENTS),
  ]
}

/** What people type and turn over: names with a wrong letter, single words, beginnings, numbers, deep pages. */
async function pathsOf(db: Db, count: number, seed: number): Promise<string[]> {
  const next = numbers(seed)
  const { rows } = await db.execute<{ title: string; id: number }>(
    sql`select title, id from products where kind = 'spare' and id % 97 = 0 order by id`,
  )
  const pick = () => rows[next(rows.length)] ?? { title: 'Chain', id: 1 }
  const path = (q: string, more = '') => `/api/spares/search?q=${encodeURIComponent(q)}${more}`
  const typed = (q: string) => `/api/spares/searching?keyword=${encodeURIComponent(q)}`
  const kinds = [
    () => path(misspelled(pick().title, next)),
    () => path(pick().title),
    () => path(pick().title.split(' ')[0] ?? ''),
    () => path('brake', `&page=${1 + next(300)}`),
    () => path('', `&page=${1 + next(5_000)}`),
    () => path('rear', '&bike=nyx&stock=1'),
    () => path(String(pick().id)),
    () => typed(pick().title.slice(0, 1 + next(8))),
    () => typed(misspelled(pick().title.slice(0, 9), next)),
    () => path('not one of these words'),
  ]
  return Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] ?? path)('chain'))
}

/** One letter replaced, left out, doubled or swapped. */
export function misspelled(text: string, next: (below: number) => number): string {
  const at = 1 + next(Math.max(1, text.length - 2))
  const [head, sign, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  const ways = [`${head}x${tail}`, head + tail, head + sign + sign + tail]
  return ways[next(ways.length)] ?? text
}
