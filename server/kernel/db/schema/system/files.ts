import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ATTACHMENT_TYPES } from '@/domain/kit/attachments'
import { bigId, isOneOf, moment, writtenAt } from '../columns'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Uploaded files, re-encoded by the shop. Files not marked as used are deleted after a day. */
export const files = pgTable(
  'files',
  {
    id: bigId(),
    /** 128 random bits. */
    public_id: text().notNull().unique(),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    /** Width in pixels; pictures only. */
    width: integer(),
    height: integer(),
    /** When another row first referred to the file; null until then. */
    used_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    index('files_unused')
      .on(table.created_at)
      .where(sql`${table.used_at} is null`),
    check('files_type', isOneOf(table.type, ATTACHMENT_TYPES)),
  ],
)
