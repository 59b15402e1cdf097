import type { Synonyms } from '@/domain/search/stems'
import { readSynonyms } from '@/server/catalogue'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { listIndexRows, readIndexState } from './index-queries'
import { memoryIndex, type IndexRows } from './memory-index'
import { databaseIndex, type SpareIndex } from './spare-index'

/** Up to so many parts are searched in memory: reading them takes about a millisecond each. */
const MOST_IN_MEMORY = 300
const MOST_TRIES = 3

interface CachedIndex {
  key: string
  openFor(db: Db): SpareIndex
}

interface Loads {
  kept?: CachedIndex
  running: Map<string, Promise<CachedIndex>>
}

const loads: Loads = { running: new Map() }

/**
 * The parts as the database has them now: one point read when nothing changed since the last call of this process. A
 * save of another process moves the state that is read, so no process answers from what was.
 */
export async function openIndex({ db }: Pick<Deps, 'db'>): Promise<SpareIndex> {
  const { key } = await readIndexState(db)
  const kept = loads.kept?.key === key ? loads.kept : await loadOnce(db, key)
  return kept.openFor(db)
}

/** After a save many requests arrive at once: the first one loads, the others wait for it. */
function loadOnce(db: Db, key: string): Promise<CachedIndex> {
  const running = loads.running.get(key)
  if (running) return running
  const started = load(db, key).finally(() => loads.running.delete(key))
  loads.running.set(key, started)
  return started
}

/** Tables are read one by one: they belong together only when the state stood still meanwhile. */
async function load(db: Db, expected: string): Promise<CachedIndex> {
  let before = expected
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const synonyms = await readSynonyms(db, 'spares')
    const rows = await listIndexRows(db, MOST_IN_MEMORY)
    const { key } = await readIndexState(db)
    if (key === before) {
      loads.kept = cacheIndex(key, { rows, synonyms })
      return loads.kept
    }
    before = key
  }
  // Somebody saves all the time: the database answers meanwhile.
  return cacheIndex(before, { rows: null, synonyms: await readSynonyms(db, 'spares') })
}

interface SpareIndexData {
  /** Null for a shop with too many parts. */
  rows: Omit<IndexRows, 'synonyms'> | null
  synonyms: Synonyms
}

function cacheIndex(key: string, { rows, synonyms }: SpareIndexData): CachedIndex {
  const index = rows && memoryIndex({ ...rows, synonyms })
  return { key, openFor: (db) => index ?? databaseIndex(db, synonyms) }
}
