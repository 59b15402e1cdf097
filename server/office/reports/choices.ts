import { sql, type SQL } from 'drizzle-orm'

import type { Choice } from '@/domain/office/reports/funnel'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import { runsOf, type Days } from '@/domain/office/reports/report-days'
import { shopZone } from '@/utils/shop-region'
import type { Db } from '@/server/kernel/db/client'

import { isFresh, openRuns, SNAPSHOT, spanOf } from './sums'

const CANCELED: FulfillmentState = 'cancelled'

/** Rows without a kind count the bikes themselves. */
type SoldChoice = Omit<Choice, 'kind'> & { kind: Choice['kind'] | '' }

const edge = (day: SQL) => sql`(${day}::timestamp at time zone ${shopZone()})`

function isWithin(column: SQL, runs: readonly Days[]): SQL {
  const within = runs.map(
    ({ from, to }) =>
      sql`${column} >= ${edge(sql`${from}::date`)} and ${column} < ${edge(sql`(${to}::date + 1)`)}`,
  )
  return sql`(${sql.join(within, sql` or `)})`
}

/** Counts choices of new bikes by day, for orders paid on these days and not canceled since. */
const chosenOn = (runs: readonly Days[]): SQL => sql`
  with sold as (
    select sales_day(o.paid_at) as day, l.bike_slug as bike, l.count, l.options
    from orders o join order_lines l on l.order_id = o.id
    where ${isWithin(sql`o.paid_at`, runs)} and o.fulfillment_state <> ${CANCELED}
      and l.kind = 'bike' and l.order_bike_id is null
  )
  select * from (
    select day, bike, '' as kind, '' as title, count from sold
    union all select day, bike, 'color', options ->> 'color', count from sold
    union all select day, bike, 'size', options ->> 'size', count from sold
    union all select day, bike, 'part', part ->> 'title', count
      from sold, jsonb_array_elements(options -> 'upgrades') part
  ) chosen where title is not null and bike is not null`

export function readChosen(db: Db, days: readonly string[]): Promise<SoldChoice[]> {
  return db.transaction(async (tx) => {
    const runs = openRuns(days, await listSummedDays(tx, days))
    const counted =
      runs.length === 0 ? sql`` : sql`union all select bike, kind, title, count from counted`
    const { rows } = await tx.execute<SoldChoice>(sql`
      ${runs.length === 0 ? sql`` : sql`with counted as (${chosenOn(runs)})`}
      select bike, kind, title, sum(count)::int as count from (
        select bike, kind, title, count from choice_days
        where ${spanOf(days)} and bike <> '' and not ${isIn(runs)} ${counted}
      ) chosen group by 1, 2, 3`)
    return rows
  }, SNAPSHOT)
}

function isIn(runs: readonly Days[]): SQL {
  if (runs.length === 0) return sql`false`
  const days = runs.map(({ from, to }) => sql`day between ${from}::date and ${to}::date`)
  return sql`(${sql.join(days, sql` or `)})`
}

async function listSummedDays(tx: Db, days: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text from choice_days k where bike = '' and ${spanOf(days)} and ${isFresh('choices')}`)
  return new Set(rows.map(({ day }) => day))
}

export async function saveChoiceSums(tx: Db, days: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into choice_days (day, bike, kind, title, count)
    select day, bike, kind, title, sum(count)::int from (${chosenOn(runsOf(days))}) c group by 1, 2, 3, 4
    union all select day, '', '', '', 0 from unnest(${sql.param([...days])}::date[]) day`)
}
