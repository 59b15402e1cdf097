import { Client } from 'pg'

import { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { treeCpuMs } from './cpu'
import { guestOrder, payAsGuest } from './guest-order'
import { runAll, sendAll, type Call } from './http-load'
import { ask, openMembers, tokensOfNewMembers, type Member } from './members'
import { PASSWORD, registerOwner } from './owner'
import { databaseUrlOf, type BenchShop } from './shop'
import { misspelled } from './spares'
import { numbers } from './spares-data'
import type { Row } from './table'

const RUNS = 2_000
const WARM_UP = 600
const THREAD = '/forum/thread/1/what-tire-pressure-do-you-run-on-packed-snow'

export interface HttpCase {
  what: string
  budgetMs: number
  /** Number of measured turns, if not 2,000. */
  runs?: number
  /** A turn of one request. */
  call?(turn: number): Call
  /** A turn of several requests. */
  flow?(turn: number): Promise<unknown>
}

/** Measures CPU time per HTTP request of the serving process and the database, at 16 connections. */
export async function httpRows(shop: BenchShop): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of await httpCases(shop)) rows.push(await measure(shop, one))
  return rows
}

export async function httpCases(shop: BenchShop): Promise<HttpCase[]> {
  const members = await openMembers(shop.origin)
  const words = await spareSearchTerms(shop.origin)
  const buying = await buyingCases(shop)
  return [...casesOf(members, words), ...buying, ...(await officeCases(shop))]
}

async function buyingCases({ origin, appPid }: BenchShop): Promise<HttpCase[]> {
  const database = new Client({ connectionString: databaseUrlOf(appPid) })
  await database.connect()
  const tokens = await tokensOfNewMembers(database, WARM_UP + RUNS)
  // More than a run orders, because responses for sold-out items would be too fast.
  await database.query('update stock_items set on_hand = 100000')
  await database.end()
  const order = await guestOrder(origin)
  const items = [{ product_id: 5000124, count: 1 }]
  return [
    {
      what: 'cart of a member, first item',
      budgetMs: 1.2,
      call: (turn) => ({ path: '/api/cart', method: 'POST', token: tokens[turn], body: { items } }),
    },
    {
      what: 'checkout of a guest: quote, order, payment, return',
      budgetMs: 15,
      runs: 400,
      flow: async (turn) => {
        const { ms } = await payAsGuest(origin, order, turn)
        if (ms === null) throw new Error('A checkout failed.')
      },
    },
  ]
}

/** The same request by a person and by an API key. */
async function officeCases({ origin, dataDir }: BenchShop): Promise<HttpCase[]> {
  const database = await ShopDatabase.open(dataDir)
  const token = await registerOwner(origin, database).finally(() => database.close())
  const path = '/api/backoffice/keys'
  const body = { name: 'Warehouse', permissions: ['stock.read'], ip_ranges: [], expires_at: null }
  const { id } = await ask<{ id: string }>(origin, path, { token, body })
  const password = { password: PASSWORD }
  const made = { token, body: password }
  const { secret } = await ask<{ secret: string }>(origin, `${path}/${id}/secret`, made)
  const item = '/api/backoffice/stock/product:5000111'
  return [
    { what: 'item in stock, by staff', budgetMs: 2, call: () => ({ path: item, token }) },
    { what: 'the same by an API key', budgetMs: 2, call: () => ({ path: item, token: secret }) },
  ]
}

function casesOf(members: readonly Member[], words: (turn: number) => string): HttpCase[] {
  const member = (turn: number) => members[turn % members.length] ?? { token: '', lines: [] }
  const same = (what: string, budgetMs: number, path: string): HttpCase => ({
    ...{ what, budgetMs },
    call: () => ({ path }),
  })
  return [
    same('bikes, list', 0.3, '/api/configurator'),
    same('a bike', 0.3, '/api/configurator/nyx'),
    same('accessories', 0.3, '/api/accessories'),
    same('spare parts, first page', 0.3, '/api/spares/search'),
    same('page of a search for spare parts', 2, '/spares?q=chain'),
    same('page of the forum', 2, '/forum'),
    same('page of a thread', 2, THREAD),
    {
      what: 'page of a search for spare parts, other words each time',
      budgetMs: 5,
      call: (turn) => ({ path: `/spares?q=${encodeURIComponent(words(turn))}` }),
    },
    {
      what: 'spare parts, list',
      budgetMs: 1.5,
      call: (turn) => ({ path: `/api/spares/search?page=${1 + (turn % 4)}` }),
    },
    {
      what: 'spare parts, search, other words each time',
      budgetMs: 1.5,
      call: (turn) => ({ path: `/api/spares/search?q=${encodeURIComponent(words(turn))}` }),
    },
    {
      what: 'cart of a member, read',
      budgetMs: 1.5,
      call: (turn) => ({ path: '/api/cart', token: member(turn).token }),
    },
    {
      what: 'cart of a member, change of a quantity',
      budgetMs: 2,
      call: (turn) => changeOf(member(turn), turn),
    },
  ]
}

/** Returns a call that changes the quantity of one line, with a different value each time. */
export function changeOf({ token, lines }: Member, turn: number): Call {
  const id = lines[turn % lines.length]
  return { path: '/api/cart/count', method: 'PUT', token, body: { id, count: 1 + (turn % 9) } }
}

/** Returns a generator of search terms: names, misspellings, prefixes, single words, numbers. */
export async function spareSearchTerms(origin: string): Promise<(turn: number) => string> {
  const parts: { id: number; title: string }[] = []
  for (let page = 1; page <= 4; page += 1) {
    const { results } = await ask<{ results: typeof parts }>(
      origin,
      `/api/spares/search?page=${page}`,
    )
    parts.push(...results)
  }
  const next = numbers(17)
  const pick = () => parts[next(parts.length)] ?? { id: 1, title: 'Chain' }
  const kinds = [
    () => misspelled(pick().title, next),
    () => pick().title.slice(0, 3 + next(12)),
    () => `${pick().title.split(' ')[0]} ${pick().title.split(' ').at(-1)}`,
    () => pick().title,
    () => misspelled(pick().title.split(/[ ,]/)[0] ?? '', next),
    () => String(pick().id),
  ]
  return (turn) => kinds[turn % kinds.length]?.() ?? ''
}

async function measure(shop: BenchShop, one: HttpCase): Promise<Row> {
  const { what, budgetMs } = one
  let before = { app: 0, database: 0 }
  const cpu = () => ({ app: treeCpuMs(shop.appPid), database: treeCpuMs(shop.databasePid) })
  const runs = await runCase(shop.origin, one, () => (before = cpu()))
  const after = cpu()
  const app = (after.app - before.app) / runs
  const database = (after.database - before.database) / runs
  return {
    what: `over HTTP: ${what}`,
    budget: `≤ ${budgetMs} ms CPU`,
    measured: `${(app + database).toFixed(2)} ms (${app.toFixed(2)} shop + ${database.toFixed(2)} database)`,
    isWithinBudget: app + database <= budgetMs,
  }
}

/** Runs the turns of a case, after others that warm the shop up. @returns the number of turns after `begin` */
export async function runCase(
  origin: string,
  { runs = RUNS, call, flow }: HttpCase,
  begin: () => void,
): Promise<number> {
  let turn = 0
  const until = (end: number) =>
    flow
      ? runAll(() => (turn < end ? flow(turn++) : undefined))
      : sendAll(origin, () => (turn < end ? call?.(turn++) : undefined))
  const warmUp = Math.ceil((WARM_UP / RUNS) * runs)
  await until(warmUp)
  begin()
  return until(warmUp + runs)
}
