import { bigint, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { EVIDENCE_FIELDS, type EvidencePaper } from '../../../../domain/evidence'
import { disputes } from './after-sales'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { files } from './files'

/** Files that answer a dispute beside its text. They go with their content. */
export const disputeFiles = pgTable(
  'dispute_files',
  {
    id: bigId(),
    dispute_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => disputes.id),
    file_id: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    field: text({ enum: EVIDENCE_FIELDS }).notNull(),
    /** One of the shop’s own; null for what staff attached. */
    paper: text().$type<EvidencePaper>(),
    /** The provider’s id of it, once it lies there. It is sent with the evidence only. */
    provider_file_id: text(),
    /** When the provider said that it doesn’t take this file. */
    refused_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    unique('dispute_files_field').on(table.dispute_id, table.field),
    check('dispute_files_known', isOneOf(table.field, EVIDENCE_FIELDS)),
  ],
)
