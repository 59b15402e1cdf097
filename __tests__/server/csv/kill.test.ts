import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'

import type { CsvImport, CsvImports } from '@/contract/csv'
import { createApi } from '@/server/app'
import { csvImports } from '@/server/kernel/db/schema/csv'
import { runImport } from '@/server/office'

import { registerAdmin } from '../../support/admins'
import { killNow, startApi, type Running } from '../../support/api-runner'
import { draws } from '../../support/draws'
import { dataOf } from '../../support/member-shop'
import { as, bearer, type Member } from '../../support/members'
import { openTestShop, type TestShop } from '../../support/shop'

const LINES = draws({ few: 4_000, many: 100_000 })
const KILLS = draws({ few: 1, many: 4 })
/** What an import of any length may take over rest. */
const ROOM_MB = 150

let shop: TestShop
let admin: Member
let worker: Running | null = null
beforeEach(async () => {
  shop = await openTestShop()
  admin = await registerAdmin(shop)
})
afterEach(async () => {
  if (worker) await killNow(worker)
  worker = null
  await shop.close()
})

const office = (method: string, path: string) => as(shop, admin)(method, `/api/backoffice/${path}`)
const request = (path: string, init: RequestInit = {}) => {
  const headers = { ...bearer(admin.token), 'content-type': 'text/csv' }
  return createApi(shop.deps).fetch(
    new Request(`http://shop/api/backoffice/${path}`, { headers, ...init }),
  )
}

async function upload(body: string): Promise<number> {
  const answer = await request('imports/stock?name=stock.csv', { method: 'POST', body })
  return ((await answer.json()) as { data: CsvImports[number] }).data.id
}

async function stateOf(id: number) {
  const [row] = await shop.db.select().from(csvImports).where(eq(csvImports.id, id))
  if (!row) throw new Error(`No import ${id}.`)
  return row
}

async function until(isTrue: () => Promise<boolean>, seconds = 240): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It takes too long.')
    await pause(5)
  }
}

/** The most memory that a process has had, in MB. */
function peakOf({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** What the import has done to the shelves, by their history and by their count. */
async function done() {
  const { rows } = await shop.db.execute<Record<'moves' | 'sum' | 'skus' | 'shelves', number>>(sql`
    select count(*)::int as moves, coalesce(sum(delta), 0)::int as sum, count(distinct sku)::int as skus,
      (select count(*)::int from stock_items where sku like 'test:%' and on_hand = 3) as shelves
    from stock_moves where sku like 'test:%'`)
  return rows[0]
}

const ALL = { moves: LINES, sum: 2 * LINES, skus: LINES, shelves: LINES }

test('an import whose worker is killed goes on, does each line once, and a second one nothing', async () => {
  for (let first = 1; first <= LINES; first += 4_000) {
    await shop.db
      .execute(sql`insert into stock_items (sku, on_hand) select 'test:' || lpad(n::text, 6, '0'), 1
      from generate_series(${first}::int, ${Math.min(first + 3_999, LINES)}::int) n`)
  }
  await shop.db.execute(sql`delete from stock_moves where sku like 'test:%'`)
  const lines = Array.from({ length: LINES }, (_, n) => `test:${String(n + 1).padStart(6, '0')},3`)
  const table = `sku,on_hand\n${lines.join('\n')}\n`
  worker = await startApi(shop.url, '', { WORKER: 'on' })
  await pause(1_000)
  const rest = peakOf(worker)
  const id = await upload(table)
  await until(async () => (await stateOf(id)).state === 'checked')
  expect(await done()).toEqual({ moves: 0, sum: 0, skus: 0, shelves: 0 })
  await office('POST', `imports/${id}/applied`)

  const peaks: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const position = Math.floor((LINES * kill) / (KILLS + 1))
    const running = worker
    await until(async () => (await stateOf(id)).position >= position)
    peaks.push(peakOf(running))
    await killNow(running)
    const { state, position: reached, written } = await stateOf(id)
    expect([state, written]).toEqual(['applying', reached])
    expect((await done())?.moves).toBe(reached)
    // Another worker is given the job of the killed one after a minute.
    worker = await startApi(shop.url, '', { WORKER: KILLS > 1 ? 'on' : 'off' })
  }
  if (KILLS === 1) await runImport(shop.deps, id)
  await until(async () => (await stateOf(id)).state === 'applied')
  peaks.push(peakOf(worker))
  expect(await done()).toEqual(ALL)
  expect(Math.max(...peaks) - rest).toBeLessThan(ROOM_MB)
  if (process.env.DRAWS === 'many')
    process.stdout.write(`MB at rest and most: ${[rest, ...peaks].map(Math.round).join(', ')}\n`)

  for (const text of [table, await (await request('exports/stock')).text()]) {
    const again = await upload(text)
    await runImport(shop.deps, again)
    const checked = dataOf<CsvImport>(await office('GET', `imports/${again}`))
    expect(checked).toMatchObject({ state: 'checked', changes: 0, refused: 0 })
    expect(checked.same).toBeGreaterThanOrEqual(LINES)
  }
  expect(await done()).toEqual(ALL)
})
