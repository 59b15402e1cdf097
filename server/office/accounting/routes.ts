import { and, eq, sql } from 'drizzle-orm'

import { accountingRoutes } from '@/contract/office/accounting/accounting'
import { accountingSchemas } from '@/contract/office/accounting/accounting.schema'
import type { Days } from '@/domain/office/reports/reports'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import { accountingExports } from '@/server/kernel/db/schema/payments/accounting'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { fileHref, isFileAddress } from '@/server/kernel/files/store'
import { byteStream } from '@/server/kernel/http/text-stream'
import { createRouter } from '@/server/kernel/http/router'
import { enqueue } from '@/server/kernel/jobs/queue'

import { findExport, insertExport, listExports, readChunks, type ExportRow } from './queries'

const ADDRESS = '/api/accounting-exports'
/** Begins ids of archives in signed addresses, which other files share. */
const PREFIX = 'accounting-'

export const accountingRouter = createRouter(accountingRoutes, accountingSchemas)
  .on('list', async (context) => ({
    data: { exports: (await listExports(context.db)).map((row) => exportAnswer(context, row)) },
  }))
  .on('make', async (context) => {
    const row = await startExport(context, context.body, context.caller.userId)
    return { data: exportAnswer(context, row) }
  })
  .on('file', async (context) => {
    const { params, query, db } = context
    const isValid = isFileAddress(context, { ...query, id: params.id })
    const id = Number(params.id.slice(PREFIX.length))
    const row = isValid && params.id.startsWith(PREFIX) ? await findExport(db, id) : undefined
    if (row?.state !== 'done') throw new DomainError('file_not_found', 'No archive here.')
    return { stream: byteStream(readChunks(db, row.id)) }
  })

/** Starts an archive, or returns the one of the same days that is being made. */
async function startExport(
  { db, clock, about }: Pick<Deps, 'db' | 'clock'> & AuditSubjects,
  days: Days,
  userId: number,
) {
  return db.transaction(async (tx) => {
    // Serializes presses, so that two at once make one archive.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounting-exports'))`)
    const { from_day, to_day, state } = accountingExports
    const isSame = and(eq(from_day, days.from), eq(to_day, days.to), eq(state, 'making'))
    const [open] = await tx.select().from(accountingExports).where(isSame)
    if (open) return open
    const row = await insertExport(tx, {
      ...{ from_day: days.from, to_day: days.to, made_by: userId, made_at: clock.now() },
    })
    about({ kind: 'accounting-exports', id: String(row.id) })
    await enqueue(tx, { queue: 'accounting', id: row.id })
    return row
  })
}

function exportAnswer(deps: Pick<Deps, 'secret' | 'clock'>, row: ExportRow) {
  const { id, from_day: from, to_day: to, state, made_at, papers, done, size } = row
  const href = state === 'done' ? fileHref(deps, `${PREFIX}${id}`, ADDRESS) : null
  return { id, from, to, state, made_at: made_at.toISOString(), papers, done, size, href }
}
