import { sql } from 'drizzle-orm'

import type { Db } from '../../server/kernel/db/client'
import { StartProblem } from '../problem'

/** @throws StartProblem if the database is not migrated yet */
export async function requireAuditLog(db: Db): Promise<void> {
  const { rows } = await db.execute<{ table: string | null }>(
    sql`select to_regclass('audit_chain')::text as table`,
  )
  if (typeof rows[0]?.table === 'string') return
  throw new StartProblem(
    'This database has no audit log yet. Start the shop once, which updates the database, and run this again.',
  )
}
