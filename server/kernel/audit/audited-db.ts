import { sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { auditableInput, reasonOf, type AuditEntity } from './entity'
import { differenceOf, snapshotOf, type Snapshots } from './snapshots'
import { nameOrigin, writeEntry, type AuditOrigin } from './write-entry'

export interface AuditTrail {
  origin: AuditOrigin
  body: unknown
  /** Subjects of the changes. A handler can replace them (`about`). */
  entities: AuditEntity[]
  /** Queries of subjects that audit/snapshots.ts doesn't list. */
  snapshots: Snapshots
  /** Whether every write by the action counts as a change by staff. */
  isStrict: boolean
  /** Whether something was written outside of the transactions, so that no audit entry covers it. */
  isEvaded: boolean
  written: number
}

/** Returns a database whose transactions write the audit entries of their changes atomically. */
export function auditedDb(db: Db, trail: AuditTrail): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const entities = [...trail.entities]
      // The states are read before the change takes locks; concurrent commits then appear as part of this change.
      const before = await statesOf(tx, entities, trail.snapshots)
      await nameOrigin(tx, trail.origin, { subjects: entities, reason: reasonOf(trail.body) })
      const result = await work(tx)
      if (await hasChanged(tx)) await writeTrail(tx, trail, before)
      return result
    }, config)
  const noted = <K extends 'insert' | 'update' | 'delete'>(name: K) => ({
    value: ((table: never) => {
      trail.isEvaded = trail.isStrict
      return db[name](table)
    }) as Db[K],
  })
  return Object.create(db, {
    transaction: { value: transaction },
    ...{ insert: noted('insert'), update: noted('update'), delete: noted('delete') },
  }) as Db
}

const keyOf = ({ kind, id }: AuditEntity) => `${kind}/${id}`

async function statesOf(tx: Db, entities: readonly AuditEntity[], snapshots: Snapshots) {
  const states = new Map<string, Record<string, unknown>>()
  for (const one of entities) states.set(keyOf(one), await snapshotOf(tx, one, snapshots))
  return states
}

/** PostgreSQL assigns no id to a transaction without writes or locks. */
async function hasChanged(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select pg_current_xact_id_if_assigned()::text as id`,
  )
  return typeof rows[0]?.id === 'string'
}

async function writeTrail(
  tx: Db,
  trail: AuditTrail,
  before: ReadonlyMap<string, Record<string, unknown>>,
): Promise<void> {
  const isFirst = trail.written === 0
  for (const entity of trail.entities) {
    const was = before.get(keyOf(entity)) ?? {}
    const difference = differenceOf(was, await snapshotOf(tx, entity, trail.snapshots))
    // Later transactions of a request, such as sending a refund, are audited only if they change something.
    if (!isFirst && Object.keys(difference.after).length === 0) continue
    const details = {
      ...difference,
      asked: auditableInput(trail.body),
      reason: reasonOf(trail.body),
    }
    await writeEntry(tx, trail.origin, { entity, details })
    trail.written += 1
  }
}
