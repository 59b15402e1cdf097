import { accountingRoutes } from '@/contract/office/accounting/accounting'
import { accountingSchemas } from '@/contract/office/accounting/accounting.schema'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { fileHref, isFileAddress } from '@/server/kernel/files/store'
import { byteStream } from '@/server/kernel/http/text-stream'
import { createRouter } from '@/server/kernel/http/router'

import { findExport, listExports, readChunks, type ExportRow } from './queries'
import { startExport } from './start-export'

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

function exportAnswer(deps: Pick<Deps, 'secret' | 'clock'>, row: ExportRow) {
  const { id, from_day: from, to_day: to, state, made_at, papers, done, size } = row
  const href = state === 'done' ? fileHref(deps, `${PREFIX}${id}`, ADDRESS) : null
  return { id, from, to, state, made_at: made_at.toISOString(), papers, done, size, href }
}
