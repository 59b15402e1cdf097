import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'

interface FailingRows {
  table: PgTable
  on: 'insert' | 'update' | 'delete'
  /** SQL condition on `new` or `old`. */
  when: string
}

let count = 0

/** Makes the database refuse to write some rows. @returns a function that allows them again */
export async function failOn(
  db: Db,
  { table, on, when }: FailingRows,
): Promise<() => Promise<void>> {
  count += 1
  const name = sql.identifier(`failing_${count}`)
  const row = sql.raw(on === 'delete' ? 'old' : 'new')
  await db.execute(sql`create function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'ada@example.com is refused'; return ${row}; end $$`)
  await db.execute(sql`create trigger ${name} before ${sql.raw(on)} on ${sql.identifier(getTableName(table))}
    for each row when (${sql.raw(when)}) execute function ${name}()`)
  return async () => {
    await db.execute(sql`drop function ${name}() cascade`)
  }
}
