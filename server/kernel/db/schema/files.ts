import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ATTACHMENT_TYPES } from '../../../../domain/attachments'
import { bigId, isOneOf, moment, writtenAt } from './columns'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files that people sent, as the shop made them anew. Whoever uses one marks it as used; the rest goes after a day. */
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
    /** Of a picture, in pixels. */
    width: integer(),
    height: integer(),
    /** Null until something refers to it. */
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
