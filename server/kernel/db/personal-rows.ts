import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Db } from './client'

/** Members of rows that are credentials, or would let their reader act: they are no information about a person. */
const SECRETS: readonly string[] = [
  'password_hash',
  'totp_secret',
  'totp_last_step',
  'device_hash',
  'return_token_hash',
  'token_hash',
  'code_hash',
  'request_hash',
  // The text of a letter says the same; unsent letters may hold a one-time link.
  'html',
]

export type PersonalRows = Record<string, unknown>[]

/** Rows of a table as their person may read them: without secrets, bytes as Base64. */
export async function personalRows(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
): Promise<PersonalRows> {
  const rows: PersonalRows = await db.select().from(table).where(condition)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !SECRETS.includes(name))
        .map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]),
    ),
  )
}

/**
 * The rows of several tables that belong to a user.
 * @param tables each with the column that says whose a row is
 * @example await ownRows(tx, user.id, { carts: [carts, carts.user_id] })
 */
export async function ownRows(
  db: Db,
  userId: number,
  tables: Record<string, [PgTable, PgColumn]>,
): Promise<Record<string, PersonalRows>> {
  const own: Record<string, PersonalRows> = {}
  for (const [name, [table, owner]] of Object.entries(tables)) {
    own[name] = await personalRows(db, table, eq(owner, userId))
  }
  return own
}
