import { isRecord, isText } from '@/domain/kit/stored-value'

/** Locally stored campaign (spec §3: seasonal promo items list stored locally) and what the visitor did with it. */
export interface SeasonalItem {
  id: string
  /** Offered code; null for a banner. */
  code: string | null
  /** ISO timestamp; null if open-ended. */
  ends_at: string | null
  is_dismissed: boolean
  is_copied: boolean
}

type SeasonalWindow = Pick<SeasonalItem, 'id' | 'code' | 'ends_at'>

const MOST = 20

/** Parses the stored list and drops invalid items. */
export function parseSeasonalItems(value: unknown): SeasonalItem[] {
  if (!Array.isArray(value)) return []
  return value.filter(isItem).slice(0, MOST)
}

function isItem(value: unknown): value is SeasonalItem {
  if (!isRecord(value)) return false
  const { id, code, ends_at, is_dismissed, is_copied } = value
  return (
    isText(id, 100) &&
    (code === null || isText(code, 100)) &&
    (ends_at === null || isText(ends_at, 40)) &&
    typeof is_dismissed === 'boolean' &&
    typeof is_copied === 'boolean'
  )
}

/** Returns running campaigns with their stored state, then stored ones that have not ended. */
export function seasonalItems(
  stored: readonly SeasonalItem[],
  running: readonly SeasonalWindow[],
  now: number,
): SeasonalItem[] {
  const known = (id: string) => stored.find((item) => item.id === id)
  const present = running.map(({ id, code, ends_at }): SeasonalItem => {
    const { is_dismissed = false, is_copied = false } = known(id) ?? {}
    return { id, code, ends_at, is_dismissed, is_copied }
  })
  const others = stored.filter(
    (item) => !running.some(({ id }) => id === item.id) && !hasEnded(item, now),
  )
  return [...present, ...others].slice(0, MOST)
}

/** @param now in ms since 1970 */
export function hasEnded({ ends_at }: Pick<SeasonalItem, 'ends_at'>, now: number): boolean {
  return ends_at !== null && Date.parse(ends_at) <= now
}
