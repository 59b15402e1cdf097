import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { listIndexRows, readIndexState } from './index-queries'
import { memoryIndex } from './memory-index'
import { databaseIndex, type SpareIndex } from './spare-index'

/** Up to so many parts are searched in memory: reading them takes about a millisecond each. */
const MOST_IN_MEMORY = 300
const MOST_TRIES = 3

interface Kept {
  key: string
  /** Null for a shop with too many parts. */
  index: SpareIndex | null
}

interface Loads {
  kept?: Kept
  running: Map<string, Promise<SpareIndex | null>>
}

const loads: Loads = { running: new Map() }

/**
 * The parts as the database has them now: one point read when nothing changed since the last call of this process. A
 * save of another process moves the state that is read, so no process answers from what was.
 */
export async function openIndex({ db }: Pick<Deps, 'db'>): Promise<SpareIndex> {
  const { key } = await readIndexState(db)
  const index = loads.kept?.key === key ? loads.kept.index : await loadOnce(db, key)
  return index ?? databaseIndex(db)
}

/** After a save many requests arrive at once: the first one loads, the others wait for it. */
function loadOnce(db: Db, key: string): Promise<SpareIndex | null> {
  const running = loads.running.get(key)
  if (running) return running
  const started = load(db, key).finally(() => loads.running.delete(key))
  loads.running.set(key, started)
  return started
}

/** Tables are read one by one: they belong together only when the state stood still meanwhile. */
async function load(db: Db, expected: string): Promise<SpareIndex | null> {
  let before = expected
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rows = await listIndexRows(db, MOST_IN_MEMORY)
    const { key } = await readIndexState(db)
    if (key === before) {
      const index = rows && memoryIndex(rows)
      loads.kept = { key, index }
      return index
    }
    before = key
  }
  // Somebody saves all the time: the database answers meanwhile.
  return null
}
