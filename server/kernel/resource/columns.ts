import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Fields, ValueOf } from '@/contract/kit/resource/field'
import type { Values } from '@/contract/kit/resource/shapes'

export type Row = Record<string, unknown>

/** Columns of fields: `amount_cents` for money, `Date` for moments, otherwise the same name and type. */
type ColumnsOf<F extends Fields> = {
  [
    K in keyof F & string as F[K] extends { spec: { type: 'money' } } ? `${K}_cents` : K
  ]: F[K] extends { spec: { type: 'moment' } }
    ? Date | Exclude<ValueOf<F[K]>, string>
    : ValueOf<F[K]>
}

/** Names of the fields that no column, and no member of the JSON column `J`, can hold. */
type MissingName<F extends Fields, T extends PgTable, J> =
  | Misfits<ColumnsOf<Omit<F, keyof Members<T, J>>>, T['$inferInsert']>
  | Misfits<Values<Pick<F, keyof F & keyof Members<T, J>>>, Members<T, J>>

type Members<T extends PgTable, J> = [J] extends [never]
  ? Record<never, never>
  : T['$inferInsert'][J & keyof T['$inferInsert']]

/** A table that holds each field; otherwise the compiler names the missing columns. */
export type Fits<F extends Fields, T extends PgTable, J = never> = [MissingName<F, T, J>] extends [
  never,
]
  ? unknown
  : { 'has no such columns': MissingName<F, T, J> }

type Misfits<Columns, Known> = {
  [K in keyof Columns]: K extends keyof Known ? (Columns[K] extends Known[K] ? never : K) : K
}[keyof Columns]

const columnOf = (fields: Fields, name: string) =>
  fields[name]?.spec.type === 'money' ? `${name}_cents` : name

/** A JSON column with the values of the fields that have no column of their own. */
export interface JsonColumn {
  name: string
  members: string[]
}

export function jsonColumn(table: PgTable, fields: Fields, name: string): JsonColumn {
  const columns = getTableColumns(table)
  return { name, members: Object.keys(fields).filter((one) => !(columnOf(fields, one) in columns)) }
}

export function toColumns(fields: Fields, values: Row, json?: JsonColumn): Row {
  const { name = '', members = [] } = json ?? {}
  const row: Row = json
    ? { [name]: Object.fromEntries(members.map((one) => [one, values[one]])) }
    : {}
  for (const one of Object.keys(fields).filter((field) => !members.includes(field))) {
    const value = values[one]
    const isMoment = typeof value === 'string' && fields[one]?.spec.type === 'moment'
    row[columnOf(fields, one)] = isMoment ? new Date(value) : value
  }
  return row
}

export function fromColumns(fields: Fields, row: Row, json?: JsonColumn): Row {
  const members = json && (row[json.name] as Row)
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      if (members && json.members.includes(name)) return [name, members[name] ?? null]
      const value = row[columnOf(fields, name)]
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
  )
}

/** The version of a row is the transaction that wrote it, so that any write makes a new version. */
export const versioned = (table: PgTable): Record<string, PgColumn | SQL> => ({
  ...getTableColumns(table),
  version: sql<string>`xmin::text`,
})

export function columnNamed(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`No column ${name}.`)
  return column
}

/** Numeric keys are compared as text, so that any other text finds nothing. */
export const hasKey = (table: PgTable, key: string, value: string): SQL =>
  sql`${columnNamed(table, key)}::text = ${value}`

interface SnapshotRules {
  key: string
  unaudited: readonly string[]
  /** Expressions in addition to the columns. */
  audited?: readonly SQL[] | undefined
}

/** The state of a row for the audit log: all columns except `unaudited`. */
export function rowSnapshot(
  table: PgTable,
  { key, unaudited, audited = [] }: SnapshotRules,
): (id: string) => SQL {
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => name !== key && !unaudited.includes(name))
    .map(([, column]) => sql`${column}`)
  return (id) =>
    sql`select ${sql.join([...columns, ...audited], sql`, `)} from ${table} where ${hasKey(table, key, id)}`
}
