import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { kindOf, type AnyResource, type EntryOf } from '@/contract/kit/resource/resource'
import type { Values } from '@/contract/kit/resource/shapes'
import type { Route, RouteSchemas } from '@/contract/kit/route'

import type { Db } from '../db/client'
import { createRouter, type RequestContext } from '../http/router'
import { rowSnapshot, type Fits } from './columns'
import {
  createStore,
  type ChangeDeps,
  type ReadDeps,
  type StoreRules,
  type WriteContext,
} from './store'

type RowOf<T extends PgTable> = T['$inferSelect']

interface Change<R extends AnyResource, T extends PgTable> extends ChangeDeps {
  tx: Db
  /** Valid values to be written; those that a condition excludes are null. */
  values: Values<R['fields']>
  /** Null for a new entry. */
  previous: RowOf<T> | null
}

/** Returns the computed members and the parts of a row; reads data of all rows at once. */
type Compute<R extends AnyResource, T extends PgTable, P extends keyof R['fields']> = (
  deps: ReadDeps,
  rows: readonly RowOf<T>[],
) => Promise<(row: RowOf<T>) => Values<R['computed']> & Pick<Values<R['fields']>, P>>

/** Fields in tables of their own. The row is always written, too, so that its version changes. */
interface PartRules<R extends AnyResource, T extends PgTable, P extends keyof R['fields']> {
  names: readonly P[]
  write: (tx: Db, row: RowOf<T>, values: Pick<Values<R['fields']>, P>) => Promise<void>
  /** Expressions for the audit log. */
  audited: readonly SQL[]
}

/** What is special about a resource. */
type ResourceRules<
  R extends AnyResource,
  T extends PgTable,
  P extends keyof R['fields'],
> = OwnRules<R, T> & { parts?: PartRules<R, T, P> } & ([keyof R['computed'] | P] extends [never]
    ? { compute?: undefined }
    : { compute: Compute<R, T, NoInfer<P>> })

interface OwnRules<R extends AnyResource, T extends PgTable> {
  order: readonly SQL[]
  limit?: number
  /** Columns that the audit log omits; it has all others, also new ones. */
  unaudited?: readonly (keyof RowOf<T> & string)[]
  sort?: (a: EntryOf<R>, b: EntryOf<R>) => number
  /** Validates what the fields can't, and may return more columns. @throws DomainError */
  before?: (change: Change<R, T>) => Promise<Partial<T['$inferInsert']> | void>
  /** Whether a locked entry can't be removed. */
  isInUse?: (tx: Db, row: RowOf<T>) => Promise<boolean>
  /** After an entry was added or changed. */
  onWritten?: (context: RequestContext, entry: EntryOf<R>) => void
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
  P extends keyof R['fields'] = never,
  J extends keyof RowOf<T> & string = never,
>(
  resource: R,
  schemas: Actions<RouteSchemas>,
  rules: ResourceRules<R, T, P> & {
    table: T & Fits<Omit<R['fields'], NoInfer<P>>, T, NoInfer<J>>
    json?: J
  },
) {
  const { key } = resource
  const { table, unaudited = [], parts, onWritten } = rules
  const store = createStore(resource, table, rules as unknown as StoreRules)
  const snapshot = rowSnapshot(table, { key, unaudited, audited: parts?.audited })
  const snapshots = { [kindOf(resource)]: snapshot }
  const written = (context: RequestContext, data: unknown) => {
    onWritten?.(context, data as EntryOf<R>)
    return { data }
  }
  const router = createRouter(
    resource.routes as Record<string, AnyRoute>,
    schemas as Record<string, RouteSchemas>,
    snapshots,
  )
    .on('list', async (context) => ({ data: { entries: await store.list(context) } }))
    .on('add', async (context) => written(context, await store.add(context as WriteContext)))
    .on('change', async (context) => {
      const params = context.params as Record<string, string>
      return written(context, await store.change(context as WriteContext, params[key] ?? ''))
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
