import { sql } from 'drizzle-orm'

import { COVER_DAYS, coverOf, SHOWN_COVER } from '@/domain/office/reports/reports'
import type { StockKind } from '@/domain/office/stock/stock'
import { dayAfter } from '@/domain/kit/zone-time'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

type Row = {
  sku: string
  kind: StockKind
  title: string
  for_sale: number
  sold: number
  incoming: number
  due: string | null
  count: number
}

/** Lists items sold since the given time, earliest to run out first. Restocked returns don't count. */
async function listSold(db: Db, since: Date, limit: number | null): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with sold as (
      select sku, -sum(delta)::int as sold from stock_moves
      where reason in ('sold', 'restocked') and at >= ${since.toISOString()}
      group by sku having sum(delta) < 0
    ), first as (
      select s.sku, s.on_hand - s.reserved as for_sale, sold.sold, count(*) over ()::int as count
      from sold join stock_items s using (sku)
      order by (s.on_hand - s.reserved)::float8 / sold.sold, sold.sold desc, s.sku limit ${limit}
    )
    select f.*, n.kind, n.title, coalesce(a.incoming, 0) as incoming, a.due
    from first f join stock_names n using (sku) left join lateral (
      select sum(count)::int as incoming, min(due)::text as due from stock_arrivals
      where sku = f.sku and received_at is null
    ) a on true
    order by f.for_sale::float8 / f.sold, f.sold desc, f.sku`)
  return rows
}

/** Returns how long the stock of each item will last. @param limit null for all items that sold */
export async function readCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: number | null = SHOWN_COVER,
) {
  const now = clock.now()
  const since = new Date(now.getTime() - COVER_DAYS * 86_400_000)
  const to = now.toISOString().slice(0, 10)
  const rows = await listSold(db, since, limit)
  return {
    ...{ from: dayAfter(to, 1 - COVER_DAYS), to, count: rows[0]?.count ?? 0 },
    rows: rows.map(({ count: _, ...row }) => ({
      ...row,
      days_left: coverOf({ forSale: row.for_sale, sold: row.sold }) ?? 0,
    })),
  }
}
