import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { ErrorCode, FieldError } from '@/contract/kit/errors'
import { kindOf, validateValues, type AnyResource } from '@/contract/kit/resource/resource'

import type { AuditSubjects } from '../audit/entity'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { DomainError } from '../errors/domain-error'
import { isUniqueViolation } from '../errors/unique-violation'
import {
  columnNamed,
  fromColumns,
  hasKey,
  jsonColumn,
  toColumns,
  versioned,
  type Row,
} from './columns'

export type ReadDeps = Pick<Deps, 'db' | 'clock' | 'staffSecondFactor'>
export type ChangeDeps = Pick<Deps, 'clock' | 'secret' | 'webhookRanges'>
export type WriteContext = ReadDeps &
  ChangeDeps &
  Pick<Deps, 'ids'> &
  AuditSubjects & { body: Row; query?: Row }

/** `ResourceRules` without the types of one resource. */
export interface StoreRules {
  order: readonly SQL[]
  limit?: number
  json?: string
  compute?: (deps: ReadDeps, rows: readonly Row[]) => Promise<(row: Row) => Row>
  sort?: (a: Row, b: Row) => number
  before?: (
    change: ChangeDeps & { tx: Db; values: Row; previous: Row | null },
  ) => Promise<Row | void>
  isInUse?: (tx: Db, row: Row) => Promise<boolean>
  parts?: {
    names: readonly string[]
    write: (tx: Db, row: Row, values: Row) => Promise<void>
  }
}

/** Reads and writes the entries of a resource with optimistic locking. */
export function createStore(resource: AnyResource, table: PgTable, rules: StoreRules) {
  const { key, fields } = resource
  const columns = versioned(table)
  const hasOwnKey = !(key in fields) && columnNamed(table, key).dataType !== 'number'
  const { toResponse, toRow } = conversions(resource, table, rules)
  const lock = rowLock(resource, table)

  return {
    async list(deps: ReadDeps): Promise<Row[]> {
      const { order, limit = Number.MAX_SAFE_INTEGER, sort } = rules
      const rows = await deps.db
        .select(columns)
        .from(table)
        .orderBy(...order)
        .limit(limit)
      const entries = await toResponse(deps, rows)
      return sort ? entries.sort(sort) : entries
    },

    async read(deps: ReadDeps, name: string): Promise<Row> {
      const isSame = hasKey(table, key, name)
      const [row] = await deps.db.select(columns).from(table).where(isSame)
      if (!row) throw failure(resource, 'not_found', name)
      return first(await toResponse(deps, [row]))
    },

    add: (context: WriteContext): Promise<Row> =>
      context.db.transaction(async (tx) => {
        const row = await toRow(tx, context, null)
        const [added] = await tx
          .insert(table)
          .values({ ...row, ...(hasOwnKey && { [key]: context.ids.publicId() }) })
          .onConflictDoNothing()
          .returning(columns)
        if (!added) throw failure(resource, 'exists', String(row[key]))
        context.about({ kind: kindOf(resource), id: String(added[key]) })
        await rules.parts?.write(tx, added, context.body)
        return first(await toResponse({ ...context, db: tx }, [added]))
      }),

    change: (context: WriteContext, name: string): Promise<Row> =>
      context.db
        .transaction(async (tx) => {
          const { version, ...body } = context.body
          const known = await lock(tx, name, version)
          const row = await toRow(tx, { ...context, body }, known)
          const changed = await tx
            .update(table)
            .set(row)
            .where(hasKey(table, key, name))
            .returning(columns)
          await rules.parts?.write(tx, first(changed), body)
          return first(await toResponse({ ...context, db: tx }, changed))
        })
        .catch(refuseTaken(resource, name)),

    remove: ({ db, query }: WriteContext, name: string): Promise<void> =>
      db.transaction(async (tx) => {
        const known = await lock(tx, name, query?.version)
        if (await rules.isInUse?.(tx, known)) throw failure(resource, 'in_use', name)
        await tx.delete(table).where(hasKey(table, key, name))
      }),
  }
}

/** @throws DomainError …_exists if another entry has a unique value */
const refuseTaken = (resource: AnyResource, name: string) => (error: unknown) => {
  const isTaken = resource.nouns.exists !== undefined && isUniqueViolation(error)
  throw isTaken ? failure(resource, 'exists', name) : error
}

function rowLock(resource: AnyResource, table: PgTable) {
  const columns = versioned(table)
  /** @throws DomainError …_not_found, …_changed */
  return async (tx: Db, name: string, version: unknown): Promise<Row> => {
    const isSame = hasKey(table, resource.key, name)
    const [known] = await tx.select(columns).from(table).where(isSame).for('update')
    if (!known) throw failure(resource, 'not_found', name)
    if (known.version !== version) throw failure(resource, 'changed', name)
    return known
  }
}

function conversions(
  resource: AnyResource,
  table: PgTable,
  { compute, before, parts, json: name }: StoreRules,
) {
  const { key } = resource
  const stored = Object.entries(resource.fields).filter(([one]) => !parts?.names.includes(one))
  const fields = Object.fromEntries(stored)
  const json = name === undefined ? undefined : jsonColumn(table, fields, name)
  return {
    async toResponse(deps: ReadDeps, rows: readonly Row[]): Promise<Row[]> {
      const computed = await compute?.(deps, rows)
      return rows.map((row) => ({
        ...{ [key]: String(row[key]), version: row.version },
        ...fromColumns(fields, row, json),
        ...computed?.(row),
      }))
    },
    /** @throws DomainError invalid_input, and errors of the resource's own rules */
    async toRow(tx: Db, context: WriteContext, previous: Row | null): Promise<Row> {
      const { clock, secret, webhookRanges, body } = context
      const known = previous ? fromColumns(fields, previous, json) : nothingOf(resource)
      const { values, faults } = validateValues(resource, { ...known, ...body })
      const errors = Object.entries(faults).map(([field, message = '']) => ({ field, message }))
      if (errors.length > 0) throw invalidInput(errors)
      const more = await before?.({ tx, clock, secret, webhookRanges, values, previous })
      return { ...toColumns(fields, values, json), ...more }
    },
  }
}

function first(entries: readonly Row[]): Row {
  const [entry] = entries
  if (!entry) throw new Error('No entry.')
  return entry
}

const failure = (
  { nouns }: AnyResource,
  problem: 'not_found' | 'changed' | 'exists' | 'in_use',
  detail: string,
) => new DomainError(`${nouns.code}_${problem}` as ErrorCode, detail)

/** Null, or false, for each member that a request may omit. */
const nothingOf = ({ fields }: AnyResource): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { spec }]) =>
      spec.isOptional ? [[name, spec.type === 'flag' ? false : null]] : [],
    ),
  )

export const invalidInput = (errors: FieldError[]) =>
  new DomainError('invalid_input', errors.map(({ field }) => field).join(', '), { errors })
