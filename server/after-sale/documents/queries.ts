import { and, asc, eq, sql } from 'drizzle-orm'

import { addCents, type Cents } from '@/domain/kit/money'
import { sumTaxes, type ChargedTax } from '@/domain/shop/tax/tax'
import type { Db } from '@/server/kernel/db/client'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import {
  documentCounters,
  documents,
  type DocumentKind,
  type DocumentRow,
} from '@/server/kernel/db/schema/orders/documents'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import type { OrderRow } from '@/server/orders'

export async function listDocuments(db: Db, orderId: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.order_id, orderId))
    .orderBy(asc(documents.id))
}

/** Finds a document by its id and that of its order, both of which must match. */
export async function findDocument(
  db: Db,
  { orderId, id }: { orderId: number; id: number },
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.order_id, orderId)))
  return row
}

export async function listInvoices(db: Db, orderId: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.order_id, orderId), eq(documents.kind, 'invoice')))
    .orderBy(asc(documents.id))
}

/** Returns the last number of a document kind, locked until the end of the transaction. */
export async function lockCounter(tx: Db, kind: DocumentKind): Promise<number> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ kind, last: 0 })
    .onConflictDoUpdate({
      target: documentCounters.kind,
      set: { last: sql`${documentCounters.last}` },
    })
    .returning()
  if (!row) throw new Error(`No counter of ${kind}.`)
  return row.last
}

export async function isDocumented(tx: Db, cause: string): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.cause, cause))
  return rows.length > 0
}

/** Inserts a document with the next number. The caller must hold the counter lock. */
export async function insertDocument(
  tx: Db,
  document: typeof documents.$inferInsert,
): Promise<void> {
  await tx.insert(documents).values(document)
  await tx
    .update(documentCounters)
    .set({ last: document.number })
    .where(eq(documentCounters.kind, document.kind))
}

/** Amounts of all credit notes of an order. */
export interface CreditedAmounts {
  net: Cents
  tax: Cents
  total: Cents
  taxes: ChargedTax[]
}

export async function creditedOf(tx: Db, orderId: number): Promise<CreditedAmounts> {
  const rows = await tx
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.order_id, orderId), eq(documents.kind, 'credit_note')))
  const amounts = rows.map(({ content }) => content.amounts)
  return {
    net: addCents(...amounts.map(({ net }) => net)),
    total: addCents(...amounts.map(({ total }) => total)),
    tax: addCents(...amounts.map(({ tax }) => tax)),
    taxes: sumTaxes(amounts.flatMap(({ taxes = [] }) => taxes)),
  }
}

/** Returns whether a payment is the order's own; surplus payments were never invoiced. */
export async function isPaymentOfOrder(tx: Db, order: OrderRow, id: number): Promise<boolean> {
  if (order.paid_at === null) return false
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row?.order_id === order.id && row.purpose === 'order'
}

/** Returns the certificate that exempted an order from its state's taxes. */
export async function findCertificateOf(tx: Db, { tax_certificate_id: id }: OrderRow) {
  if (id === null) return undefined
  const { country_code, region, reason, other, number } = taxCertificates
  const [row] = await tx
    .select({ country_code, region, reason, other, number })
    .from(taxCertificates)
    .where(eq(taxCertificates.id, id))
  return row
}

export async function payingProvider(tx: Db, orderId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(sql`${payments.id} desc`)
    .limit(1)
  return row?.provider
}
