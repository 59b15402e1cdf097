import { createHash } from 'node:crypto'

import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '@/server/kernel/db/client'
import { seedTexts } from '@/server/kernel/db/schema/catalog/seed-texts'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { rowName, textHash } from './text-hash'
import type { TableTexts, TextRow } from './texts'
import { updatePages } from './update-pages'

/** Setting with a hash of all seeded texts, so that nothing else is read if they are unchanged. */
const MARK = 'seeded_texts'

type Hashes = Map<string, string>

export interface TextUpdate {
  tables: readonly TableTexts[]
  /** Hashes by row, for texts seeded before hashes were recorded. */
  first: Readonly<Record<string, string>>
}

/** Updates unedited texts, which still have the hash recorded by the last seed. */
export async function updateTexts(tx: Db, { tables, first }: TextUpdate): Promise<void> {
  const digest = digestOf(tables)
  const [mark] = await tx.select().from(settings).where(eq(settings.key, MARK))
  if (mark?.value === digest) return
  const recorded: Hashes = new Map(Object.entries(first))
  for (const { row, hash } of await tx.select().from(seedTexts)) recorded.set(row, hash)
  for (const table of tables) {
    const update = table.name === 'content_pages' ? updatePages : updateTable
    await record(tx, await update(tx, table, recorded))
  }
  await tx
    .insert(settings)
    .values({ key: MARK, value: digest })
    .onConflictDoUpdate({ target: settings.key, set: { value: digest } })
}

function digestOf(tables: readonly TableTexts[]): string {
  const hash = createHash('sha256')
  for (const table of tables) {
    for (const row of table.rows) hash.update(rowName(table, row) + textHash(table.texts, row))
  }
  return hash.digest('base64url')
}

async function record(tx: Db, hashes: Hashes): Promise<void> {
  const rows = [...hashes].map(([row, hash]) => ({ row, hash }))
  if (rows.length === 0) return
  await tx
    .insert(seedTexts)
    .values(rows)
    .onConflictDoUpdate({ target: seedTexts.row, set: { hash: sql`excluded.hash` } })
}

/** @returns the hashes of all rows that now have the texts of this version */
async function updateTable(tx: Db, texts: TableTexts, recorded: Hashes): Promise<Hashes> {
  const present = new Map<string, TextRow>()
  for (const row of await tx.select().from(texts.table)) present.set(rowName(texts, row), row)
  const current: Hashes = new Map()
  for (const row of texts.rows) {
    const name = rowName(texts, row)
    const known = present.get(name)
    if (!known) continue
    const [before, after] = [textHash(texts.texts, known), textHash(texts.texts, row)]
    if (before !== after && before !== recorded.get(name)) continue
    if (before !== after) await write(tx, texts, row)
    current.set(name, after)
  }
  return current
}

async function write(tx: Db, { table, keys, texts, changed_at }: TableTexts, row: TextRow) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const isRow: SQL[] = keys.flatMap((key) => {
    const column = columns[key]
    return column ? [eq(column, row[key])] : []
  })
  const values = Object.fromEntries(
    texts.map((text) => [text, row[text] ?? columns[text]?.default]),
  )
  const moment = changed_at ? { [changed_at]: new Date() } : {}
  await tx
    .update(table)
    .set({ ...values, ...moment })
    .where(and(...isRow))
}
