import { sql } from 'drizzle-orm'

import type { Bike } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { createApi } from '@/server/app'
import { readCatalog } from '@/server/catalog/products/read-catalog'
import { closeDb, type Db } from '@/server/kernel/db/client'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { realDeps } from '@/server/real-deps'

import { parentOf, treeCpuMs } from './cpu'
import type { Row } from './table'

const US = 222
const WARM_UP = 200

interface Case {
  what: string
  budgetMs: number
  runs: number
  /** Creates a request; `turn` makes each order unique. */
  request(turn: number): Request
}

const post = (path: string, body: unknown) =>
  new Request(`http://bench${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Measures the CPU time per sequential API request, including the database. */
export async function apiRows(): Promise<Row[]> {
  const deps = realDeps()
  const api = createApi(deps)
  const { bikesBySlug, countriesById } = await readCatalog(deps.db)
  const [nyx, us] = [bikesBySlug.get('nyx'), countriesById.get(US)]
  if (!nyx || !us) throw new Error('The bench needs the seed catalog.')
  const items = [itemOf(nyx, defaultBuild(nyx, us))]
  const quote = await api.fetch(post('/api/checkout-guest', { has_bike: true, items }))
  const { data } = (await quote.json()) as { data: { quote: { totals: { total: number } } } }
  const fetch = async (request: Request) => api.fetch(request)
  const postmaster = await findPostmaster(deps.db)
  // More than a run orders, because responses for sold-out items would be too fast.
  await deps.db.update(stockItems).set({ on_hand: 10_000 })
  const rows: Row[] = []
  for (const one of casesOf(items, data.quote.totals.total)) {
    rows.push(await measure(one, fetch, postmaster))
  }
  await closeDb()
  return rows
}

function itemOf(bike: Bike, build: unknown) {
  return { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }
}

function casesOf(items: unknown[], total: number): Case[] {
  const address = {
    name: 'Ada Rider',
    line1: '1 Main Street',
    city: 'Portland',
    region: 'OR',
    postcode: '97205',
    country_id: US,
  }
  return [
    {
      what: 'list: GET /api/configurator',
      budgetMs: 1,
      runs: 2_000,
      request: () => new Request('http://bench/api/configurator'),
    },
    {
      what: 'detail: GET /api/configurator/nyx',
      budgetMs: 1.5,
      runs: 2_000,
      request: () => new Request('http://bench/api/configurator/nyx'),
    },
    {
      what: 'cart: POST /api/shipping-vat-guest',
      budgetMs: 4,
      runs: 1_000,
      request: () => post('/api/shipping-vat-guest', { country_id: US, items }),
    },
    {
      what: 'checkout: POST /api/payment-guest',
      budgetMs: 15,
      runs: 300,
      request: (turn) =>
        post('/api/payment-guest', {
          items,
          email: `bench-${process.pid}-${turn}@example.com`,
          shipping_address: address,
          provider: 'sandbox',
          expected_total: total,
        }),
    },
  ]
}

async function measure(
  { what, budgetMs, runs, request }: Case,
  fetch: (request: Request) => Promise<Response>,
  postmaster: number,
): Promise<Row> {
  const run = async (turn: number) => {
    const response = await fetch(request(turn))
    // The body isn't decoded, because that is the client's work.
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${what}: ${response.status}`)
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) await run(turn)
  const before = { node: process.cpuUsage(), database: treeCpuMs(postmaster) }
  for (let turn = 0; turn < runs; turn += 1) await run(WARM_UP + turn)
  const used = process.cpuUsage(before.node)
  const node = (used.user + used.system) / 1_000 / runs
  const database = (treeCpuMs(postmaster) - before.database) / runs
  const all = node + database
  return {
    what,
    budget: `≤ ${budgetMs} ms CPU`,
    measured: `${all.toFixed(2)} ms (${node.toFixed(2)} API + ${database.toFixed(2)} database)`,
    isWithinBudget: all <= budgetMs,
  }
}

/** Finds the database's main process, which is the parent of our backend process. */
async function findPostmaster(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return parentOf(rows[0]?.pid ?? 0)
}
