import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Fields, ValueOf } from '@/contract/kit/resource/field'

export type Row = Record<string, unknown>

/** Columns of fields: `amount_cents` for money, `Date` for moments, otherwise the same name and type. */
type ColumnsOf<F extends Fields> = {
  [
    K in keyof F & string as F[K] extends { spec: { type: 'money' } } ? `${K}_cents` : K
  ]: F[K] extends { spec: { type: 'moment' } }
    ? Date | Exclude<ValueOf<F[K]>, string>
    : ValueOf<F[K]>
}

/** A table with a column for each field; otherwise the compiler names the missing columns. */
export type Fits<F extends Fields, T extends PgTable> = [
  Misfits<ColumnsOf<F>, T['$inferInsert']>,
] extends [never]
  ? unknown
  : { 'has no such columns': Misfits<ColumnsOf<F>, T['$inferInsert']> }

type Misfits<Columns, Known> = {
  [K in keyof Columns]: K extends keyof Known ? (Columns[K] extends Known[K] ? never : K) : K
}[keyof Columns]

const columnOf = (fields: Fields, name: string) =>
  fields[name]?.spec.type === 'money' ? `${name}_cents` : name

export function toColumns(fields: Fields, values: Row): Row {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const value = values[name]
      const isMoment = typeof value === 'string' && fields[name]?.spec.type === 'moment'
      return [columnOf(fields, name), isMoment ? new Date(value) : value]
    }),
  )
}

export function fromColumns(fields: Fields, row: Row): Row {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
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

/** The state of a row for the audit log: all columns except `unaudited`. */
export function rowSnapshot(
  table: PgTable,
  { key, unaudited }: { key: string; unaudited: readonly string[] },
): (id: string) => SQL {
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => name !== key && !unaudited.includes(name))
    .map(([, column]) => sql`${column}`)
  return (id) =>
    sql`select ${sql.join(columns, sql`, `)} from ${table} where ${hasKey(table, key, id)}`
}
