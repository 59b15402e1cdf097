import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import { cents, type Cents } from '@/domain/kit/money'
import { isMove } from '@/domain/kit/moves'
import { ATTEMPT_MOVES, OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import type { Deps } from '@/server/kernel/deps'
import { deriveKey, sha256 } from '@/server/kernel/ports/ids'

export type Attempt = typeof paymentAttempts.$inferSelect
export type AttemptStatus = Attempt['status']
export type PaymentRow = typeof payments.$inferSelect

interface NewAttempt {
  orderId: number
  provider: string
  amount: Cents
  editId?: number
}

/** Derives the return URL's token, so that repeated calls for an attempt return the same one. */
export function returnToken(secret: string, attemptId: string): string {
  return deriveKey(secret, 'return', attemptId)
}

/** Inserts an attempt; the database allows one open attempt per order. */
export async function insertAttempt(
  { ids, secret, clock }: Pick<Deps, 'ids' | 'secret' | 'clock'>,
  db: Db,
  { orderId, provider, amount, editId }: NewAttempt,
): Promise<Attempt | undefined> {
  const publicId = ids.publicId()
  const now = clock.now()
  const [row] = await db
    .insert(paymentAttempts)
    .values({
      public_id: publicId,
      order_id: orderId,
      edit_id: editId,
      provider,
      amount_cents: amount,
      currency: 'USD',
      return_token_hash: sha256(returnToken(secret, publicId)),
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findAttemptById(db: Db, id: number): Promise<Attempt | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row
}

export async function findAttempt(db: Db, publicId: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.public_id, publicId))
  return row
}

export async function findAttemptByRef(
  db: Db,
  provider: string,
  ref: string,
): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.provider_ref, ref)))
  return row
}

/** Finds the latest attempt to pay the order itself, not a difference. */
export async function findLatestAttempt(db: Db, orderId: number): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.order_id, orderId), isNull(paymentAttempts.edit_id)))
    .orderBy(desc(paymentAttempts.id))
    .limit(1)
  return row
}

export async function listAttemptsOfEdit(db: Db, editId: number): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.edit_id, editId))
    .orderBy(desc(paymentAttempts.id))
}

export async function findOpenAttempt(db: Db, orderId: number): Promise<Attempt | undefined> {
  const isOpen = inArray(paymentAttempts.status, [...OPEN_ATTEMPT_STATUSES])
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.order_id, orderId), isOpen))
  return row
}

export async function findPaymentOf(db: Db, attemptId: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.attempt_id, attemptId))
  return row
}

interface Move {
  from: readonly AttemptStatus[]
  to: AttemptStatus
  at: Date
  failureCode?: string | null
  providerRef?: string
}

/** Updates a status that is still in `from`. @throws RangeError for moves outside `ATTEMPT_MOVES` */
export async function moveAttempt(db: Db, id: number, move: Move): Promise<boolean> {
  const wrong = move.from.find((from) => !isMove(ATTEMPT_MOVES, { from, to: move.to }))
  if (wrong) throw new RangeError(`No attempt moves from ${wrong} to ${move.to}.`)
  const moved = await db
    .update(paymentAttempts)
    .set({
      status: move.to,
      updated_at: move.at,
      ...(move.failureCode === undefined ? {} : { failure_code: move.failureCode }),
      ...(move.providerRef === undefined ? {} : { provider_ref: move.providerRef }),
    })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.status, [...move.from])))
    .returning({ id: paymentAttempts.id })
  return moved.length > 0
}

/** Marks an attempt as looked up, which delays its next look-up. */
export async function touchAttempt(db: Db, id: number, at: Date): Promise<void> {
  await db.update(paymentAttempts).set({ updated_at: at }).where(eq(paymentAttempts.id, id))
}

interface NewPayment {
  orderId: number
  attemptId: number
  provider: string
  paymentId: string
  amount: Cents
  currency: string
  at: Date
}

/** Returns undefined if this provider payment is already booked. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | undefined> {
  const [row] = await db
    .insert(payments)
    .values({
      order_id: payment.orderId,
      attempt_id: payment.attemptId,
      provider: payment.provider,
      provider_payment_id: payment.paymentId,
      amount_cents: payment.amount,
      currency: payment.currency,
      captured_at: payment.at,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function markPayment(
  db: Db,
  id: number,
  purpose: PaymentRow['purpose'],
): Promise<void> {
  await db.update(payments).set({ purpose }).where(eq(payments.id, id))
}

export async function findPayment(db: Db, provider: string, paymentId: string) {
  const [row] = await db
    .select({ payment: payments, attempt: paymentAttempts })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attempt_id))
    .where(and(eq(payments.provider, provider), eq(payments.provider_payment_id, paymentId)))
  return row
}

export async function findPaymentWithAttempt(db: Db, id: number) {
  const [row] = await db
    .select({ payment: payments, attempt: paymentAttempts })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attempt_id))
    .where(eq(payments.id, id))
  return row
}

export async function findPaymentById(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** Lists the payments of an order, excluding surplus, oldest first. */
export async function listPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return listMoneyOf(db, orderId, ['order'])
}

export async function listMoneyOf(
  db: Db,
  orderId: number,
  purposes: readonly PaymentRow['purpose'][],
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), inArray(payments.purpose, [...purposes])))
    .orderBy(payments.id)
}

export async function listPaidOf(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  const refunded = sql<Cents>`coalesce((select sum(r.amount_cents) from ${refunds} r
    where r.payment_id = ${payments}.id and r.status = 'succeeded'), 0)`.mapWith((sum) =>
    cents(Number(sum)),
  )
  return db
    .select({
      order_id: payments.order_id,
      provider: payments.provider,
      at: payments.captured_at,
      amount: payments.amount_cents,
      refunded,
    })
    .from(payments)
    .where(inArray(payments.order_id, [...orderIds]))
    .orderBy(desc(payments.id))
    .limit(50)
}
