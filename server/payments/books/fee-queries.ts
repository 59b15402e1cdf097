import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'

import type { EventProvider } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerFees } from '@/server/kernel/db/schema/payments/provider-fees'
import { listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'

/** Time after which a provider that never said a fee isn't asked anymore. */
const ASKED_MS = 180 * 86_400_000

interface DueFees extends DueLimit {
  provider: EventProvider
}

const askedSince = ({ now }: DueLimit) => new Date(now.getTime() - ASKED_MS)

export function listPaymentsWithoutFee(db: Db, { provider, ...due }: DueFees) {
  const { id, captured_at: at } = payments
  const where = and(
    eq(payments.provider, provider),
    gt(at, askedSince(due)),
    sql`not exists (select from ${providerFees} f where f.payment_id = ${id} and f.refund_id is null)`,
  )
  return listDueRows(db, { work: `fees-${provider}/payments`, id, at, where }, due)
}

export function listRefundsWithoutFee(db: Db, { provider, ...due }: DueFees) {
  const { id, finished_at: at, status, provider_refund_id, payment_id } = refunds
  const where = and(
    eq(status, 'succeeded'),
    isNotNull(provider_refund_id),
    gt(at, askedSince(due)),
    sql`exists (select from ${payments} p where p.id = ${payment_id} and p.provider = ${provider})`,
    sql`not exists (select from ${providerFees} f where f.refund_id = ${id})`,
  )
  return listDueRows(db, { work: `fees-${provider}/refunds`, id, at, where }, due)
}

export async function findPaidRefund(db: Db, id: number) {
  const [row] = await db
    .select({ payment: payments, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(eq(refunds.id, id))
  return row
}

/** Inserts a fee unless another worker was first: a known fee never changes. */
export async function insertFee(db: Db, fee: typeof providerFees.$inferInsert): Promise<void> {
  await db.insert(providerFees).values(fee).onConflictDoNothing()
}
