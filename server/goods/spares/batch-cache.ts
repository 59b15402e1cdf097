import { LRUCache } from 'lru-cache'

interface BatchCacheOptions<Key, Row> {
  load(keys: readonly Key[]): Promise<readonly Row[]>
  keyOf(row: Row): Key
  /** Cache weight of a key's rows; if there are none, their absence is cached. */
  sizeOf(rows: readonly Row[]): number
  maxSize: number
}

type BatchLookup<Key, Row> = (keys: Iterable<Key>) => Promise<ReadonlyMap<Key, readonly Row[]>>

/** Creates an LRU cache that batch-loads missing keys, with single-flight; failures aren't cached. */
export function batchCache<Key extends string | number, Row>({
  load,
  keyOf,
  sizeOf,
  maxSize,
}: BatchCacheOptions<Key, Row>): BatchLookup<Key, Row> {
  const cache = new LRUCache<Key, readonly Row[]>({ maxSize, sizeCalculation: sizeOf })
  const pending = new Map<Key, ReturnType<BatchLookup<Key, Row>>>()

  async function loadAll(keys: readonly Key[]) {
    try {
      const found = new Map<Key, Row[]>(keys.map((key) => [key, []]))
      for (const row of await load(keys)) found.get(keyOf(row))?.push(row)
      for (const [key, rows] of found) cache.set(key, rows)
      return found
    } finally {
      for (const key of keys) pending.delete(key)
    }
  }

  return async (keys) => {
    const found = new Map<Key, readonly Row[]>()
    const absent: Key[] = []
    for (const key of keys) {
      const rows = cache.get(key)
      if (rows) found.set(key, rows)
      else absent.push(key)
    }
    const missing = absent.filter((key) => !pending.has(key))
    if (missing.length > 0) {
      const loading = loadAll(missing)
      for (const key of missing) pending.set(key, loading)
    }
    const loads = absent.map(async (key) => {
      found.set(key, (await pending.get(key))?.get(key) ?? [])
    })
    await Promise.all(loads)
    return found
  }
}
