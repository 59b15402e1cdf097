import { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { treeCpuMs } from './cpu'
import { sendAll, type Call } from './http-load'
import { ask, openMembers, type Member } from './members'
import { PASSWORD, registerOwner } from './owner'
import type { BenchShop } from './shop'
import { misspelled } from './spares'
import { numbers } from './spares-data'
import type { Row } from './table'

const RUNS = 2_000
const WARM_UP = 600
const THREAD = '/forum/thread/1/what-tire-pressure-do-you-run-on-packed-snow'

interface Case {
  what: string
  budgetMs: number
  call(turn: number): Call
}

/** Measures CPU time per HTTP request of the serving process and the database, at 16 connections. */
export async function httpRows(shop: BenchShop): Promise<Row[]> {
  const members = await openMembers(shop.origin)
  const words = await spareSearchTerms(shop.origin)
  const office = await officeCases(shop)
  const rows: Row[] = []
  for (const one of [...casesOf(members, words), ...office]) rows.push(await measure(shop, one))
  return rows
}

/** The same request by a person and by an API key. */
async function officeCases({ origin, dataDir }: BenchShop): Promise<Case[]> {
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

function casesOf(members: readonly Member[], words: (turn: number) => string): Case[] {
  const member = (turn: number) => members[turn % members.length] ?? { token: '', lines: [] }
  const same = (what: string, budgetMs: number, path: string): Case => ({
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

async function measure(
  { origin, appPid, databasePid }: BenchShop,
  { what, budgetMs, call }: Case,
): Promise<Row> {
  let turn = 0
  const send = (count: number) => {
    const end = turn + count
    return sendAll(origin, () => (turn < end ? call(turn++) : undefined))
  }
  await send(WARM_UP)
  const before = { app: treeCpuMs(appPid), database: treeCpuMs(databasePid) }
  await send(RUNS)
  const app = (treeCpuMs(appPid) - before.app) / RUNS
  const database = (treeCpuMs(databasePid) - before.database) / RUNS
  return {
    what: `over HTTP: ${what}`,
    budget: `≤ ${budgetMs} ms CPU`,
    measured: `${(app + database).toFixed(2)} ms (${app.toFixed(2)} shop + ${database.toFixed(2)} database)`,
    isWithinBudget: app + database <= budgetMs,
  }
}
