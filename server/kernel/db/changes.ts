import { sql } from 'drizzle-orm'

import { CHANGE_CURSOR } from '@/contract/kit/changes.schema'
import type { ChangedList } from '@/domain/kit/changed-lists'

import type { Db } from './client'
import { PAGE_LIMIT, PAGE_SIZE } from './keyset'

export interface ChangesQuery {
  updated_since?: string | undefined
  after?: string | undefined
}

/**
 * Reads a page of what changed in a list; null for a query that asks for something else. The caller reads the entries
 * with these keys, and `page` puts them in order. Those that it doesn't find were removed, or no longer match.
 */
export async function readChanges(
  db: Db,
  list: ChangedList,
  { updated_since, after = '' }: ChangesQuery,
) {
  const [, micros, id] = CHANGE_CURSOR.exec(after) ?? []
  if (micros === undefined && updated_since === undefined) return null
  const until = await settledUntil(db)
  const begin =
    micros === undefined
      ? sql`c.at >= ${updated_since}::timestamptz`
      : sql`(c.at, c.id) > (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`
  const { rows } = await db.execute<{ key: string; mark: string }>(sql`
    select c.key, (extract(epoch from c.at) * 1000000)::bigint || '~' || c.id as mark from row_changes c
    where c.list = ${list} and ${begin} and c.at < ${until}::timestamptz
      and not exists (select from row_changes n where n.list = c.list and n.key = c.key
        and (n.at, n.id) > (c.at, c.id) and n.at < ${until}::timestamptz)
    order by c.at, c.id limit ${PAGE_LIMIT}`)
  const shown = rows.slice(0, PAGE_SIZE)
  const places = new Map(shown.map(({ key }, place) => [key, place]))
  return {
    keys: [...places.keys()],
    page: <Row>(read: readonly Row[], keyOf: (row: Row) => string) => {
      const placeOf = (row: Row) => places.get(keyOf(row)) ?? 0
      const listed = new Set(read.map(keyOf))
      return {
        rows: [...read].sort((a, b) => placeOf(a) - placeOf(b)),
        removed: [...places.keys()].filter((key) => !listed.has(key)),
        next: rows.length > PAGE_SIZE ? (shown.at(-1)?.mark ?? null) : null,
        previous: null,
        until,
      }
    },
  }
}

/**
 * Returns a moment before which no more changes appear. A change has the time of its write (`note_changes`), but
 * appears with its commit: those of a running transaction are later than its start. Read before the changes
 * themselves, so that what commits in between isn't skipped. Roles that may not see the start of another's
 * transaction assume five minutes. PostgreSQL's own workers, such as autovacuum, note no changes.
 */
async function settledUntil(db: Db): Promise<string> {
  const { rows } = await db.execute<{ until: string }>(sql`
    select to_char(least(now(), min(coalesce(xact_start, now() - interval '5 minutes'))) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as until
    from pg_stat_activity
    where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`)
  const [row] = rows
  if (!row) throw new Error('The database returned no moment.')
  return row.until
}

/** Removes changes that a later one of the same entry replaced; where none did, the change stays. */
export async function purgeChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.execute(sql`
    delete from row_changes c where c.at < ${before}::timestamptz
      and exists (select from row_changes n where n.list = c.list and n.key = c.key
        and (n.at, n.id) > (c.at, c.id) and n.at < ${before}::timestamptz)`)
}

const KEPT_MS = 3_600_000
