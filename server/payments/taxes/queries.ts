import { asc, eq, isNull, sql } from 'drizzle-orm'

import { addCents, subtractCents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { taxRecords } from '@/server/kernel/db/schema/payments/tax-records'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

export type TaxRecord = typeof taxRecords.$inferSelect
export type NewTaxRecord = typeof taxRecords.$inferInsert

/** Inserts a record once per reference. @returns its id, or undefined if it existed */
export async function insertTaxRecord(tx: Db, record: NewTaxRecord): Promise<number | undefined> {
  const [row] = await tx
    .insert(taxRecords)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: taxRecords.id })
  return row?.id
}

export async function findTaxRecord(db: Db, id: number): Promise<TaxRecord | undefined> {
  const [row] = await db.select().from(taxRecords).where(eq(taxRecords.id, id))
  return row
}

/** Lists an order's sales, oldest first, each with what its reversals left of it. */
export async function listSales(db: Db, orderId: number) {
  const rows = await db
    .select()
    .from(taxRecords)
    .where(eq(taxRecords.order_id, orderId))
    .orderBy(asc(taxRecords.id))
  const sales = rows.filter(({ kind }) => kind === 'sale')
  const reversalsOf = ({ id }: TaxRecord) =>
    rows.filter((row) => row.kind === 'reversal' && (row.sale_id ?? sales[0]?.id) === id)
  return sales.map((sale) => {
    const reversed = addCents(...reversalsOf(sale).map((row) => row.amount_cents))
    return { sale, left: subtractCents(sale.amount_cents, reversed) }
  })
}

/** Finds what a sale is calculated from: its order's calculation, or the difference and its address. */
export async function findSold(db: Db, { order_id, edit_id }: TaxRecord) {
  const [row] = await db
    .select({
      calculation: orders.tax_calculation,
      currency: orders.currency,
      address: orders.shipping_address,
      country: { code: countries.code },
      net: pendingEdits.net_cents,
      count: pendingEdits.count,
    })
    .from(orders)
    .innerJoin(countries, eq(countries.id, orders.country_id))
    .leftJoin(pendingEdits, eq(pendingEdits.id, edit_id ?? 0))
    .where(eq(orders.id, order_id))
  return row
}

/** Stores a calculation unless another worker was first. @returns the one that is stored */
export async function storeCalculation(db: Db, id: number, calculation: string): Promise<string> {
  const [row] = await db
    .update(taxRecords)
    .set({ calculation: sql`coalesce(${taxRecords.calculation}, ${calculation})` })
    .where(eq(taxRecords.id, id))
    .returning({ calculation: taxRecords.calculation })
  return row?.calculation ?? calculation
}

export async function markRecorded(db: Db, id: number, transaction_id: string): Promise<void> {
  await db.update(taxRecords).set({ transaction_id }).where(eq(taxRecords.id, id))
}

export function listDueTaxRecords(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const { id, created_at: at, transaction_id } = taxRecords
  return listDueRows(
    db,
    { work: 'tax-record', id, at, where: isNull(transaction_id) },
    { now, limit },
  )
}
