import { csvRoutes } from '@/contract/csv'
import { csvSchemas } from '@/contract/csv.schema'
import { CSV_LIMIT } from '@/domain/csv-tables'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'

import { exportTable } from './export'
import { findSent, listFaults, listImports, listLines } from './queries'
import { applyImport, uploadTable } from './upload'

export const csvRouter = createRouter(csvRoutes, csvSchemas)
  .on('list', async ({ db }) => ({ data: { imports: (await listImports(db)).map(sentOf) } }))
  .on('upload', async (context) => {
    const { params, query, caller } = context
    const pieces = context.readPieces(CSV_LIMIT)
    const name = query.name ?? `${params.kind}.csv`
    const id = await uploadTable(context, { kind: params.kind, name, by: caller.userId, pieces })
    context.log.info({ by: caller.publicId, import: id }, 'table uploaded')
    return { data: sentOf(await requireImport(context.db, id)) }
  })
  .on('read', async ({ db, params }) => ({ data: await readImport(db, params.id) }))
  .on('apply', async (context) => {
    const { db, params, caller } = context
    await requireImport(db, params.id)
    await applyImport(context, params.id)
    context.log.info({ by: caller.publicId, import: params.id }, 'import begun')
    return { data: await readImport(db, params.id) }
  })
  .on('export', ({ db, params }) => ({ stream: exportTable(db, params.kind) }))

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>

const sentOf = ({ made_at, ...row }: Sent) => ({ ...row, made_at: made_at.toISOString() })

async function requireImport(db: Db, id: number): Promise<Sent> {
  const row = await findSent(db, id)
  if (!row) throw new DomainError('import_not_found', `No import ${id}.`)
  return row
}

async function readImport(db: Db, id: number) {
  return {
    ...sentOf(await requireImport(db, id)),
    faults: await listFaults(db, id),
    lines: await listLines(db, id),
  }
}
