import { csvRoutes } from '@/contract/office/csv/csv'
import { csvSchemas } from '@/contract/office/csv/csv.schema'
import { CATALOG_KINDS, CSV_LIMIT, type CsvKind } from '@/domain/office/csv/csv-tables'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'

import { exportTable } from './export'
import { findSent, listFaults, listImports, listLines } from './queries'
import { applyImport, uploadTable } from './upload'

const CUSTOMERS: readonly CsvKind[] = ['customers']

export const csvRouter = createRouter(csvRoutes, csvSchemas)
  .on('list', async ({ db }) => ({ data: await readImports(db, CATALOG_KINDS) }))
  .on('upload', (context) => receiveTable(context, { ...context, kind: context.params.kind }))
  .on('read', async ({ db, params }) => ({
    data: await readImport(db, { id: params.id, kinds: CATALOG_KINDS }),
  }))
  .on('apply', (context) => apply(context, { ...context, kinds: CATALOG_KINDS }))
  .on('export', ({ db, params }) => ({ stream: exportTable(db, params.kind) }))
  .on('listCustomers', async ({ db }) => ({ data: await readImports(db, CUSTOMERS) }))
  .on('uploadCustomers', (context) => receiveTable(context, { ...context, kind: 'customers' }))
  .on('readCustomers', async ({ db, params }) => ({
    data: await readImport(db, { id: params.id, kinds: CUSTOMERS }),
  }))
  .on('applyCustomers', (context) => apply(context, { ...context, kinds: CUSTOMERS }))

interface TableUpload {
  kind: CsvKind
  query: { name?: string | undefined }
  caller: { userId: number; publicId: string }
  readPieces: (limit: number) => AsyncIterable<Uint8Array>
}

async function receiveTable(deps: Deps, { kind, query, caller, readPieces }: TableUpload) {
  const pieces = readPieces(CSV_LIMIT)
  const name = query.name ?? `${kind}.csv`
  const id = await uploadTable(deps, { kind, name, by: caller.userId, pieces })
  deps.log.info({ by: caller.publicId, import: id }, 'table uploaded')
  return { data: sentOf(await requireImport(deps.db, { id, kinds: [kind] })) }
}

interface ApplyImportRequest {
  kinds: readonly CsvKind[]
  params: { id: number }
  caller: { publicId: string }
}

async function apply(deps: Deps, { kinds, params, caller }: ApplyImportRequest) {
  const one = { id: params.id, kinds }
  await requireImport(deps.db, one)
  await applyImport(deps, params.id)
  deps.log.info({ by: caller.publicId, import: params.id }, 'import begun')
  return { data: await readImport(deps.db, one) }
}

type SentImport = NonNullable<Awaited<ReturnType<typeof findSent>>>

const sentOf = ({ made_at, ...row }: SentImport) => ({ ...row, made_at: made_at.toISOString() })

interface ImportRef {
  id: number
  kinds: readonly CsvKind[]
}

async function requireImport(db: Db, { id, kinds }: ImportRef): Promise<SentImport> {
  const row = await findSent(db, id)
  if (!row || !kinds.includes(row.kind))
    throw new DomainError('import_not_found', `No import ${id}.`)
  return row
}

async function readImports(db: Db, kinds: readonly CsvKind[]) {
  return { imports: (await listImports(db, kinds)).map(sentOf) }
}

async function readImport(db: Db, ref: ImportRef) {
  return {
    ...sentOf(await requireImport(db, ref)),
    faults: await listFaults(db, ref.id),
    lines: await listLines(db, ref.id),
  }
}
