import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'

import {
  CSV_VERDICTS,
  KEPT_LINES,
  type CsvKind,
  type CsvState,
} from '@/domain/office/csv/csv-tables'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { csvChunks, csvFaults, csvImports, csvLines } from '@/server/kernel/db/schema/catalog/csv'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listDueRows } from '@/server/kernel/jobs/due-rows'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { emailSpellings } from '@/server/kernel/mail/spellings'

import type { Fault, VerdictLine } from './read-row'

const SHOWN = 20
const SHOWN_LINES = 200

export type ImportRow = typeof csvImports.$inferSelect

export async function insertImport(db: Db, row: typeof csvImports.$inferInsert): Promise<number> {
  const [stored] = await db.insert(csvImports).values(row).returning({ id: csvImports.id })
  if (!stored) throw new Error('The import was not stored.')
  return stored.id
}

export async function addChunk(db: Db, importId: number, chunk: { seq: number; content: Buffer }) {
  await db.insert(csvChunks).values({ import_id: importId, ...chunk })
}

export async function readChunk(db: Db, importId: number, seq: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: csvChunks.content })
    .from(csvChunks)
    .where(and(eq(csvChunks.import_id, importId), eq(csvChunks.seq, seq)))
  return row?.content ?? null
}

export async function changeChunk(
  db: Db,
  importId: number,
  { seq, content }: { seq: number; content: Buffer },
): Promise<void> {
  await db
    .update(csvChunks)
    .set({ content })
    .where(and(eq(csvChunks.import_id, importId), eq(csvChunks.seq, seq)))
}

export async function deleteChunks(db: Db, importId: number): Promise<void> {
  await db.delete(csvChunks).where(eq(csvChunks.import_id, importId))
}

export async function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(csvImports).where(eq(csvImports.id, id))
  return row
}

/** Locks the import; returns undefined if another worker has it. */
export async function lockImport(tx: Db, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(csvImports)
    .where(eq(csvImports.id, id))
    .for('update', { skipLocked: true })
  return row
}

export async function changeImport(
  db: Db,
  id: number,
  change: Partial<typeof csvImports.$inferInsert>,
): Promise<void> {
  await db.update(csvImports).set(change).where(eq(csvImports.id, id))
}

/** Updates an import's state. @returns false if it is no longer in the change's initial state */
export async function moveImport(
  db: Db,
  { id, from, ...change }: { id: number; from: CsvState; state: CsvState } & Partial<ImportRow>,
): Promise<boolean> {
  const moved = await db
    .update(csvImports)
    .set(change)
    .where(and(eq(csvImports.id, id), eq(csvImports.state, from)))
    .returning({ id: csvImports.id })
  return moved.length > 0
}

/** Stores the first faults with their lines; further faults are only counted. */
export async function addFaults(
  tx: Db,
  { id, refused }: Pick<ImportRow, 'id' | 'refused'>,
  faults: readonly Fault[],
): Promise<void> {
  const remaining = faults.slice(0, Math.max(0, KEPT_LINES - refused))
  if (remaining.length === 0) return
  const rows = remaining.map((fault) => ({ ...fault, import_id: id }))
  await tx.insert(csvFaults).values(rows).onConflictDoNothing()
}

/** Stores the first lines of each verdict; further lines are only counted. */
export async function addLines(
  tx: Db,
  { id, added, changes, same }: Pick<ImportRow, 'id' | 'added' | 'changes' | 'same'>,
  lines: readonly VerdictLine[],
): Promise<void> {
  const before = { new: added, change: changes, same }
  const rows = CSV_VERDICTS.flatMap((verdict) =>
    lines
      .filter((one) => one.verdict === verdict)
      .slice(0, Math.max(0, KEPT_LINES - before[verdict]))
      .map((one) => ({ ...one, import_id: id })),
  )
  if (rows.length > 0) await tx.insert(csvLines).values(rows).onConflictDoNothing()
}

const { id, kind, name, size, state, made_at, position, total, added, changes, same, refused } =
  csvImports
const SENT = {
  ...{ id, kind, name, size, state, made_at, position, total, added, changes },
  ...{ same, refused },
  written: csvImports.written,
  fault: csvImports.fault,
  by: authorName(id),
}

export const listImports = (db: Db, kinds: readonly CsvKind[]) =>
  db
    .select(SENT)
    .from(csvImports)
    .leftJoin(users, eq(users.id, csvImports.made_by))
    .where(inArray(kind, [...kinds]))
    .orderBy(desc(id))
    .limit(SHOWN)

export async function findSent(db: Db, requested: number) {
  const [row] = await db
    .select(SENT)
    .from(csvImports)
    .leftJoin(users, eq(users.id, csvImports.made_by))
    .where(eq(id, requested))
  return row
}

export const listFaults = (db: Db, importId: number) =>
  db
    .select({ line: csvFaults.line, sentence: csvFaults.sentence })
    .from(csvFaults)
    .where(eq(csvFaults.import_id, importId))
    .orderBy(asc(csvFaults.line))
    .limit(SHOWN_LINES)

export async function listLines(db: Db, importId: number) {
  const { line, verdict, title, hint } = csvLines
  const listed = await Promise.all(
    CSV_VERDICTS.map((one) =>
      db
        .select({ line, verdict, title, hint })
        .from(csvLines)
        .where(and(eq(csvLines.import_id, importId), eq(verdict, one)))
        .orderBy(asc(line))
        .limit(SHOWN_LINES),
    ),
  )
  return listed.flat()
}

export function listOpenImports(db: Db, now: Date, limit: number) {
  const where = inArray(state, ['checking', 'applying'])
  const at = sql`least(${made_at}, ${now.toISOString()}::timestamptz)`
  return listDueRows(db, { work: 'csv-import', id, at, where }, { now, limit })
}

/** Purges tables that were never applied, aborted uploads, and customer data in stored lines. */
export async function purgeImports(db: Db, before: Date): Promise<void> {
  const isOld = lt(made_at, before)
  await db.delete(csvImports).where(and(isOld, eq(state, 'uploading')))
  const old = db
    .select({ id })
    .from(csvImports)
    .where(and(isOld, eq(state, 'checked')))
  await db.delete(csvChunks).where(inArray(csvChunks.import_id, old))
  await db
    .update(csvImports)
    .set({ state: 'failed', fault: 'Nobody applied it within a week.' })
    .where(and(isOld, eq(state, 'checked')))
  const ofCustomers = db
    .select({ id })
    .from(csvImports)
    .where(and(isOld, eq(kind, 'customers')))
  await db.delete(csvLines).where(inArray(csvLines.import_id, ofCustomers))
}

/** Erases a deleted account from the lines of imported tables. */
export async function eraseImported(
  _: unknown,
  tx: Db,
  { user }: ShopEvent<'AccountDeleted'>,
): Promise<void> {
  const ofCustomers = tx.select({ id }).from(csvImports).where(eq(kind, 'customers'))
  const isTheirs = inArray(csvLines.title, emailSpellings(user.email))
  await tx.delete(csvLines).where(and(isTheirs, inArray(csvLines.import_id, ofCustomers)))
}
