import { sql, type SQL } from 'drizzle-orm'

import type { PayoutFigures } from '@/domain/office/reports/payouts'
import { type Days } from '@/domain/office/reports/report-days'
import { NO_FIGURES, type DayFigures, type JurisdictionRow } from '@/domain/office/reports/reports'
import { cents } from '@/domain/kit/money'
import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import { shopZone } from '@/utils/shop-region'
import { dayAfter } from '@/domain/kit/zone-time'
import type { Db } from '@/server/kernel/db/client'
import { CASH_ACCOUNTS } from '@/server/kernel/db/schema/payments/ledger'

const CANCELED: FulfillmentState = 'cancelled'

/** Days of the report; `runs` are the contiguous intervals of those to count. */
interface CountedDays {
  days: readonly string[]
  runs: readonly Days[]
}

interface DayIntervals {
  /** First day of each interval, oldest first. */
  starts: readonly string[]
  end: string
  zone: string
  runs: readonly Days[]
}

/** Finds a timestamp's 1-based interval by binary search; float8 is faster than time zone math. */
function piecesOf({ starts, end, zone, runs }: DayIntervals) {
  const days = sql.param([...starts, dayAfter(end, 1)])
  const edges = sql`(select array_agg(date_part('epoch', d::timestamp at time zone ${zone}) order by d) from unnest(${days}::date[]) d)`
  const edge = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`
  return {
    of: (column: SQL) => sql`width_bucket(date_part('epoch', ${column}), ${edges})::int`,
    has: (column: SQL) => {
      const within = runs.map(
        ({ from, to }) => sql`${column} >= ${edge(from)} and ${column} < ${edge(dayAfter(to, 1))}`,
      )
      return sql`(${sql.join(within, sql` or `)})`
    },
  }
}

/** Whole cents are exact in float8 up to 2^53; float8 sums are several times faster than numeric. */
const sumOf = (amount: SQL) => sql`sum((${amount})::float8)`

type Sums = { piece: number; count: number; amount: string }

/** Counts all sales figures by day, excluding orders that have been canceled since. */
export async function countSales(db: Db, { days, runs }: CountedDays) {
  const figures = new Map<string, DayFigures>()
  if (runs.length === 0) return figures
  const pieces = piecesOf({ starts: days, end: days.at(-1) ?? '', zone: shopZone(), runs })
  const sums = async (at: SQL, amount: SQL, from: SQL) =>
    (
      await db.execute<Sums>(sql`select ${pieces.of(at)} as piece, count(*)::int as count,
        coalesce(${sumOf(amount)}, 0)::text as amount from ${from} and ${pieces.has(at)} group by 1`)
    ).rows
  const nothing = sql`0`
  // Run the queries sequentially, because a transaction has a single connection.
  const sold = await sums(
    sql`paid_at`,
    sql`total_cents`,
    sql`orders where fulfillment_state <> ${CANCELED}`,
  )
  // Exclude refunded surplus payments, which were never revenue.
  const back = await sums(
    sql`r.finished_at`,
    sql`r.amount_cents`,
    sql`refunds r join orders o on o.id = r.order_id left join payments p on p.id = r.payment_id
      where r.status = 'succeeded' and o.fulfillment_state <> ${CANCELED}
        and (p.id is null or p.purpose = 'order')`,
  )
  const returns = await sums(sql`registered_at`, nothing, sql`returns where true`)
  const tickets = await sums(sql`created_at`, nothing, sql`tickets where true`)
  const put = (rows: readonly Sums[], more: (row: Sums) => Partial<DayFigures>) => {
    for (const row of rows) {
      const day = days[row.piece - 1] ?? ''
      figures.set(day, { ...NO_FIGURES, ...figures.get(day), ...more(row) })
    }
  }
  put(sold, ({ count, amount }) => ({ orders: count, revenue: cents(Number(amount)) }))
  put(back, ({ amount }) => ({ refunded: cents(Number(amount)) }))
  put(returns, ({ count }) => ({ returns: count }))
  put(tickets, ({ count }) => ({ tickets: count }))
  return figures
}

type PaperSums = {
  piece: number
  country: string
  code: string
  region: string
  kind: 'invoice' | 'credit_note'
  papers: number
  net: string
  tax: string
  total: string
}

export async function listPapers(db: Db, steps: readonly Days[]): Promise<PaperSums[]> {
  const [from, to] = [steps[0]?.from ?? '', steps.at(-1)?.to ?? '']
  const day = (of: SQL) => sql`(${of} - ${from}::date)::float8`
  const starts = sql`(select array_agg(${day(sql`d`)} order by d) from unnest(${sql.param(
    steps.map((step) => step.from),
  )}::date[]) d)`
  const { rows } = await db.execute<PaperSums>(sql`
    select piece, c.title as country, c.code, region, kind, papers, net::text, tax::text, (net + tax)::text as total
    from (
      select width_bucket(${day(sql`day`)}, ${starts})::int as piece, country_id, region, kind,
        sum(papers)::int as papers, ${sumOf(sql`net_cents`)} as net, ${sumOf(sql`tax_cents`)} as tax
      from tax_days where day between ${from}::date and ${to}::date group by 1, 2, 3, 4
    ) t join countries c on c.id = t.country_id
    order by 1, 2, 4, 5`)
  return rows
}

type JurisdictionSums = Omit<JurisdictionRow, 'net' | 'tax'> & { net: string; tax: string }

/** Sums taxes by jurisdiction and rate, invoices minus credit notes. */
export async function listJurisdictions(db: Db, { from, to }: Days): Promise<JurisdictionSums[]> {
  const sum = (of: SQL) =>
    sql`${sumOf(sql`case kind when 'invoice' then ${of} else -${of} end`)}::text`
  const { rows } = await db.execute<JurisdictionSums>(sql`
    select c.title as country, c.code, region, r.title, jurisdiction, rate,
      ${sum(sql`base_cents`)} as net, ${sum(sql`tax_cents`)} as tax
    from tax_day_rates r join countries c on c.id = r.country_id
    where day between ${from}::date and ${to}::date group by 1, 2, 3, 4, 5, 6 order by 1, 3, 4, 5, 6`)
  return rows
}

export interface DestinationSales {
  code: string
  region: string
  year: number
  /** Invoices, which are one for each order, and one for each price difference. */
  orders: number
  net: string
}

/** Sums net sales by destination and calendar year, without what was credited. */
export async function listDestinationSales(db: Db, from: string): Promise<DestinationSales[]> {
  const { rows } = await db.execute<{ [K in keyof DestinationSales]: DestinationSales[K] }>(sql`
    select c.code, region, date_part('year', day)::int as year,
      coalesce(sum(papers) filter (where kind = 'invoice'), 0)::int as orders,
      ${sumOf(sql`case kind when 'invoice' then net_cents else -net_cents end`)}::text as net
    from tax_days t join countries c on c.id = t.country_id where day >= ${from}::date group by 1, 2, 3`)
  return rows
}

export type FeeRow = { piece: number; provider: string; fee: string; without_fee: number }

/** Sums the fees of payments and refunds by interval. They aren't rolled up, because they become known later. */
export async function countFees(db: Db, steps: readonly Days[]): Promise<FeeRow[]> {
  const [from, to] = [steps[0]?.from ?? '', steps.at(-1)?.to ?? '']
  const starts = steps.map((step) => step.from)
  const { of, has } = piecesOf({ starts, end: to, zone: 'UTC', runs: [{ from, to }] })
  const [paid, refunded] = [sql`p.captured_at`, sql`r.finished_at`]
  const { rows } = await db.execute<FeeRow>(sql`
    select piece, provider, coalesce(${sumOf(sql`amount_cents`)} filter (where currency = 'USD'), 0)::text as fee,
      (count(*) filter (where currency is distinct from 'USD'))::int as without_fee
    from (
      select ${of(paid)} as piece, p.provider, f.amount_cents, f.currency
      from payments p left join provider_fees f on f.payment_id = p.id and f.refund_id is null where ${has(paid)}
      union all
      select ${of(refunded)}, p.provider, f.amount_cents, f.currency
      from refunds r join payments p on p.id = r.payment_id left join provider_fees f on f.refund_id = r.id
      where r.status = 'succeeded' and r.target = 'provider' and ${has(refunded)}
    ) fees where provider = any(${sql.param([...EVENT_PROVIDERS])}::text[]) group by 1, 2`)
  return rows
}

const MOVES = [...CASH_ACCOUNTS] as string[]

export type PayoutRow = { piece: number; provider: string } & Record<keyof PayoutFigures, string>

/** Sums provider payments and ledger entries by interval. Credit moves no money at a provider. */
export async function countPayouts(
  db: Db,
  { steps, runs }: { steps: readonly Days[]; runs: readonly Days[] },
): Promise<PayoutRow[]> {
  if (runs.length === 0) return []
  const starts = steps.map(({ from }) => from)
  const { of, has } = piecesOf({ starts, end: steps.at(-1)?.to ?? '', zone: 'UTC', runs })
  const at = {
    payment: sql`captured_at`,
    refund: sql`r.finished_at`,
    dispute: sql`d.closed_at`,
    transfer: sql`t.at`,
  }
  const { rows } = await db.execute<PayoutRow>(sql`
    select piece, provider, sum(payments)::text as payments, sum(captured)::text as captured,
      sum(refunded)::text as refunded, sum(lost)::text as lost, sum(booked)::text as booked
    from (
      select ${of(at.payment)} as piece, provider, count(*) as payments, ${sumOf(sql`amount_cents`)} as captured,
        0 as refunded, 0 as lost, 0 as booked from payments where ${has(at.payment)} group by 1, 2
      union all
      select ${of(at.refund)}, p.provider, 0, 0, ${sumOf(sql`r.amount_cents`)}, 0, 0
      from refunds r join payments p on p.id = r.payment_id
      where r.status = 'succeeded' and r.target = 'provider' and ${has(at.refund)} group by 1, 2
      union all
      select ${of(at.dispute)}, p.provider, 0, 0, 0, ${sumOf(sql`d.amount_cents`)}, 0
      from disputes d join payments p on p.id = d.payment_id
      where d.status = 'lost' and ${has(at.dispute)} group by 1, 2
      union all
      select ${of(at.transfer)}, a.kind, 0, 0, 0, 0,
        ${sumOf(sql`case when t.to_account = a.id then t.amount_cents else -t.amount_cents end`)}
      from ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
      where a.kind = any(${sql.param(MOVES)}::text[]) and ${has(at.transfer)} group by 1, 2
    ) moves where provider <> 'credit' group by 1, 2 order by 1, 2`)
  return rows
}
