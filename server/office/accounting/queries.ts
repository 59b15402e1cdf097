import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { dayAfter } from '@/domain/kit/zone-time'
import type { Days } from '@/domain/office/reports/report-days'
import type { Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { accountingChunks, accountingExports } from '@/server/kernel/db/schema/payments/accounting'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

export type ExportRow = typeof accountingExports.$inferSelect

const SHOWN = 20
const PAGE = 200

/** Documents by the day printed on them, as in the tax report. The index on `issued_at` narrows the search. */
const isOf = ({ from, to }: Days) => {
  const day = sql`${documents.content} ->> 'issued_on'`
  return and(
    gte(documents.issued_at, new Date(`${dayAfter(from, -1)}T00:00:00Z`)),
    lt(documents.issued_at, new Date(`${dayAfter(to, 2)}T00:00:00Z`)),
    sql`${day} >= ${from}`,
    sql`${day} <= ${to}`,
  )
}

export async function countPapers(db: Db, days: Days) {
  const [row] = await db
    .select({
      papers: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${documents.id}), 0)`.mapWith(Number),
    })
    .from(documents)
    .where(isOf(days))
  return row ?? { papers: 0, last: 0 }
}

/** Pages through the documents of some days up to one of them, in the order in which they were issued. */
export async function* paperPages(db: Db, days: Days, last: number) {
  let after = 0
  for (;;) {
    const page = await db
      .select({
        document: documents,
        country: countries.title,
        code: countries.code,
        region: sql<string>`case when ${countries.code} in ('CA', 'US')
          then coalesce(${orders.shipping_address} ->> 'region', '') else '' end`,
      })
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.order_id))
      .innerJoin(countries, eq(countries.id, orders.country_id))
      .where(and(isOf(days), gt(documents.id, after), lte(documents.id, last)))
      .orderBy(asc(documents.id))
      .limit(PAGE)
    if (page.length > 0) yield page
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    after = end.document.id
  }
}

export async function insertExport(
  tx: Db,
  row: typeof accountingExports.$inferInsert,
): Promise<ExportRow> {
  const [stored] = await tx.insert(accountingExports).values(row).returning()
  if (!stored) throw new Error('The export was not stored.')
  return stored
}

/** Serializes requests, so that two at once make one archive. */
export async function lockExports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounting-exports'))`)
}

/** Finds the archive of the same days that is being made. */
export async function findOpenExport(tx: Db, { from, to }: Days): Promise<ExportRow | undefined> {
  const { from_day, to_day, state } = accountingExports
  const isSame = and(eq(from_day, from), eq(to_day, to), eq(state, 'making'))
  const [open] = await tx.select().from(accountingExports).where(isSame)
  return open
}

export const listExports = (db: Db): Promise<ExportRow[]> =>
  db.select().from(accountingExports).orderBy(desc(accountingExports.id)).limit(SHOWN)

export async function findExport(db: Db, id: number): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountingExports).where(eq(accountingExports.id, id))
  return row
}

/** Leases an export to one worker, which begins again. @returns undefined if another one has it */
export async function leaseExport(
  db: Db,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<ExportRow | undefined> {
  return db.transaction(async (tx) => {
    const { leased_until, state } = accountingExports
    const isFree = or(isNull(leased_until), lte(leased_until, now))
    const [row] = await tx
      .update(accountingExports)
      .set({ leased_until: until, done: 0, size: 0 })
      .where(and(eq(accountingExports.id, id), eq(state, 'making'), isFree))
      .returning()
    if (row) await tx.delete(accountingChunks).where(eq(accountingChunks.export_id, id))
    return row
  })
}

/** Changes an export while the lease is still the caller's. @returns false if it is not */
export async function changeExport(
  db: Db,
  { id, leased_until }: Pick<ExportRow, 'id' | 'leased_until'>,
  change: Partial<typeof accountingExports.$inferInsert>,
): Promise<boolean> {
  const isMine =
    leased_until === null ? undefined : eq(accountingExports.leased_until, leased_until)
  const changed = await db
    .update(accountingExports)
    .set(change)
    .where(and(eq(accountingExports.id, id), isMine))
    .returning({ id: accountingExports.id })
  return changed.length > 0
}

export async function insertChunk(
  db: Db,
  chunk: typeof accountingChunks.$inferInsert,
): Promise<void> {
  await db.insert(accountingChunks).values(chunk)
}

/** Reads an archive, with one chunk in memory. */
export async function* readChunks(db: Db, id: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let seq = 0; ; seq += 1) {
    const [row] = await db
      .select({ content: accountingChunks.content })
      .from(accountingChunks)
      .where(and(eq(accountingChunks.export_id, id), eq(accountingChunks.seq, seq)))
    if (!row) return
    yield new Uint8Array(row.content)
  }
}

export function listOpenExports(db: Db, now: Date, limit: number) {
  const { id, made_at, leased_until, state } = accountingExports
  const at = sql`least(coalesce(${leased_until}, ${made_at}), ${now.toISOString()}::timestamptz)`
  const isFree = or(isNull(leased_until), lte(leased_until, now))
  const where = and(eq(state, 'making'), isFree)
  return listDueRows(db, { work: 'accounting', id, at, where }, { now, limit })
}

export async function purgeExports(db: Db, before: Date): Promise<void> {
  await db.delete(accountingExports).where(lt(accountingExports.made_at, before))
}
