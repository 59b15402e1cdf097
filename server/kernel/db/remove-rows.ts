import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './client'

interface Reference extends Record<string, unknown> {
  table: string
  column: string
  key: string
}

/**
 * Deletes rows after the rows whose foreign keys block the deletion. The foreign keys are read from the database
 * catalog, so new tables are covered. Cascades are left to the database.
 * @param where condition that references no other table
 */
export async function removeRows(tx: Db, table: string, where: SQL): Promise<number> {
  for (const { table: child, column, key } of await referencesTo(tx, table)) {
    // A single statement can delete rows of one table that reference each other.
    if (child === table) continue
    const rows = sql`select ${sql.identifier(key)} from ${sql.identifier(table)} where ${where}`
    await removeRows(tx, child, sql`${sql.identifier(column)} in (${rows})`)
  }
  const { rowCount } = await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`)
  return rowCount ?? 0
}

async function referencesTo(tx: Db, table: string): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, f.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.confrelid = to_regclass(${table})
    order by 1, 2`)
  return rows
}
