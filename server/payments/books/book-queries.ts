import { and, eq, gte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { bookChecks } from '@/server/kernel/db/schema/payments/provider-events'

export interface CapturedPayment {
  provider_payment_id: string
  amount_cents: number
  captured_at: Date
}

export function listCapturedSince(
  db: Db,
  provider: string,
  since: Date,
): Promise<CapturedPayment[]> {
  return db
    .select({
      provider_payment_id: payments.provider_payment_id,
      amount_cents: payments.amount_cents,
      captured_at: payments.captured_at,
    })
    .from(payments)
    .where(and(eq(payments.provider, provider), gte(payments.captured_at, since)))
}

export async function insertBookCheck(
  db: Db,
  check: typeof bookChecks.$inferInsert,
): Promise<void> {
  await db.insert(bookChecks).values(check)
}

/** Upserts the totals by provider for the UTC day of `at` and the day before. Idempotent. */
export async function upsertDailyTotals(db: Db, at: Date): Promise<void> {
  const now = at.toISOString()
  await db.execute(sql`
    with days as (
      select d::date as day
      from generate_series((${now}::timestamptz at time zone 'UTC')::date - 1,
        (${now}::timestamptz at time zone 'UTC')::date, interval '1 day') d
    ), moves as (
      select (captured_at at time zone 'UTC')::date as day, provider, 1 as payments,
        amount_cents as captured, 0 as refunded, 0 as lost
      from payments
      union all
      select (r.finished_at at time zone 'UTC')::date, p.provider, 0, 0, r.amount_cents, 0
      from refunds r join payments p on p.id = r.payment_id where r.status = 'succeeded'
      union all
      select (d.closed_at at time zone 'UTC')::date, p.provider, 0, 0, 0, d.amount_cents
      from disputes d join payments p on p.id = d.payment_id where d.status = 'lost'
    )
    insert into daily_totals (day, provider, payments, captured_cents, refunded_cents, lost_cents)
    select day, provider, sum(payments), sum(captured), sum(refunded), sum(lost)
    from moves join days using (day)
    group by day, provider
    on conflict (day, provider) do update set payments = excluded.payments,
      captured_cents = excluded.captured_cents, refunded_cents = excluded.refunded_cents,
      lost_cents = excluded.lost_cents
  `)
}
