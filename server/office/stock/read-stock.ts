import {
  differenceOf,
  MAX_COUNTED,
  STOCK_STATES,
  type CountedLine,
} from '@/domain/office/stock/stock'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { may } from '@/server/kernel/http/permission'

import {
  countStates,
  listArrivals,
  listAwaitedBundles,
  listFirst,
  listHolds,
  listItems,
  listMoves,
  listPage,
  listWaiters,
  type StockFilter,
  type StockRow,
} from './queries'

export const toRow = ({ product_id: _, ...row }: StockRow) => row

type PageQuery = StockFilter & Parameters<typeof listPage>[2]

export async function readList({ db }: Deps, query: PageQuery) {
  const { items, ...ends } = await listPage(db, query, query)
  const counts = await countStates(db)
  return {
    ...ends,
    items: items.map(toRow),
    counts: STOCK_STATES.map((state) => ({ state, count: counts[state] })),
  }
}

export async function readSheet({ db, clock }: Deps, filter: StockFilter) {
  const rows = await listFirst(db, filter, MAX_COUNTED)
  return {
    items: rows.slice(0, MAX_COUNTED).map(toRow),
    is_cut: rows.length > MAX_COUNTED,
    at: clock.now().toISOString(),
  }
}

/** @throws DomainError stock_item_not_found */
export async function readItem({ db, caller }: Deps & { caller: Caller }, sku: string) {
  const [row] = await listItems(db, [sku])
  if (!row) throw new DomainError('stock_item_not_found', `No ${sku} in stock.`)
  const [bundles, arrivals, holds, moves] = [
    await listAwaitedBundles(db, sku),
    await listArrivals(db, sku),
    await listHolds(db, sku),
    await listMoves(db, sku),
  ]
  return {
    ...toRow(row),
    product: pageOf(row),
    arrivals,
    waiters: may(caller, 'customers.read') ? await listWaiters(db, sku) : null,
    bundles,
    holds: holds.map(({ until, ...hold }) => ({ ...hold, until: until.toISOString() })),
    moves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  }
}

const SECTIONS: Record<string, string> = { accessory: '/accessories/', spare: '/spares/' }

function pageOf({ kind, product_id }: StockRow): string | null {
  const section = SECTIONS[kind]
  return section && product_id !== null ? `${section}${product_id}` : null
}

/** Previews the changes of a stock count. @throws DomainError stock_item_not_found */
export async function checkCount({ db }: { db: Db }, lines: readonly CountedLine[]) {
  const rows = await listItems(
    db,
    lines.map(({ sku }) => sku),
  )
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  return lines.map((line) => {
    const row = bySku.get(line.sku)
    if (!row) throw new DomainError('stock_item_not_found', `No ${line.sku} in stock.`)
    return { ...differenceOf(line, row), title: row.title }
  })
}
