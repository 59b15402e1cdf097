import { Readable } from 'node:stream'

import { CSV_VERDICTS, type CsvKind } from '@/domain/office/csv/csv-tables'
import { fullName } from '@/domain/kit/person-name'
import {
  outcomeOf,
  readRow,
  requireColumns,
  rowsOf,
  type ReadRow,
} from '@/server/office/csv/read-row'
import { CsvError, openTable } from '@/server/office/csv/read-table'
import { omit } from '@/utils/omit'

import type { MockMember } from '../members/records'
import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockImport } from '../shop-state'
import { MOCK_TABLES } from './import-tables'

const SHOWN = 20
const SHOWN_LINES = 200

const importsOf = (shop: MockShop): MockImport[] => shop.books().imports ?? []

const listed = (one: MockImport) => omit(one, 'text', 'faults', 'lines')

export const listImports = (shop: MockShop, kinds: readonly CsvKind[]) => ({
  imports: importsOf(shop)
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, SHOWN)
    .map(listed),
})

interface ImportRef {
  id: number
  kinds: readonly CsvKind[]
}

function requireImport(shop: MockShop, { id, kinds }: ImportRef): MockImport {
  const found = importsOf(shop).find((one) => one.id === id)
  if (!found || !kinds.includes(found.kind)) throw mockProblem('import_not_found')
  return found
}

export const readImport = (shop: MockShop, ref: ImportRef) => omit(requireImport(shop, ref), 'text')

interface Upload {
  kind: CsvKind
  name?: string | undefined
  admin: MockMember
  bytes: ArrayBuffer
}

/** Imports a table and checks its lines at once, because the mock shop has no worker. */
export async function importTable(shop: MockShop, { kind, name, admin, bytes }: Upload) {
  const made: MockImport = {
    ...{ id: importsOf(shop).length + 1, kind, name: name ?? `${kind}.csv`, text: '' },
    ...{ size: bytes.byteLength, state: 'checked', made_at: shop.now().toISOString() },
    by: fullName(admin.user),
    ...{ position: 0, total: null, added: 0, changes: 0, same: 0, refused: 0, written: 0 },
    ...{ fault: '', faults: [], lines: [] },
  }
  const stored = { ...made, ...(await checked(shop, kind, bytes)) }
  shop.change((books) => void (books.imports = [stored, ...(books.imports ?? [])]))
  return listed(stored)
}

async function checked(
  shop: MockShop,
  kind: CsvKind,
  bytes: ArrayBuffer,
): Promise<Partial<MockImport>> {
  try {
    const text = textOf(bytes)
    const { lines, faults, batch } = await validateTable(shop, kind, text)
    const countOf = (requested: string) =>
      lines.filter(({ verdict }) => verdict === requested).length
    return {
      ...{ text, position: batch.length, total: batch.length, refused: faults.length },
      ...{ added: countOf('new'), changes: countOf('change'), same: countOf('same') },
      faults: faults.slice(0, SHOWN_LINES),
      lines: CSV_VERDICTS.flatMap((verdict) =>
        lines.filter((line) => line.verdict === verdict).slice(0, SHOWN_LINES),
      ),
    }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    return { state: 'failed', fault: `We couldn’t read this table. ${thrown.message}` }
  }
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CsvError('It isn’t in UTF-8.')
  }
}

async function validateTable(shop: MockShop, kind: CsvKind, text: string) {
  const table = MOCK_TABLES[kind]
  const batch = await rowsIn(kind, text)
  return { batch, ...outcomeOf(table, batch, table.judge(shop, rowsOf(batch))) }
}

async function rowsIn(kind: CsvKind, text: string): Promise<ReadRow[]> {
  const { columns, lines } = await openTable(Readable.from([text]))
  if (columns.length > 0) requireColumns(kind, columns)
  const seen = new Map<string, number>()
  const rows: ReadRow[] = []
  for await (const line of lines) rows.push(readRow(MOCK_TABLES[kind], line, seen))
  if (rows.length === 0) throw new CsvError('It has no lines.')
  return rows
}

/** Applies the pending lines of a checked table, once. @throws import_not_found, import_not_ready */
export async function applyImport(shop: MockShop, admin: MockMember, ref: ImportRef) {
  const { id, kind, name, state, text } = requireImport(shop, ref)
  if (state !== 'checked') throw mockProblem('import_not_ready')
  const { changing } = await validateTable(shop, kind, text)
  if (changing.length > 0) {
    MOCK_TABLES[kind].write(shop, changing, { importId: id, name, admin })
  }
  shop.change((books) => {
    books.imports = (books.imports ?? []).map((one) =>
      one.id === id ? { ...one, state: 'applied', text: '', written: changing.length } : one,
    )
  })
  return readImport(shop, ref)
}
