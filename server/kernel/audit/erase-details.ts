import { sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import type { AuditEntity } from './entity'
import { writeEntry, type AuditOrigin } from './write-entry'

export const ERASE_ACTION = 'audit.erase'

/**
 * Erases a person's details from the audit log: states, amounts and reasons. What was done, when and by whom is kept,
 * and a new entry lists the erased details, because `npm run audit:verify` requires it.
 */
export async function eraseDetails(
  tx: Db,
  origin: Omit<AuditOrigin, 'action'>,
  { person, entities }: { person: AuditEntity; entities: readonly AuditEntity[] },
): Promise<void> {
  const requested = JSON.stringify([person, ...entities])
  await tx.execute(sql`select set_config('shop.audit_erasure', 'on', true)`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from audit_details d using audit_entries e
    where e.id = d.entry_id and e.action <> ${ERASE_ACTION}
      and (e.entity_kind, e.entity_id) in
        (select kind, id from jsonb_to_recordset(${requested}::jsonb) as t (kind text, id text))
    returning d.entry_id as id`)
  await tx.execute(sql`select set_config('shop.audit_erasure', 'off', true)`)
  if (rows.length === 0) return
  const asked = { erased: rows.map(({ id }) => Number(id)) }
  const details = { before: {}, after: {}, asked, reason: '' }
  await writeEntry(tx, { ...origin, action: ERASE_ACTION }, { entity: person, details })
}
