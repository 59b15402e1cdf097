import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { ORDER_LISTS } from '@/domain/office/overview/overview'
import { CUSTOMER_LISTS } from '@/domain/office/customers/customers'
import { createApi } from '@/server/app'
import { closeDb, type Db } from '@/server/kernel/db/client'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { sumDays } from '@/server/office'
import { realDeps } from '@/server/real-deps'

import { BENCH_SEGMENTS, fillOffice } from './office-data'
import { fillWithSpares } from './spares-data'
import type { Row } from './table'
import { toRow, timesOf, type Fetch } from './times'

const COUNT = 100_000
const BUDGET_MS = 100
const RUNS = 100
const WARM_UP = 5

/** Measures the p99 of each office list and search at 100,000 rows. `url` is a seeded database. */
export async function officeRows(url: string): Promise<Row[]> {
  const filling = new Pool({ connectionString: url, max: 1 })
  const db = drizzle({ client: filling })
  await fillWithSpares(db, COUNT)
  await fillOffice(db, COUNT)
  await filling.end()
  return measure()
}

async function measure(): Promise<Row[]> {
  const deps = realDeps()
  // Sums the days, as the job does on its first runs.
  await sumDays(deps)
  const api = createApi(deps)
  const token = await openOwner(deps.db, (request) => api.fetch(request))
  const headers = { authorization: `Bearer ${token}` }
  const fetch: Fetch = async (path) => {
    const [address, body] = path.split('#')
    const sent = body && { method: 'POST', body, headers: { ...headers, ...JSON_BODY } }
    return api.fetch(new Request(`http://bench${address}`, sent || { headers }))
  }
  const rows: Row[] = []
  // Selects cases by pattern, for example BENCH_CASES=reports.
  const only = new RegExp(process.env.BENCH_CASES ?? '')
  for (const [what, paths] of Object.entries(CASES)) {
    if (!only.test(what)) continue
    const requests = Array.from({ length: RUNS }, (_, at) => paths[at % paths.length] ?? '')
    await timesOf(requests.slice(0, WARM_UP), fetch, 1)
    rows.push(toRow(what, await timesOf(requests, fetch, 1), BUDGET_MS))
  }
  await closeDb()
  return rows
}

const JSON_BODY = { 'content-type': 'application/json' }

const at = (path: string) => `/api/backoffice/${path}`
const each = (path: string, values: readonly string[]) =>
  values.map((value) => at(`${path}${encodeURIComponent(value)}`))

const NAMES = ['maria', 'ben', 'zoe', 'hoffmann', 'weber', 'xu']
const TWO_WORDS = ['maria hoffmann', 'ben weber', 'zoe petrov', 'hugo tanaka']
const PIECES = ['NK-9050', '09123', 'maria.ho', 'ben.w', '+1 518 0037', '@example.net']
const ONE = ['NK-9050123', '9099321', 'hugo.weber', '+1 518 1850037', 'no such order']

const segmentNames = Object.keys(BENCH_SEGMENTS)
const counts = Object.values(BENCH_SEGMENTS).map((one) =>
  at(`segment-counts#${JSON.stringify(one)}`),
)

const REPORTS = ['sales', 'payouts']
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const since = (days: number) => `from=${dayAgo(days)}&to=${dayAgo(0)}`

/** URLs to request in rotation, by topic; a request body follows a #. */
const CASES: Record<string, readonly string[]> = {
  overview: [at('overview')],
  'orders, lists': [at('orders'), ...each('orders?status=', ORDER_LISTS)],
  'orders, later pages': each('orders?after=NK-9', ['090000', '050000', '001000']),
  'orders, counts': [at('order-counts')],
  'orders by a name': each('orders?q=', NAMES),
  'orders by two words': each('orders?q=', TWO_WORDS),
  'orders by a piece of a number, an address, a phone': each('orders?q=', PIECES),
  'orders, one or none': each('orders?q=', ONE),
  'orders of a list by a name': each('orders?status=to_build&q=', NAMES),
  'customers, lists': [at('customers?order=oldest'), ...each('customers?list=', CUSTOMER_LISTS)],
  'customers by words': each('customers?q=', [...NAMES, ...TWO_WORDS, 'maria.ho']),
  'customers of a segment': each('customers?segment=', segmentNames),
  'segments, counted': counts,
  'search of everything': each('search?q=', [...NAMES, ...TWO_WORDS, ...ONE]),
  builds: [at('builds')],
  'tickets, lists': ['tickets', 'tickets?state=closed', 'tickets?state=all'].map(at),
  'tickets by words': each('tickets?q=', [...NAMES, 'battery charge', 'NK-9050123']),
  'products, list': ['products?kind=spare', 'products?kind=spare&after=6050000'].map(at),
  'products by words': each('products?kind=spare&q=', ['chain', 'brake pads', 'aldara', '6050123']),
  'stock, lists': ['stock', 'stock?state=sold_out', 'stock?state=low'].map(at),
  'stock by words': each('stock?q=', ['chain', 'brake pads', 'aldara', '6050123']),
  payments: [at('payments')],
  'gift cards, lists': ['gift-cards', 'gift-cards?list=active', 'gift-cards?q=NK-9050123'].map(at),
  'reviews, lists': ['reviews', 'reviews?list=hidden'].map(at),
  'countries, staff': ['countries', 'staff'].map(at),
  'promo codes, drafts, late parts': ['promotions', 'drafts', 'late-items'].map(at),
  'reports, 30 days': REPORTS.map((report) => at(`reports/${report}`)),
  'reports, a year': REPORTS.map((report) => at(`reports/${report}?${since(365)}`)),
  'report of sales, three years': [at(`reports/sales?${since(1_095)}`)],
  'report of payouts, three years': [at(`reports/payouts?${since(1_095)}`)],
  'report of visits to orders, three years': [at(`reports/funnel?${since(1_095)}`)],
  'report of what was chosen, a year': [at(`reports/choices?${since(365)}`)],
  'report of what was chosen, three years': [at(`reports/choices?${since(1_095)}`)],
  'audit log': ['audit', 'audit?q=order'].map(at),
}

/** Creates an owner with two-factor authentication; `send` receives requests to `http://bench`. */
export async function openOwner(
  db: Db,
  send: (request: Request) => Response | Promise<Response>,
): Promise<string> {
  const [email, password] = ['owner@example.com', 'plum kettle orbit 47 lantern']
  const body = { name: 'Ada', lastname: 'Rider', email, password, password_confirmation: password }
  const answer = await send(
    new Request('http://bench/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  const { data } = (await answer.json()) as { data: { token: string } }
  const now = new Date()
  const role = { is_admin: 9, staff_role: 'owner' as const, totp_confirmed_at: now }
  const changed = await db.update(users).set(role).where(eq(users.email, email)).returning()
  const id = changed[0]?.id ?? 0
  await db.update(sessions).set({ second_factor_at: now }).where(eq(sessions.user_id, id))
  return data.token
}
