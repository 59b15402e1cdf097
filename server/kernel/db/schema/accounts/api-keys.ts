import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { KeyPermission } from '@/domain/kit/permissions'

import { moment, writtenAt } from '../columns'
import { users } from './users'

/** Keys by which programs call the API. Revoked ones stay, because the audit log names them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    permissions: text().array().$type<KeyPermission[]>().notNull(),
    /** Addresses that may use it, in CIDR notation; empty for all. */
    ip_ranges: text().array().notNull().default([]),
    expires_at: moment(),
    /** SHA-256 of the key; null until it is made. */
    key_hash: text().unique(),
    /** Its last characters, by which staff recognize it. */
    hint: text(),
    /** Who made the key and whose rights limit it; null before that, and once that account is gone. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    made_at: moment(),
    revoked_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    index('api_keys_made_by').on(table.made_by),
    check('api_keys_made', sql`(${table.key_hash} is null) = (${table.made_at} is null)`),
  ],
)

/** When a key was last used, to the minute. A table of its own, because a write would be a new version of the key. */
export const apiKeyUses = pgTable('api_key_uses', {
  key_id: text()
    .primaryKey()
    .references(() => apiKeys.id, { onDelete: 'cascade' }),
  used_at: moment().notNull(),
})

/**
 * Rows that a key wrote, by table and id; the rows themselves name the key's maker. Triggers write them
 * (programs/key-authors.sql).
 */
export const keyAuthors = pgTable(
  'key_authors',
  {
    source: text().notNull(),
    row_id: text().notNull(),
    key_id: text()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.row_id] }),
    index('key_authors_key').on(table.key_id),
  ],
)
