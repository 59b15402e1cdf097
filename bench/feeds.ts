import { get } from 'node:http'

import { getTableColumns } from 'drizzle-orm'
import { Pool } from 'pg'

import { FEED_FILES, feedPath } from '@/domain/shop/feeds/feeds'
import { products } from '@/server/kernel/db/schema/catalog/products'

import { residentMb } from './cpu'
import { PUBLIC_PAGES } from './public-pages'
import { databaseUrlOf, type BenchShop } from './shop'
import type { Row } from './table'

const ITEMS = 100_000
const BUDGET_MB = 50
const LOOK_EVERY_MS = 50
/** Time in ms in which the process comes to rest. */
const REST_MS = 10_000

/** Measures how much memory feeds of 100,000 items take above that of a shop at rest that has served its pages. */
export async function feedRows({ origin, appPid }: BenchShop): Promise<Row[]> {
  await fillWithCopies(databaseUrlOf(appPid))
  for (const page of PUBLIC_PAGES) await read(origin + page, 'gzip')
  const rows: Row[] = []
  for (const file of FEED_FILES) {
    const url = origin + feedPath(file, 'DE')
    const made = await watched(appPid, () => read(url, 'gzip'))
    rows.push(toRow(`${file}, made and sent`, made))
    const again = await watched(appPid, () => read(url, 'identity'))
    rows.push(toRow(`${file}, sent again without compression`, again))
  }
  return rows
}

/** Returns the size of a response as sent, bytes. */
function read(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => (bytes += piece.length))
      response.once('end', () => resolve(bytes)).once('error', reject)
    }).once('error', reject)
  })
}

/** Adds copies of the seed's spare parts with stock, without triggers: feeds need no search index. */
async function fillWithCopies(url: string): Promise<void> {
  const { id: _, words: __, ...columns } = getTableColumns(products)
  const names = Object.values(columns)
    .map(({ name }) => name)
    .join()
  const pool = new Pool({ connectionString: url, max: 1 })
  const tables = ['products', 'stock_items']
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`)
  await pool.query(`
    with seeded as (select * from products where kind = 'spare' and is_offered),
      copies as (select (row_number() over ())::int + 6000000 as number, seeded.*
        from seeded, generate_series(1, 1 + ${ITEMS} / (select count(*)::int from seeded)) limit ${ITEMS})
    insert into products (id, ${names}) select number, ${names} from copies`)
  await pool.query(`insert into stock_items (sku, on_hand)
    select 'product:' || id, id % 10 from products where id > 6000000`)
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`)
  await pool.end()
}

interface Measurement {
  bytes: number
  seconds: number
  mb: number
}

async function watched(pid: number, act: () => Promise<number>): Promise<Measurement> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const rest = residentMb(pid)
  let most = rest
  const look = setInterval(() => (most = Math.max(most, residentMb(pid))), LOOK_EVERY_MS)
  const began = performance.now()
  const bytes = await act()
  clearInterval(look)
  return { bytes, seconds: (performance.now() - began) / 1_000, mb: most - rest }
}

const toRow = (what: string, { bytes, seconds, mb }: Measurement): Row => ({
  what,
  budget: `${BUDGET_MB} MB over rest`,
  measured: `${mb.toFixed(0)} MB, ${(bytes / 2 ** 20).toFixed(1)} MB sent in ${seconds.toFixed(0)} s`,
  isWithinBudget: mb <= BUDGET_MB,
})
