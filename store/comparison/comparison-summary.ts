import { COMPARISON_LIMIT } from '@/domain/kit/constants'
import { isRecord, isText, isWhole } from '@/domain/kit/stored-value'
import { SESSION_KEYS } from '@/utils/session-keys'
import { LOCAL_KEYS, localStore, sessionStore } from '@/utils/storage'

import type { RowChoice } from './comparison-slice'

/** spec §3 Stored items, "compare cart": summary that avoids opening the database on each page. */
export interface ComparisonSummary {
  size: number
  keys: string[]
}

const NOTHING: ComparisonSummary = { size: 0, keys: [] }

/** Treats corrupt data as empty, because the database is authoritative and is read on first use. */
export function readSummary(): ComparisonSummary {
  const value = localStore.read(LOCAL_KEYS.compareCart)
  if (!isRecord(value) || !Array.isArray(value.keys)) return NOTHING
  const { size, keys } = value
  if (!isWhole(size, 1, 99)) return NOTHING
  const sound = keys.filter((key): key is string => isText(key, 600))
  return { size, keys: sound.slice(0, COMPARISON_LIMIT) }
}

export function writeSummary(mark: ComparisonSummary): void {
  if (mark.size === 0) localStore.remove(LOCAL_KEYS.compareCart)
  else localStore.write(LOCAL_KEYS.compareCart, mark)
}

const MOST_ROWS = 200

/** Reads the selection of rows, which lasts as long as the tab. */
export function readRows(): RowChoice | null {
  const value = sessionStore.read(SESSION_KEYS.compareRows)
  if (!isRecord(value) || !Array.isArray(value.hidden)) return null
  const hidden = value.hidden.filter((id): id is string => isText(id, 80)).slice(0, MOST_ROWS)
  return { hidden, onlyDifferences: value.onlyDifferences === true }
}

export function writeRows(choice: RowChoice): void {
  sessionStore.write(SESSION_KEYS.compareRows, choice)
}
