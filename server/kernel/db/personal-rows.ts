import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Db } from './client'

/** Columns that are credentials or would grant access; data exports leave them out. */
const SECRETS: readonly string[] = [
  'password_hash',
  'totp_secret',
  'totp_last_step',
  'device_hash',
  'return_token_hash',
  'token_hash',
  'code_hash',
  'request_hash',
  // The text version of an email has the same content; unsent emails may contain a one-time link.
  'html',
]

export type PersonalRows = Record<string, unknown>[]

/** Returns rows for their owner's data export, without secrets and with bytes as Base64. */
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

/** Returns a user's rows from several tables, each given with its owner column. */
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
