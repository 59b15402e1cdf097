import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { EXPORT_STATES } from '@/domain/office/accounting/accounting'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { users } from '../accounts/users'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A ZIP archive with the journal, the reports and all documents of some days. */
export const accountingExports = pgTable(
  'accounting_exports',
  {
    id: bigId(),
    from_day: date({ mode: 'string' }).notNull(),
    to_day: date({ mode: 'string' }).notNull(),
    state: text({ enum: EXPORT_STATES }).notNull().default('making'),
    made_at: writtenAt(),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Number of documents, and of those that the archive has already. */
    papers: integer().notNull().default(0),
    done: integer().notNull().default(0),
    size: bigint({ mode: 'number' }).notNull().default(0),
    /** A worker that crashed holds the lease until then; the next one begins again. */
    leased_until: moment(),
  },
  (table) => [
    index('accounting_exports_made_by').on(table.made_by),
    index('accounting_exports_open')
      .on(table.id)
      .where(sql`${table.state} = 'making'`),
    check('accounting_exports_state', isOneOf(table.state, EXPORT_STATES)),
    check('accounting_exports_days', sql`${table.from_day} <= ${table.to_day}`),
    check('accounting_exports_counts', notNegative(table.papers, table.done, table.size)),
  ],
)

/** The archive in chunks of about a megabyte. */
export const accountingChunks = pgTable(
  'accounting_chunks',
  {
    export_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => accountingExports.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.export_id, table.seq] })],
)
