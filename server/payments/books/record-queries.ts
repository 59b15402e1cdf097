import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Cents } from '@/domain/kit/money'
import type { RecordMoney } from '@/domain/shop/payment/payment-record'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'

const isListed = (userId: number) =>
  and(eq(orders.user_id, userId), isNull(paymentAttempts.removed_at))

export async function countRecords(db: Db, userId: number): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(isListed(userId))
  return counted?.count ?? 0
}

export function listRecordRows(db: Db, userId: number, page: { limit: number; offset: number }) {
  return db
    .select({
      attempt: paymentAttempts,
      number: orders.number,
      captured: ofPayments<Cents>(sql`sum(${payments.amount_cents})::float8`),
      isInReview: ofPayments<boolean>(sql`bool_or(${payments.purpose} = 'review')`),
      isSurplus: ofPayments<boolean>(sql`bool_and(${payments.purpose} = 'surplus')`),
      refunded: ofRefunds('succeeded'),
      refunding: ofRefunds('pending'),
      dispute: sql<RecordMoney['dispute']>`(
        select ${disputes.status} from ${disputes}
        join ${payments} on ${payments.id} = ${disputes.payment_id}
        where ${payments.attempt_id} = ${paymentAttempts.id}
        order by ${disputes.status} = 'open' desc, ${disputes.id} desc limit 1)`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(isListed(userId))
    .orderBy(desc(paymentAttempts.id))
    .limit(page.limit)
    .offset(page.offset)
}

function ofPayments<Value>(figure: ReturnType<typeof sql>) {
  return sql<Value | null>`(
    select ${figure} from ${payments} where ${payments.attempt_id} = ${paymentAttempts.id})`
}

function ofRefunds(status: 'succeeded' | 'pending') {
  return sql<Cents>`coalesce((
    select sum(${refunds.amount_cents}) from ${refunds}
    join ${payments} on ${payments.id} = ${refunds.payment_id}
    where ${payments.attempt_id} = ${paymentAttempts.id} and ${refunds.status} = ${status}
  ), 0)::float8`
}
