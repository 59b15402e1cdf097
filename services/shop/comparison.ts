import { Dexie, type Table } from 'dexie'

import type { ComparedBike, BuildSnapshot } from '@/domain/shop/comparison/comparison'
import { BIKE_REMOVED, ComparisonFault } from '@/domain/shop/comparison/comparison-fault'
import { comparisonKey } from '@/domain/shop/comparison/comparison-key'
import { COMPARISON_DATABASE, COMPARISON_LIMIT } from '@/domain/kit/constants'
import {
  isReadable,
  parseCompared,
  type ComparisonRecord,
  type UnreadableBike,
} from '@/domain/shop/comparison/stored-comparison'

import { unregisterDisabledWorker, cachePageOffline } from './comparison-offline'

export type StoredComparedBike = ComparedBike | UnreadableBike
export type AddOutcome = { kind: 'added' | 'same' | 'full' }

/** Database of spec §3 Comparison, with name, version, store and key as specified. */
class Comparator extends Dexie {
  declare bikes: Table<ComparisonRecord, number>

  constructor() {
    // Pass the current `indexedDB`; by default, Dexie uses the one that existed when it was loaded.
    super(COMPARISON_DATABASE.name, { indexedDB, IDBKeyRange })
    this.version(COMPARISON_DATABASE.version).stores({ [COMPARISON_DATABASE.store]: '++db_id' })
    // spec §4 Logout deletes the database, maybe in another tab; an open connection would block it.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false })
      return false
    })
  }
}

type ComparatorFactory = (missing: 'not_supported' | 'not_available') => Promise<Comparator>

/** Returns a function that opens the database on first use, and again after it was closed. */
function comparatorOf(): ComparatorFactory {
  let made: Comparator | undefined
  return async (missing) => {
    if (!hasDatabases()) throw new ComparisonFault(missing)
    try {
      made ??= new Comparator()
      await made.open()
      if (!hasOurStore(made.backendDB())) throw new TypeError('Another version has changed it.')
      return made
    } catch (cause) {
      made?.close()
      made = undefined
      throw new ComparisonFault('not_initialized', cause)
    }
  }
}

/** Comparison storage; throws `not_supported`, `not_available` or `not_initialized` (spec §8). */
export function comparisonService() {
  const open = comparatorOf()
  return {
    async read(): Promise<StoredComparedBike[]> {
      const db = await open('not_supported')
      return attempt(() => allOf(db))
    },

    /** Adds a build unless it is a duplicate or the limit is reached, atomically across tabs. */
    async add(record: ComparisonRecord): Promise<AddOutcome> {
      const db = await open('not_supported')
      const key = comparisonKey(record.slug, record.build)
      return attempt(() =>
        db.transaction('rw', db.bikes, async (): Promise<AddOutcome> => {
          const columns = await allOf(db)
          if (columns.some((bike) => isReadable(bike) && bike.key === key)) return { kind: 'same' }
          if (columns.length >= COMPARISON_LIMIT) return { kind: 'full' }
          await db.bikes.add(record)
          return { kind: 'added' }
        }),
      )
    },

    /** Restores a removed build at its position, unless the comparison is full by now. */
    async putBack({ db_id, slug, build, seen }: ComparedBike): Promise<AddOutcome> {
      const db = await open('not_supported')
      return attempt(() =>
        db.transaction('rw', db.bikes, async (): Promise<AddOutcome> => {
          if ((await db.bikes.count()) >= COMPARISON_LIMIT) return { kind: 'full' }
          const record = { db_id, slug, build, seen } satisfies ComparisonRecord & { db_id: number }
          await db.bikes.put(record)
          return { kind: 'added' }
        }),
      )
    },

    /** Stores the latest snapshots. A bike removed in the meantime stays removed. */
    async cacheSnapshots(news: readonly { db_id: number; seen: BuildSnapshot }[]): Promise<void> {
      const db = await open('not_supported')
      await attempt(() =>
        db.transaction('rw', db.bikes, async () => {
          for (const { db_id, seen } of news) await db.bikes.update(db_id, { seen })
        }),
      )
    },

    /** spec §4 Comparison storage: the removal returns a message. */
    async remove(db_id: number): Promise<string> {
      const db = await open('not_available')
      await attempt(() => db.bikes.delete(db_id))
      return BIKE_REMOVED
    },

    keepPageOffline: cachePageOffline,
    dropWorkerWhenOff: unregisterDisabledWorker,
  }
}

function hasDatabases(): boolean {
  try {
    // Reading the property throws if the browser forbids databases.
    return Boolean(globalThis.indexedDB)
  } catch {
    return false
  }
}

/** Checks the store's schema, which a newer version of the shop may have changed incompatibly. */
function hasOurStore(database: IDBDatabase): boolean {
  const name = COMPARISON_DATABASE.store
  if (!database.objectStoreNames.contains(name)) return false
  const { keyPath, autoIncrement } = database.transaction(name).objectStore(name)
  return keyPath === 'db_id' && autoIncrement
}

async function allOf(db: Comparator): Promise<StoredComparedBike[]> {
  // Records include their inline key.
  const records = (await db.bikes.toArray()) as (ComparisonRecord & { db_id: number })[]
  return records.map((record) => parseCompared(record.db_id, record))
}

async function attempt<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    throw new ComparisonFault(isQuota(cause) ? 'no_room' : 'failed', cause)
  }
}

/** If the quota aborted a transaction, the reason is in `inner`. */
function isQuota(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null) return false
  const { name, inner } = fault as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || isQuota(inner)
}
