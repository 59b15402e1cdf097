import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { sandboxPayments } from '@/server/kernel/db/schema/payments/payments'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { randomIds, sha256 } from '@/server/kernel/ports/ids'
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
  ProviderRefund,
  RefundRequest,
} from '@/server/kernel/ports/payments'

type SandboxRow = typeof sandboxPayments.$inferSelect
export type SandboxOutcome = 'succeed' | 'decline' | 'pending'

/** Creates a test provider with its own tables, like a remote one. Page: /payment/sandbox/{id}. */
export function sandboxProvider(db: Db): PaymentProvider {
  return {
    id: 'sandbox',
    title: 'Test payment',
    note: 'Sandbox: no money moves. You’ll choose the outcome on the next page.',
    isTest: true,
    create: (request) => createSandboxPayment(db, request),
    lookUp: async (ref) => {
      const row = await findSandboxPayment(db, ref)
      return row ? toProviderPayment(row) : null
    },
    expire: (ref) => expireSandboxPayment(db, ref),
    pageOf: sandboxPage,
    refund: (request) => refundInSandbox(db, request),
  }
}

function sandboxPage(ref: string): string {
  return `/payment/sandbox/${ref}`
}

async function createSandboxPayment(db: Db, request: PaymentRequest) {
  const key = `attempt-${request.attemptId}-create`
  await db
    .insert(sandboxPayments)
    .values({
      id: `sbx_${randomIds.publicId()}`,
      idempotency_key: key,
      reference: request.attemptId,
      amount_cents: request.amount,
      currency: request.currency,
      return_url: request.returnPath,
    })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotency_key, key))
  if (!row) throw new Error('The sandbox lost a payment.')
  return { ref: row.id, redirectUrl: sandboxPage(row.id) }
}

/** Refunds a sandbox payment. Idempotent by key. */
async function refundInSandbox(db: Db, request: RefundRequest): Promise<ProviderRefund> {
  return db.transaction(async (tx) => {
    const refundId = `sbr_${sha256(request.key).slice(0, 22)}`
    const [row] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, request.paymentId.replace(/_1$/, '')))
      .for('update')
    if (row?.status !== 'paid') return { refundId: null, status: 'failed' }
    if (row.refund_keys.includes(request.key)) return { refundId, status: 'succeeded' }
    const refunded = cents(row.refunded_cents + request.amount)
    if (refunded > row.amount_cents) return { refundId: null, status: 'failed' }
    await tx
      .update(sandboxPayments)
      .set({ refunded_cents: refunded, refund_keys: [...row.refund_keys, request.key] })
      .where(eq(sandboxPayments.id, row.id))
    return { refundId, status: 'succeeded' }
  })
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxRow | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return row
}

async function expireSandboxPayment(db: Db, id: string): Promise<ProviderPayment | null> {
  const row = await db.transaction(async (tx) => {
    const locked = await lockSandboxPayment(tx, id)
    if (!locked || (locked.status !== 'open' && locked.status !== 'pending')) return locked
    return setStatus(tx, id, 'expired')
  })
  return row ? toProviderPayment(row) : null
}

/** Applies the buyer's choice. Idempotent. @throws DomainError payment_not_found or payment_closed */
export async function actInSandbox(
  db: Db,
  id: string,
  outcome: SandboxOutcome,
): Promise<SandboxRow> {
  const requested = ({ succeed: 'paid', decline: 'declined', pending: 'pending' } as const)[outcome]
  return db.transaction(async (tx) => {
    const row = await lockSandboxPayment(tx, id)
    if (!row) throw new DomainError('payment_not_found', 'No such sandbox payment.')
    if (row.status === requested) return row
    if (row.status !== 'open' && row.status !== 'pending') {
      throw new DomainError('payment_closed', `The payment is ${row.status}.`)
    }
    return setStatus(tx, id, requested)
  })
}

async function lockSandboxPayment(tx: Db, id: string): Promise<SandboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, id))
    .for('update')
  return row
}

async function setStatus(tx: Db, id: string, status: SandboxRow['status']): Promise<SandboxRow> {
  const [row] = await tx
    .update(sandboxPayments)
    .set({ status, updated_at: new Date() })
    .where(eq(sandboxPayments.id, id))
    .returning()
  if (!row) throw new Error('The sandbox lost a payment.')
  return row
}

const STATUS = {
  open: 'open',
  pending: 'processing',
  paid: 'paid',
  declined: 'failed',
  expired: 'expired',
} as const

function toProviderPayment(row: SandboxRow): ProviderPayment {
  return {
    ref: row.id,
    paymentId: row.status === 'paid' ? `${row.id}_1` : null,
    status: STATUS[row.status],
    amount: cents(row.amount_cents),
    currency: row.currency,
    reference: row.reference,
    failureCode: row.status === 'declined' ? 'card_declined' : null,
  }
}
