import type { Build, CustomPaint } from './bike'
import { isId, isRecord } from '@/domain/kit/stored-value'

/** Parses the shape of a build; null if invalid, never throws. `validateBuild` checks the rules. */
export function parseBuild(value: unknown): Build | null {
  if (!isRecord(value)) return null
  const paint = value.paint === null || value.paint === undefined ? null : parsePaint(value.paint)
  const single = parseIdMap(value.selectedParts, (id) => (isId(id) ? id : null))
  const multiple = parseIdMap(value.selectedMultipleParts, parseIds)
  if (!isId(value.size_id) || !isId(value.color_id) || paint === undefined) return null
  if (single === null || multiple === null) return null
  return {
    size_id: value.size_id,
    color_id: value.color_id,
    paint,
    selectedParts: single,
    selectedMultipleParts: multiple,
  }
}

/** Maximum number of groups or parts, more than any bike has. */
const MOST_ENTRIES = 100
const LONGEST_STORED_NAME = 100

function parsePaint(value: unknown): CustomPaint | undefined {
  if (!isRecord(value) || !isId(value.first_color_id) || !isId(value.second_color_id)) {
    return undefined
  }
  const { first_color_id, second_color_id, name = null } = value
  if (name !== null && (typeof name !== 'string' || name.length > LONGEST_STORED_NAME)) {
    return undefined
  }
  return { first_color_id, second_color_id, name }
}

function parseIdMap<T>(
  value: unknown,
  parse: (entry: unknown) => T | null,
): Record<number, T> | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  if (entries.length > MOST_ENTRIES) return null
  const map: Record<number, T> = {}
  for (const [key, entry] of entries) {
    const parsed = parse(entry)
    if (!/^[1-9]\d{0,8}$/.test(key) || parsed === null) return null
    map[Number(key)] = parsed
  }
  return map
}

function parseIds(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES || !value.every(isId)) return null
  return [...new Set(value)]
}
