import { and, count, eq, gte, ne, or, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { RIDE_DAYS_AHEAD, type WaitingKind } from '@/domain/office/overview/overview'
import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds, withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { bankTransfers } from '@/server/kernel/db/schema/payments/bank-transfers'
import { testRides } from '@/server/kernel/db/schema/community/dealers'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import { stockItems, stockNames } from '@/server/kernel/db/schema/orders/stock'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { webhookHealth, webhooks } from '@/server/kernel/db/schema/system/webhooks'
import { JOBS_SCHEMA } from '@/server/kernel/jobs/queue'
import { REFUNDED_BY_HAND } from '@/domain/shop/payment/till'

import { STATES as STOCK } from '@/server/office/stock/queries'
import { orderLists } from './order-lists'
import { WAITS_FOR_US } from '@/server/support'

const HOUR_MS = 3_600_000
/** Age after which an unsent email counts as late; rejected emails are retried within a minute. */
const LATE_MS = 10 * 60_000

interface PeriodStart {
  from: Date
  zone: string
}

const localDay = (moment: AnyPgColumn, zone: string) =>
  sql<string>`(${moment} at time zone ${zone})::date::text`
const amount = (column: AnyPgColumn) => sum(column).mapWith((total) => cents(Number(total)))

export function listPaidDays(db: Db, { from, zone }: PeriodStart) {
  return db
    .select({
      day: localDay(orders.paid_at, zone),
      orders: count(),
      revenue: amount(orders.total_cents),
    })
    .from(orders)
    .where(and(gte(orders.paid_at, from), ne(orders.fulfillment_state, 'cancelled')))
    .groupBy(sql`1`)
}

/** Lists refunds of orders by day. Refunded surplus payments are excluded: they were never revenue. */
export function listRefundDays(db: Db, { from, zone }: PeriodStart) {
  const isOfSale = or(isNull(payments.id), eq(payments.purpose, 'order'))
  return db
    .select({ day: localDay(refunds.finished_at, zone), refunded: amount(refunds.amount_cents) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, eq(payments.id, refunds.payment_id))
    .where(
      and(
        eq(refunds.status, 'succeeded'),
        gte(refunds.finished_at, from),
        ne(orders.fulfillment_state, 'cancelled'),
        isOfSale,
      ),
    )
    .groupBy(sql`1`)
}

type CountedKind = Exclude<WaitingKind, 'drafts' | 'scheduled' | 'tax_thresholds'>

interface Tally {
  count: number
  at: string | null
  names: string[] | null
}

export interface WaitingQuery {
  now: Date
  hasMail: boolean
}

export async function readWaiting(
  db: Db,
  { now, hasMail }: WaitingQuery,
): Promise<Record<CountedKind, Tally>> {
  const columns = Object.entries(talliesAt({ now, hasMail })).map(
    ([kind, tally]) => sql`(${tally}) as ${sql.identifier(kind)}`,
  )
  const { rows } = await db.execute<Record<CountedKind, Tally>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  const [row] = rows
  if (!row) throw new Error('A select without a table has one row.')
  return row
}

const NOTHING = sql`null`
const tally = (at: SQL, from: SQL, names: SQL = NOTHING) =>
  sql`select json_build_object('count', count(*), 'at', ${at}, 'names', ${names}) from ${from}`
const oldest = (column: AnyPgColumn) => sql`min(${column})`

const stockTally = (is: SQL) =>
  tally(
    sql`min(${stockItems.low_since})`,
    sql`${stockItems} where ${is}`,
    sql`(select array_agg(title) from (select ${stockNames.title} from ${stockItems} join ${stockNames} using (sku)
      where ${is} order by sku limit 5) few)`,
  )

const WAITS = sql`${mailOutbox.status} = 'queued'`

type MailKind = 'unsent_mails' | 'late_mails' | 'stale_mails' | 'failed_mails'

function mailTallies({ now, hasMail }: WaitingQuery): Record<MailKind, SQL> {
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`
  return {
    unsent_mails: tally(
      oldest(mailOutbox.next_attempt_at),
      sql`${mailOutbox} where ${WAITS} and next_attempt_at <= ${at(0)} and ${!hasMail}`,
    ),
    late_mails: tally(
      oldest(mailOutbox.created_at),
      sql`${mailOutbox} where ${WAITS} and last_error is not null and created_at <= ${at(-LATE_MS)} and ${hasMail}`,
    ),
    stale_mails: tally(
      oldest(mailOutbox.created_at),
      sql`${mailOutbox} where ${mailOutbox.status} = 'stale'`,
    ),
    failed_mails: tally(
      oldest(mailOutbox.created_at),
      sql`${mailOutbox} where ${mailOutbox.status} = 'failed'`,
      sql`(array_agg(distinct ${mailOutbox.kind}))[1:5]`,
    ),
  }
}

/** Webhooks that failed for days, not those that staff paused. */
const PAUSED_WEBHOOKS = tally(
  oldest(webhookHealth.paused_at),
  sql`${webhookHealth} join ${webhooks} on ${webhooks.id} = ${webhookHealth.webhook_id}
        where ${webhookHealth.paused_at} is not null and ${webhookHealth.failing_since} is not null`,
  sql`(array_agg(${webhooks.name} order by ${webhooks.name}))[1:5]`,
)

function talliesAt({ now, hasMail }: WaitingQuery): Record<CountedKind, SQL> {
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`
  const rideEnd = at(RIDE_DAYS_AHEAD * 24 * HOUR_MS)
  const lists = orderLists(now)
  const job = sql`${sql.identifier(JOBS_SCHEMA)}.job`
  return {
    disputes: tally(
      oldest(disputes.evidence_due_at),
      sql`${disputes} where ${disputes.status} = 'open'`,
    ),
    reviews: tally(oldest(orders.created_at), sql`${orders} where ${orders.needs_review}`),
    failed_refunds: tally(
      oldest(refunds.created_at),
      sql`${refunds} where ${refunds.status} = 'failed'`,
    ),
    dead_events: tally(
      oldest(providerEvents.received_at),
      sql`${providerEvents} where ${providerEvents.status} = 'dead'`,
    ),
    ...mailTallies({ now, hasMail }),
    // Failed jobs are repeated by the next run, so older failures don't matter.
    failed_jobs: tally(
      sql`min(completed_on)`,
      sql`${job} where state = 'failed' and completed_on > ${at(-24 * HOUR_MS)}`,
      sql`(array_agg(distinct name))[1:5]`,
    ),
    paused_webhooks: PAUSED_WEBHOOKS,
    tickets: tally(oldest(tickets.created_at), sql`${tickets} where ${WAITS_FOR_US}`),
    first_posts: tally(
      oldest(forumQueue.created_at),
      sql`${forumQueue} where ${forumQueue.rejected_at} is null`,
    ),
    certificates: tally(
      oldest(taxCertificates.created_at),
      sql`${taxCertificates} where ${taxCertificates.decision} = 'submitted'`,
    ),
    withdrawals: tally(
      oldest(withdrawals.declared_at),
      sql`${withdrawals} join ${orders} on ${orders.id} = ${withdrawals.order_id} where ${lists.withdrawn}`,
    ),
    late: tally(oldest(orders.delivery_date), sql`${orders} where ${lists.late}`),
    to_build: tally(oldest(orders.paid_at), sql`${orders} where ${lists.to_build}`),
    to_ship: tally(oldest(orders.paid_at), sql`${orders} where ${lists.ready}`),
    refunds_to_send: tally(
      oldest(refunds.created_at),
      sql`${refunds} join ${payments} on ${payments.id} = ${refunds.payment_id}
        where ${refunds.status} = 'pending' and ${payments.provider} = any(${sql.param([...REFUNDED_BY_HAND])}::text[])`,
    ),
    transfers: tally(
      oldest(bankTransfers.created_at),
      sql`${bankTransfers} where ${bankTransfers.status} = 'open'`,
    ),
    sold_out: stockTally(STOCK.sold_out),
    low_stock: stockTally(STOCK.low),
    rides: tally(
      oldest(testRides.starts_at),
      sql`${testRides} where ${testRides.status} = 'booked' and ${testRides.starts_at} between ${at(0)} and ${rideEnd}`,
    ),
  }
}
