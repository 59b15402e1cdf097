import { and, asc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm'

import { cents, type Cents } from '@/domain/kit/money'
import { dayAfter } from '@/domain/kit/zone-time'
import type { FeeEntry } from '@/domain/office/accounting/fees'
import { toFee } from '@/domain/office/payment/fee'
import type { Days } from '@/domain/office/reports/report-days'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerFees } from '@/server/kernel/db/schema/payments/provider-fees'
import type { Deps } from '@/server/kernel/deps'

const PAGE = 1_000

const PAYMENT = {
  order: orders.number,
  provider: payments.provider,
  payment: payments.provider_payment_id,
  currency: payments.currency,
  fee: { amount: providerFees.amount_cents, currency: providerFees.currency },
}

/** Pages through payments, then refunds, of the same UTC days as in the payout report. */
export async function* feePages(
  deps: Pick<Deps, 'db' | 'providers'>,
  days: Days,
): AsyncGenerator<FeeEntry[]> {
  const { db, providers } = deps
  const titleOf = (provider: string) =>
    providers.find(({ id }) => id === provider)?.title ?? provider
  for (const list of [listPayments, listRefunds]) {
    let after = 0
    for (;;) {
      const page = await list(db, days, after)
      yield page.map(({ id: _, at, provider, fee, refund, ...entry }) => ({
        ...entry,
        day: at?.toISOString().slice(0, 10) ?? '',
        provider: titleOf(provider),
        refund: refund ?? '',
        fee: toFee(provider, fee),
      }))
      const end = page.at(-1)
      if (!end || page.length < PAGE) break
      after = end.id
    }
  }
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function listPayments(db: Db, { from, to }: Days, after: number) {
  const { id, captured_at: at, amount_cents: amount, order_id, provider } = payments
  return db
    .select({ ...PAYMENT, id, at, amount, refund: sql<string | null>`null` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, order_id))
    .leftJoin(
      providerFees,
      and(eq(providerFees.payment_id, id), sql`${providerFees.refund_id} is null`),
    )
    .where(
      and(
        gte(at, startOf(from)),
        lt(at, startOf(dayAfter(to, 1))),
        ne(provider, 'credit'),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(PAGE)
}

function listRefunds(db: Db, { from, to }: Days, after: number) {
  const { id, finished_at: at, status, provider_refund_id, payment_id } = refunds
  const amount = sql<Cents>`-${refunds.amount_cents}`.mapWith((sum) => cents(Number(sum)))
  return db
    .select({
      ...PAYMENT,
      ...{
        id,
        at,
        amount,
        refund: sql<string | null>`coalesce(${provider_refund_id}, ${id}::text)`,
      },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, payment_id))
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .leftJoin(providerFees, eq(providerFees.refund_id, id))
    .where(
      and(
        eq(status, 'succeeded'),
        eq(refunds.target, 'provider'),
        gte(at, startOf(from)),
        lt(at, startOf(dayAfter(to, 1))),
        ne(payments.provider, 'credit'),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(PAGE)
}
