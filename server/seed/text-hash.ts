import { createHash } from 'node:crypto'

import type { TableTexts, TextRow } from './texts'

/** Name of a row in `seed_texts`, for example 'presets:1/touring'. */
export function rowName({ name, keys }: TableTexts, row: TextRow): string {
  return `${name}:${keys.map((key) => String(row[key])).join('/')}`
}

/** Hash of the texts of a row: the same for a row of the seed and for what the database made of it. */
export function textHash(columns: readonly string[], row: TextRow): string {
  const values = columns.map((column) => canonical(row[column]))
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}

/** A column without a value may hold null, '' or an empty list, and `jsonb` orders members in its own way. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(canonical) : null
  if (value === undefined || value === '') return null
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([name, member]) => [name, canonical(member)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}
