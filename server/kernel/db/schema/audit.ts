import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ROLES } from '../../../../domain/permissions'
import { bigId, isOneOf, moment } from './columns'

/**
 * Who of the staff changed what. Rows are never changed or removed: a trigger refuses it, and the right to it is
 * revoked. Nothing refers to another table, so that people can be deleted without touching a row.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigId(),
    at: moment().notNull(),
    /** Key of the user; null for what the shop does by itself. */
    actor_id: bigint({ mode: 'number' }),
    /** What the actor was to the shop at that time. */
    role: text({ enum: ROLES }),
    session_id: bigint({ mode: 'number' }),
    request_id: text().notNull(),
    /** Name of the route in the contract, for example 'backoffice.cancelOrder'. */
    action: text().notNull(),
    /** As in the address of the route: 'orders', 'tickets', … */
    entity_kind: text().notNull(),
    entity_id: text().notNull(),
    /** SHA-256 of salt and details: they can be erased without breaking the chain. */
    digest: text().notNull(),
  },
  (table) => [
    index('audit_entries_entity').on(table.entity_kind, table.entity_id, table.id),
    // Each in the order of the list, so that a page of any search is read from one of them.
    index('audit_entries_subject').on(sql`lower(${table.entity_id})`, table.at, table.id),
    index('audit_entries_kind').on(table.entity_kind, table.at, table.id),
    index('audit_entries_person').on(table.actor_id, table.at, table.id),
    index('audit_entries_person_action').on(table.actor_id, table.action, table.at, table.id),
    index('audit_entries_person_kind').on(table.actor_id, table.entity_kind, table.at, table.id),
    // Of two things that are never together, neither index alone finds that out quickly.
    index('audit_entries_kind_action').on(table.entity_kind, table.action, table.at, table.id),
    index('audit_entries_named').on(table.action, table.at, table.id),
    index('audit_entries_at').on(table.at, table.id),
    check('audit_entries_role', isOneOf(table.role, ROLES)),
  ],
)

/** Of a change: what was there, what is there, and what was asked for. */
export interface AuditDetails {
  before: Record<string, unknown>
  after: Record<string, unknown>
  asked: Record<string, unknown>
  reason: string
}

/** May be removed for the privacy of a person, which is an entry itself; never changed. */
export const auditDetails = pgTable(
  'audit_details',
  {
    entry_id: bigint({ mode: 'number' }).primaryKey(),
    /** Random: nobody finds out by trying what was erased. */
    salt: text().notNull(),
    payload: jsonb().$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_details_words').using('gin', sql`lower(${table.payload}::text) gin_trgm_ops`),
  ],
)

/** The entries in the order of their commits, each link with a hash of the one before. Written by the database alone. */
export const auditChain = pgTable('audit_chain', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  entry_id: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
})
