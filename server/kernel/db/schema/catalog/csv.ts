import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { CSV_KINDS, CSV_STATES, CSV_VERDICTS } from '@/domain/office/csv/csv-tables'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A CSV import. Each batch of lines updates the counters in the transaction that writes it. */
export const csvImports = pgTable(
  'csv_imports',
  {
    id: bigId(),
    kind: text({ enum: CSV_KINDS }).notNull(),
    name: text().notNull(),
    size: integer().notNull().default(0),
    state: text({ enum: CSV_STATES }).notNull().default('uploading'),
    made_at: writtenAt(),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Number of lines that this pass has processed; the worker resumes after them. */
    position: integer().notNull().default(0),
    /** Null until all lines have been checked. */
    total: integer(),
    added: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    same: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    written: integer().notNull().default(0),
    /** Why the table can’t be parsed. */
    fault: text().notNull().default(''),
    ended_at: moment(),
  },
  (table) => [
    index('csv_imports_made_by').on(table.made_by),
    index('csv_imports_open')
      .on(table.id)
      .where(sql`${table.state} in ('checking', 'applying')`),
    check('csv_imports_kind', isOneOf(table.kind, CSV_KINDS)),
    check('csv_imports_state', isOneOf(table.state, CSV_STATES)),
  ],
)

/** The uploaded table in chunks; deleted once it has been applied. */
export const csvChunks = pgTable(
  'csv_chunks',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => csvImports.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.seq] })],
)

export const csvFaults = pgTable(
  'csv_faults',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => csvImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    sentence: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.line] })],
)

/** Previews of the first lines of each verdict. */
export const csvLines = pgTable(
  'csv_lines',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => csvImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    verdict: text({ enum: CSV_VERDICTS }).notNull(),
    title: text().notNull(),
    /** Values of the line that aren’t imported; otherwise empty. */
    hint: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    check('csv_lines_verdict', isOneOf(table.verdict, CSV_VERDICTS)),
  ],
)
