/** Parsers for untrusted values from storage, a URL or a request; none of them throws. */

export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a string of at most `longest` UTF-16 units. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
}

/** Parses JSON; returns undefined if it is invalid. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the record at a name of a stored record; an empty one if there is none. */
export function recordIn(stored: unknown, name: string): Record<string, unknown> {
  const value = isRecord(stored) ? stored[name] : null
  return isRecord(value) ? value : {}
}
