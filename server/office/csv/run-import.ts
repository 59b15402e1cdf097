import type { CsvVerdict } from '@/domain/office/csv/csv-tables'
import { nameOrigin, plannedBy } from '@/server/kernel/audit/write-entry'
import type { Db } from '@/server/kernel/db/client'
import { csvImports } from '@/server/kernel/db/schema/catalog/csv'
import type { Deps } from '@/server/kernel/deps'
import { enqueue } from '@/server/kernel/jobs/queue'

import {
  addFaults,
  addLines,
  changeImport,
  deleteChunks,
  findImport,
  lockImport,
  type ImportRow,
} from './queries'
import { openStoredTable } from './read-lines'
import { CsvError } from './read-table'
import { columnsHint, outcomeOf, readRow, requireColumns, rowsOf, type ReadRow } from './read-row'
import { TABLES } from './tables'

const BATCH = 500
/** Time limit, because another worker gets the job after a minute; long imports are split. */
const PIECE_MS = 20_000

/** Runs an import in batches, each a transaction with its progress for the next worker. */
export async function runImport(deps: Deps, id: number): Promise<void> {
  const row = await findImport(deps.db, id)
  if (!row || (row.state !== 'checking' && row.state !== 'applying')) return
  try {
    const isEnded = await runBatches(deps, row)
    if (!isEnded) await deps.db.transaction((tx) => enqueue(tx, { queue: 'csv-import', id }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault = `We couldn’t read this table. ${error.message}`
    await changeImport(deps.db, id, { state: 'failed', fault, ended_at: deps.clock.now() })
    await deleteChunks(deps.db, id)
  }
}

/** @returns false if the time limit was reached before the end */
async function runBatches(deps: Deps, row: ImportRow): Promise<boolean> {
  const until = Date.now() + PIECE_MS
  const table = TABLES[row.kind]
  const seen = new Map<string, number>()
  let batch: ReadRow[] = []
  let count = 0
  const { columns, lines } = await openStoredTable(deps.db, row.id)
  if (columns.length > 0) requireColumns(row.kind, columns)
  for await (const line of lines) {
    count += 1
    const judged = readRow(table, line, seen)
    if (count <= row.position) continue
    batch.push(judged)
    if (batch.length < BATCH) continue
    if (!(await writeBatch(deps, { row, batch, count }))) return true
    batch = []
    if (Date.now() > until) return false
  }
  if (count === 0) throw new CsvError('It has no lines.')
  if (batch.length > 0 && !(await writeBatch(deps, { row, batch, count }))) return true
  await finish(deps, row, { count, hint: columnsHint(row.kind, columns) })
  return true
}

interface Batch {
  row: ImportRow
  batch: readonly ReadRow[]
  /** Number of lines up to the end of the batch. */
  count: number
}

/** @returns false if another worker continues this import */
async function writeBatch(deps: Deps, { row, batch, count }: Batch): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = await lockImport(tx, row.id)
    if (!now || now.state !== row.state || now.position !== count - batch.length) return false
    const { changing, lines, faults } = await validateBatch(tx, now, batch)
    if (now.state === 'applying' && changing.length > 0) {
      const writing = {
        ...{ importId: row.id, name: row.name, by: row.made_by },
        ...{ now: deps.clock.now(), ids: deps.ids },
      }
      await nameOrigin(tx, {
        ...{ action: 'csv.apply', requestId: `import ${row.id}`, at: writing.now },
        actor: await plannedBy(tx, { of: csvImports, id: row.id, userId: row.made_by }),
      })
      await TABLES[row.kind].write(tx, changing, writing)
    }
    if (now.state === 'checking') {
      await addFaults(tx, now, faults)
      await addLines(tx, now, lines)
    }
    const countOf = (verdict: CsvVerdict) => lines.filter((one) => one.verdict === verdict).length
    await changeImport(tx, row.id, {
      position: count,
      ...(now.state === 'applying'
        ? { written: now.written + changing.length }
        : {
            added: now.added + countOf('new'),
            changes: now.changes + countOf('change'),
            same: now.same + countOf('same'),
            refused: now.refused + faults.length,
          }),
    })
    return true
  })
}

async function validateBatch(tx: Db, { kind, state }: ImportRow, batch: readonly ReadRow[]) {
  const rows = rowsOf(batch)
  const verdicts = rows.length === 0 ? [] : await TABLES[kind].judge(tx, rows, state === 'applying')
  return outcomeOf(TABLES[kind], batch, verdicts)
}

async function finish(
  deps: Deps,
  row: ImportRow,
  { count, hint }: { count: number; hint: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = await lockImport(tx, row.id)
    if (!now || now.state !== row.state || now.position !== count) return
    if (now.state === 'checking') {
      const fault = [now.fault, hint].filter(Boolean).join(' ')
      return changeImport(tx, row.id, { state: 'checked', total: count, fault })
    }
    await changeImport(tx, row.id, { state: 'applied', ended_at: deps.clock.now() })
    await deleteChunks(tx, row.id)
  })
}
