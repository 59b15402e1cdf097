import { createHash } from 'node:crypto'

import type { TableTexts, TextRow } from './texts'

/** Returns the name of a row in `seed_texts`, for example 'presets:1/touring'. */
export function rowName({ name, keys }: TableTexts, row: TextRow): string {
  return `${name}:${keys.map((key) => String(row[key])).join('/')}`
}

/** Hashes a row's texts; the result is the same for the seed's row and the database's row. */
export function textHash(columns: readonly string[], row: TextRow): string {
  const values = columns.map((column) => canonical(row[column]))
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}

/** Normalizes a value: a column may hold null, '' or [] if empty, and `jsonb` reorders keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(canonical) : null
  if (value === undefined || value === '') return null
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([name, member]) => [name, canonical(member)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}
