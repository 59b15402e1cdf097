import { randomBytes } from 'node:crypto'

import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Role } from '@/domain/kit/permissions'

import type { Db } from '../db/client'
import { keyAuthors } from '../db/schema/accounts/api-keys'
import type { AuditDetails } from '../db/schema/accounts/audit'
import type { AuditEntity } from './entity'

/** Author and request of a change; the actor is null for changes by the shop itself. */
export interface AuditOrigin {
  action: string
  requestId: string
  at: Date
  actor: AuditActor | null
}

/** A person, or an API key, which the entry names instead of its maker. */
interface AuditActor {
  userId: number | null
  sessionId: number | null
  role: Role | null
  key?: { id: string } | null
}

const columnsOf = (actor: AuditActor | null) =>
  actor?.key
    ? { actor: null, key: actor.key.id, role: null, session: null }
    : {
        ...{ actor: actor?.userId ?? null, key: null },
        ...{ role: actor?.role ?? null, session: actor?.sessionId ?? null },
      }

/** Writes an entry in the change's transaction. The chain links it at commit, to avoid contention. */
export async function writeEntry(
  tx: Db,
  { action, requestId, at, actor }: AuditOrigin,
  { entity, details }: { entity: AuditEntity; details: AuditDetails },
): Promise<number> {
  const salt = randomBytes(16).toString('hex')
  const by = columnsOf(actor)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with given as (select ${JSON.stringify(details)}::jsonb as payload),
    entry as (
      insert into audit_entries
        (at, actor_id, key_id, role, session_id, request_id, action, entity_kind, entity_id, digest)
      select ${at.toISOString()}::timestamptz, ${by.actor}, ${by.key}, ${by.role},
        ${by.session}, ${requestId}, ${action}, ${entity.kind}, ${entity.id},
        encode(sha256(convert_to(${salt}::text || payload::text, 'UTF8')), 'hex')
      from given
      returning id
    )
    insert into audit_details (entry_id, salt, payload)
    select entry.id, ${salt}, given.payload from entry, given returning entry_id as id`)
  return Number(rows[0]?.id)
}

/** Returns who planned or uploaded what a job does: a person, or an API key; null once that account is gone. */
export async function plannedBy(
  tx: Db,
  { of, id, userId }: { of: PgTable; id: number; userId: number | null },
): Promise<AuditActor | null> {
  const { source, row_id, key_id } = keyAuthors
  const [key] = await tx
    .select({ id: key_id })
    .from(keyAuthors)
    .where(and(eq(source, getTableName(of)), eq(row_id, String(id))))
  if (userId === null && !key) return null
  return { userId, sessionId: null, role: null, key: key ?? null }
}

interface ChangeContext {
  /** Subjects whose entries the caller writes. */
  subjects?: readonly AuditEntity[]
  reason?: string
}

/**
 * Sets the origin of everything else that the transaction changes: triggers write an entry for each product and bike
 * (`audit_also`), so that a change of many is in the log of each.
 */
export async function nameOrigin(
  tx: Db,
  { action, requestId, at, actor }: AuditOrigin,
  { subjects = [], reason = '' }: ChangeContext = {},
): Promise<void> {
  const origin = {
    ...{ action, request: requestId, at: at.toISOString(), reason },
    ...columnsOf(actor),
    subjects: subjects.map(({ kind, id }) => `${kind}/${id}`),
  }
  await tx.execute(sql`select set_config('shop.audit_origin', ${JSON.stringify(origin)}, true)`)
}
