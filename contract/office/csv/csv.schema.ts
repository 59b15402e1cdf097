import { z } from 'zod'

import { CATALOG_KINDS, CSV_KINDS, CSV_STATES, CSV_VERDICTS } from '@/domain/office/csv/csv-tables'

import { named } from '@/contract/kit/named.schema'
import { line } from '@/contract/kit/text.schema'

const Import = z.object({
  id: z.int(),
  kind: z.enum(CSV_KINDS),
  name: z.string(),
  size: z.int().describe('Bytes'),
  state: z.enum(CSV_STATES),
  made_at: z.iso.datetime(),
  by: z.string().describe('Empty once that account is gone'),
  position: z.int().describe('Lines that the present pass has been through'),
  total: z.int().nullable().describe('Null until all lines were checked'),
  added: z.int().describe('Lines that add something'),
  changes: z.int().describe('Lines that change something that is there'),
  same: z.int().describe('Lines that change nothing'),
  refused: z.int().describe('Lines that are left out'),
  written: z.int().describe('Lines that were written'),
  fault: z
    .string()
    .describe('Why the table can’t be read, or how it was read where that is in doubt; else empty'),
})

const WholeImport = Import.extend({
  faults: z
    .array(z.object({ line: z.int(), sentence: z.string() }))
    .describe('The first 200 lines that are left out, and why'),
  lines: z
    .array(
      z.object({
        line: z.int(),
        verdict: z.enum(CSV_VERDICTS).describe('What the line does'),
        title: z.string().describe('What the line is about'),
        hint: z
          .string()
          .describe('What the line changes, or what of it isn’t taken over; empty otherwise'),
      }),
    )
    .describe('The first 200 lines of each verdict'),
})

named({ CsvImport: [WholeImport, 'An imported table and how far it is'] })

const params = z.object({ id: z.coerce.number().int().positive() })
const kindParams = z.object({ kind: z.enum(CATALOG_KINDS) })
const upload = z.object({ name: line(200).optional().describe('Of the file') })

export const csvSchemas = {
  list: {
    summary: 'Returns the last 20 imported tables of the catalog, newest first.',
    spec: 'open',
    response: z.object({ imports: z.array(Import) }),
  },
  upload: {
    summary: 'Takes a CSV table and has each line checked. Nothing is changed yet.',
    spec: 'open',
    repeats: 'Each call is an import of its own.',
    params: kindParams,
    query: upload,
    response: Import,
  },
  read: {
    summary: 'Returns an import: how far it is, what it changes, and which lines are left out.',
    spec: 'open',
    errors: ['import_not_found'],
    params,
    response: WholeImport,
  },
  apply: {
    summary: 'Applies a checked import, batch by batch. Lines that were left out stay out.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['import_not_found', 'import_not_ready'],
    params,
    response: WholeImport,
  },
  export: {
    summary:
      'Returns all accessories, spare parts, bundles, stock or prices as a CSV table. Cells that begin like a formula begin with an apostrophe; importing takes it away again.',
    spec: 'open',
    params: kindParams,
    file: { type: 'text/csv', description: 'The table, in UTF-8 with a head.' },
    response: z.string(),
  },
  listCustomers: {
    summary: 'Returns the last 20 imported tables of customers, newest first.',
    spec: 'open',
    response: z.object({ imports: z.array(Import) }),
  },
  uploadCustomers: {
    summary:
      'Takes a CSV table of customers and has each line checked. Nothing is changed yet. The table of customers of a list has the columns.',
    spec: 'open',
    repeats: 'Each call is an import of its own.',
    query: upload,
    response: Import,
  },
  readCustomers: {
    summary:
      'Returns an import of customers: how far it is, what it changes, and which lines are left out. Lines are forgotten after a week.',
    spec: 'open',
    errors: ['import_not_found'],
    params,
    response: WholeImport,
  },
  applyCustomers: {
    summary:
      'Applies a checked import of customers, batch by batch. New accounts have no password, nobody is emailed, and nobody is subscribed to anything.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['import_not_found', 'import_not_ready'],
    params,
    response: WholeImport,
  },
}
