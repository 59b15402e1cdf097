import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { kindOf, type AnyResource, type EntryOf } from '@/contract/kit/resource/resource'
import type { Values } from '@/contract/kit/resource/shapes'
import type { Route, RouteSchemas } from '@/contract/kit/route'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { createRouter } from '../http/router'
import { rowSnapshot, type Fits } from './columns'
import { createStore, type ReadDeps, type StoreRules, type WriteContext } from './store'

type RowOf<T extends PgTable> = T['$inferSelect']

interface Change<R extends AnyResource, T extends PgTable> {
  tx: Db
  clock: Deps['clock']
  /** Valid values to be written; those that a condition excludes are null. */
  values: Values<R['fields']>
  /** Null for a new entry. */
  previous: RowOf<T> | null
}

/** Returns the computed members of a row; reads data of all rows at once. */
type Compute<R extends AnyResource, T extends PgTable> = (
  deps: ReadDeps,
  rows: readonly RowOf<T>[],
) => Promise<(row: RowOf<T>) => Values<R['computed']>>

/** What is special about a resource. */
type ResourceRules<R extends AnyResource, T extends PgTable> = OwnRules<R, T> &
  (keyof R['computed'] extends never ? { compute?: undefined } : { compute: Compute<R, T> })

interface OwnRules<R extends AnyResource, T extends PgTable> {
  order: readonly SQL[]
  limit?: number
  /** Columns that the audit log omits; it has all others, also new ones. */
  unaudited?: readonly (keyof RowOf<T> & string)[]
  sort?: (a: EntryOf<R>, b: EntryOf<R>) => number
  /** Validates what the fields can't, and may return more columns. @throws DomainError */
  before?: (change: Change<R, T>) => Promise<Partial<T['$inferInsert']> | void>
}

type AnyRoute = Route<RouteSchemas, 'admin'>
type Actions<T> = Record<'list' | 'add' | 'change', T> & { remove?: T }

/**
 * Serves a resource from a table that has a column for each of its fields.
 * @param rules.json column with the values of fields that have none of their own
 * @example resourceRouter(resources.notes, resourceSchemas.notes, { table: notes, order: [asc(notes.title)], … })
 */
export function resourceRouter<
  R extends AnyResource,
  T extends PgTable,
  J extends keyof RowOf<T> & string = never,
>(
  resource: R,
  schemas: Actions<RouteSchemas>,
  {
    table,
    unaudited = [],
    ...rules
  }: ResourceRules<R, T> & { table: T & Fits<R['fields'], T, J>; json?: J },
) {
  const { key } = resource
  const store = createStore(resource, table, rules as StoreRules)
  const snapshots = { [kindOf(resource)]: rowSnapshot(table, { key, unaudited }) }
  const router = createRouter(
    resource.routes as Record<string, AnyRoute>,
    schemas as Record<string, RouteSchemas>,
    snapshots,
  )
    .on('list', async (context) => ({ data: { entries: await store.list(context) } }))
    .on('add', async (context) => ({ data: await store.add(context as WriteContext) }))
    .on('change', async (context) => {
      const params = context.params as Record<string, string>
      return { data: await store.change(context as WriteContext, params[key] ?? '') }
    })
  if (resource.routes.remove) {
    router.on('remove', async (context) => {
      const params = context.params as Record<string, string>
      await store.remove(context as unknown as WriteContext, params[key] ?? '')
      return { data: {} }
    })
  }
  return {
    mounted: router.mounted,
    /** For other routes about the same entries. */
    snapshots,
    list: store.list as (deps: ReadDeps) => Promise<EntryOf<R>[]>,
    /** @throws DomainError …_not_found */
    read: store.read as (deps: ReadDeps, key: string) => Promise<EntryOf<R>>,
  }
}
