import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ROLES } from '@/domain/kit/permissions'
import { bigId, isOneOf, moment } from '../columns'

/**
 * Audit log of staff changes. Rows are append-only: a trigger rejects changes and the privilege is revoked. No foreign
 * keys, so that accounts can be deleted without touching a row.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigId(),
    at: moment().notNull(),
    /** Key of the user; null for automatic changes and those by API keys. */
    actor_id: bigint({ mode: 'number' }),
    /** The API key that made the change. */
    key_id: text(),
    role: text({ enum: ROLES }),
    session_id: bigint({ mode: 'number' }),
    request_id: text().notNull(),
    /** Name of the route in the contract, for example 'backoffice.cancelOrder'. */
    action: text().notNull(),
    /** Kind of the subject, as in the route's path: 'orders', 'tickets', … */
    entity_kind: text().notNull(),
    entity_id: text().notNull(),
    /** SHA-256 of salt and details, so that details can be erased without breaking the chain. */
    digest: text().notNull(),
  },
  (table) => [
    index('audit_entries_entity').on(table.entity_kind, table.entity_id, table.id),
    // Each index has the sort order of the list, so that any filter reads one page from one index.
    index('audit_entries_subject').on(sql`lower(${table.entity_id})`, table.at, table.id),
    index('audit_entries_kind').on(table.entity_kind, table.at, table.id),
    index('audit_entries_person').on(table.actor_id, table.at, table.id),
    index('audit_entries_key')
      .on(table.key_id, table.at, table.id)
      .where(sql`${table.key_id} is not null`),
    index('audit_entries_person_action').on(table.actor_id, table.action, table.at, table.id),
    index('audit_entries_person_kind').on(table.actor_id, table.entity_kind, table.at, table.id),
    // Serves filters by a kind and an action that never occur together, which neither single index could answer
    // quickly.
    index('audit_entries_kind_action').on(table.entity_kind, table.action, table.at, table.id),
    index('audit_entries_named').on(table.action, table.at, table.id),
    index('audit_entries_at').on(table.at, table.id),
    check('audit_entries_role', isOneOf(table.role, ROLES)),
  ],
)

/** A change: values before and after, and the request. */
export interface AuditDetails {
  before: Record<string, unknown>
  after: Record<string, unknown>
  asked: Record<string, unknown>
  reason: string
}

/** Details of entries. Erasable for privacy (the erasure is itself an entry), but never changed. */
export const auditDetails = pgTable(
  'audit_details',
  {
    entry_id: bigint({ mode: 'number' }).primaryKey(),
    /** Random, so that erased details can't be brute-forced from the digest. */
    salt: text().notNull(),
    payload: jsonb().$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_details_words').using('gin', sql`lower(${table.payload}::text) gin_trgm_ops`),
  ],
)

/** Hash chain of the entries in commit order; each link hashes the previous one. Only the database writes it. */
export const auditChain = pgTable('audit_chain', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  entry_id: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
})
