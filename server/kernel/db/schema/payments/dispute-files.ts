import { bigint, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { EVIDENCE_FIELDS, type EvidencePaper } from '@/domain/office/disputes/evidence'
import { disputes } from '../orders/after-sales'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { files } from '../system/files'

/** Files sent as evidence in a dispute in addition to its text. Deleted with the file's content. */
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
    /** A document of the shop; null for a file that staff attached. */
    paper: text().$type<EvidencePaper>(),
    /** The provider's file id after upload. The file is submitted only with the evidence. */
    provider_file_id: text(),
    refused_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    unique('dispute_files_field').on(table.dispute_id, table.field),
    check('dispute_files_known', isOneOf(table.field, EVIDENCE_FIELDS)),
  ],
)
