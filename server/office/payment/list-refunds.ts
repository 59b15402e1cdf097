import { eq, inArray, type SQL } from 'drizzle-orm'

import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import type { Db } from '@/server/kernel/db/client'
import { pageAt } from '@/server/kernel/db/keyset'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'

const COLUMNS = {
  id: refunds.id,
  order_number: orders.number,
  amount: refunds.amount_cents,
  currency: orders.currency,
  to: refunds.target,
  status: refunds.status,
  reason: refunds.reason,
  provider: payments.provider,
  reference: refunds.provider_refund_id,
  created_at: refunds.created_at,
  finished_at: refunds.finished_at,
}

/** Lists refunds, newest first, or what changed of them. */
export async function listRefunds(db: Db, { updated_since, after }: ChangesQuery) {
  const { id } = refunds
  const changes = await readChanges(db, 'refunds', { updated_since, after })
  if (changes) {
    const read = await refundsWhere(db, inArray(id, changes.keys.map(Number)))
    const { rows, next, removed, until } = changes.page(read, (row) => String(row.id))
    return { refunds: rows.map(toAnswer), next, removed, until }
  }
  const page = pageAt({ id, isNewestFirst: true }, { after })
  const read = await refundsWhere(db, page.where).orderBy(page.orderBy).limit(page.limit)
  const { rows, next } = page.cut(read.map((row) => ({ ...row, number: String(row.id) })))
  return { refunds: rows.map(({ number: _, ...row }) => toAnswer(row)), next }
}

const refundsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, eq(payments.id, refunds.payment_id))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof refundsWhere>>[number]

const toAnswer = ({ created_at, finished_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})
