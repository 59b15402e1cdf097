import type { Days } from '@/domain/office/reports/report-days'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Deps } from '@/server/kernel/deps'
import { enqueue } from '@/server/kernel/jobs/queue'

import { findOpenExport, insertExport, lockExports } from './queries'

/** Starts an archive, or returns the one of the same days that is being made. */
export async function startExport(
  { db, clock, about }: Pick<Deps, 'db' | 'clock'> & AuditSubjects,
  days: Days,
  userId: number,
) {
  return db.transaction(async (tx) => {
    await lockExports(tx)
    const open = await findOpenExport(tx, days)
    if (open) return open
    const row = await insertExport(tx, {
      ...{ from_day: days.from, to_day: days.to, made_by: userId, made_at: clock.now() },
    })
    about({ kind: 'accounting-exports', id: String(row.id) })
    await enqueue(tx, { queue: 'accounting', id: row.id })
    return row
  })
}
