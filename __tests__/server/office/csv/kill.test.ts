import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { eq, sql, type SQL } from 'drizzle-orm'

import type { CsvImport, CsvImports } from '@/contract/office/csv/csv'
import { createApi } from '@/server/app'
import { csvImports } from '@/server/kernel/db/schema/catalog/csv'
import { runImport } from '@/server/office'

import { killNow, startApi, type Running } from '@/__tests__/support/api/api-runner'
import { until } from '@/__tests__/support/api/local-server'
import { draws } from '@/__tests__/support/draws'
import { dataOf } from '@/__tests__/support/member-shop'
import { bearer } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

const LINES = draws({ few: 4_000, many: 100_000 })
const PEOPLE = draws({ few: 1_500, many: 100_000 })
const KILLS = draws({ few: 1, many: 4 })
/** Memory in MB that an import of any length may use on top of the idle process. */
const ROOM_MB = 150

afterEach(async () => {
  if (worker) await killNow(worker)
  worker = null
})
const { shop, admin, office } = freshOffice()
let worker: Running | null = null

const request = (path: string, init: RequestInit = {}) => {
  const headers = { ...bearer(admin.token), 'content-type': 'text/csv', ...init.headers }
  return createApi(shop.deps).fetch(
    new Request(`http://shop/api/backoffice/${path}`, { ...init, headers }),
  )
}
const JSON_BODY = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

interface Kind {
  imports: string
  exported: () => Promise<string>
  seed: () => Promise<void>
  table: string
  /** Returns the counts of what was imported, line by line; `lines` is 0 before the start. */
  done: () => Promise<Record<string, number> | undefined>
  nothing: Record<string, number>
  all: Record<string, number>
}

async function upload(kind: Kind, body: string): Promise<number> {
  const answer = await request(kind.imports, { method: 'POST', body })
  return ((await answer.json()) as { data: CsvImports[number] }).data.id
}

async function stateOf(id: number) {
  const [row] = await shop.db.select().from(csvImports).where(eq(csvImports.id, id))
  if (!row) throw new Error(`No import ${id}.`)
  return row
}

/** Returns a process's peak memory in MB. */
function peakOf({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

const numbered = (n: number) => String(n + 1).padStart(6, '0')
const rowsOf = (length: number, lineOf: (n: number) => string) =>
  Array.from({ length }, (_, n) => lineOf(n)).join('\n')

async function one(query: SQL): Promise<Record<string, number> | undefined> {
  const { rows } = await shop.db.execute<Record<string, number>>(query)
  return rows[0]
}

/** Stock import, counted in the stock history and the units on hand. */
const STOCK: Kind = {
  imports: 'imports/stock',
  exported: async () => (await request('exports/stock')).text(),
  seed: async () => {
    for (let first = 1; first <= LINES; first += 4_000) {
      await shop.db
        .execute(sql`insert into stock_items (sku, on_hand) select 'test:' || lpad(n::text, 6, '0'), 1
        from generate_series(${first}::int, ${Math.min(first + 3_999, LINES)}::int) n`)
    }
    await shop.db.execute(sql`delete from stock_moves where sku like 'test:%'`)
  },
  table: `sku,on_hand\n${rowsOf(LINES, (n) => `test:${numbered(n)},3`)}\n`,
  done: () =>
    one(sql`select count(*)::int as lines, coalesce(sum(delta), 0)::int as sum, count(distinct sku)::int as skus,
      (select count(*)::int from stock_items where sku like 'test:%' and on_hand = 3) as shelves
    from stock_moves where sku like 'test:%'`),
  nothing: { lines: 0, sum: 0, skus: 0, shelves: 0 },
  all: { lines: LINES, sum: 2 * LINES, skus: LINES, shelves: LINES },
}

/** Customer import, counted in the account history and in the data of each account. */
const CUSTOMERS: Kind = {
  imports: 'customer-imports',
  exported: async () => (await request('customers-table', JSON_BODY)).text(),
  seed: async () => {},
  table: `email,name,last_name,line1,city,country,postcode,note\n${rowsOf(
    PEOPLE,
    (n) => `p${numbered(n)}@shop.example,Pat,Rider ${n},${n} Weg,Bonn,DE,53111,Note ${n}`,
  )}\n`,
  done: () =>
    one(sql`select count(*)::int as lines, count(distinct user_id)::int as accounts,
      (select count(*)::int from addresses) as addresses, (select count(*)::int from customer_notes) as notes
    from account_events where kind = 'imported'`),
  nothing: { lines: 0, accounts: 0, addresses: 0, notes: 0 },
  all: { lines: PEOPLE, accounts: PEOPLE, addresses: PEOPLE, notes: PEOPLE },
}

const basePath = ({ imports }: Kind) => imports.replace('/stock', '')

test.each([
  ['stock', STOCK],
  ['customers', CUSTOMERS],
])(
  'an import of %s whose worker is killed goes on, does each line once, and a second one nothing',
  async (_, kind) => {
    await kind.seed()
    const { lines = 0 } = kind.all
    worker = await startApi(shop.url, '', { WORKER: 'on' })
    await pause(1_000)
    const rest = peakOf(worker)
    const id = await upload(kind, kind.table)
    await until(async () => (await stateOf(id)).state === 'checked', 240)
    expect(await kind.done()).toEqual(kind.nothing)
    await office('POST', `${basePath(kind)}/${id}/applied`)

    const peaks: number[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const position = Math.floor((lines * kill) / (KILLS + 1))
      const running = worker
      await until(async () => (await stateOf(id)).position >= position, 240)
      peaks.push(peakOf(running))
      await killNow(running)
      const { state, position: reached, written } = await stateOf(id)
      expect([state, written]).toEqual(['applying', reached])
      expect((await kind.done())?.lines).toBe(reached)
      // Another worker takes over the killed worker's job after a minute.
      worker = await startApi(shop.url, '', { WORKER: KILLS > 1 ? 'on' : 'off' })
    }
    if (KILLS === 1) await runImport(shop.deps, id)
    await until(async () => (await stateOf(id)).state === 'applied', 240)
    peaks.push(peakOf(worker))
    expect(await kind.done()).toEqual(kind.all)
    expect(Math.max(...peaks) - rest).toBeLessThan(ROOM_MB)
    if (process.env.DRAWS === 'many')
      process.stdout.write(`MB at rest and most: ${[rest, ...peaks].map(Math.round).join(', ')}\n`)

    for (const text of [kind.table, await kind.exported()]) {
      const again = await upload(kind, text)
      await runImport(shop.deps, again)
      const checked = dataOf<CsvImport>(await office('GET', `${basePath(kind)}/${again}`))
      expect(checked).toMatchObject({ state: 'checked', added: 0, changes: 0 })
      expect(checked.same).toBeGreaterThanOrEqual(lines)
    }
    expect(await kind.done()).toEqual(kind.all)
  },
)
