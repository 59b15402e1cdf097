import {
  ANYONE,
  CONDITION_NAMES,
  MOST_SEGMENTS,
  pickConditions,
  type Conditions,
} from '@/domain/office/segments/segment'
import { readCatalog } from '@/server/catalog'
import { isUniqueViolation } from '@/server/identity'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  countSegments,
  deleteSegment,
  findSegment,
  insertSegment,
  listSegments,
  lockSegment,
  updateSegment,
  type SegmentRow,
} from './queries'

type SegmentBody = Conditions & { name: string }

export async function readSegments(db: Db) {
  const [rows, { bikes }] = await Promise.all([listSegments(db), readCatalog(db)])
  return {
    segments: rows.map(toResponse),
    bikes: bikes.map(({ slug, title }) => ({ slug, title })),
  }
}

/** @throws DomainError segment_not_found */
export async function readConditions(db: Db, id: string): Promise<Conditions> {
  const row = await findSegment(db, id)
  if (!row) throw new DomainError('segment_not_found', id)
  return { ...ANYONE, ...row.conditions }
}

/** @throws DomainError segment_exists, segments_full */
export async function addSegment(
  { db, ids, about }: Pick<Deps, 'db' | 'ids'> & AuditSubjects,
  body: SegmentBody,
) {
  const row = { id: ids.publicId(), ...toRow(body) }
  return db.transaction(async (tx) => {
    if ((await countSegments(tx)) >= MOST_SEGMENTS) throw new DomainError('segments_full', '')
    if (!(await insertSegment(tx, row))) throw new DomainError('segment_exists', body.name)
    about({ kind: 'segments', id: row.id })
    return toResponse(row)
  })
}

/** @throws DomainError segment_not_found, segment_changed, segment_exists */
export async function changeSegment(db: Db, id: string, body: SegmentBody & { seen: string }) {
  const row = toRow(body)
  try {
    return await db.transaction(async (tx) => {
      const known = await lockSegment(tx, id)
      if (!known) throw new DomainError('segment_not_found', id)
      if (versionOf(known) !== body.seen) throw new DomainError('segment_changed', id)
      await updateSegment(tx, id, row)
      return toResponse({ id, ...row })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('segment_exists', body.name)
    throw error
  }
}

/** @throws DomainError segment_not_found */
export async function removeSegment(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSegment(tx, id))) throw new DomainError('segment_not_found', id)
  })
}

type SegmentFields = Pick<SegmentRow, 'id' | 'name' | 'conditions'>

const toRow = ({ name, ...conditions }: SegmentBody) => ({
  name,
  conditions: pickConditions(conditions),
})

const toResponse = (row: SegmentFields) => ({
  ...{ id: row.id, name: row.name, seen: versionOf(row) },
  ...ANYONE,
  ...row.conditions,
})

/** Hashes the fields in a fixed order, because JSONB doesn't preserve key order. */
const versionOf = ({ name, conditions }: SegmentFields) =>
  sha256(JSON.stringify([name, ...CONDITION_NAMES.map((one) => conditions[one] ?? null)])).slice(
    0,
    32,
  )
