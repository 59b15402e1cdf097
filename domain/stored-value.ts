/** Looks at values out of storage, an address or a request: anything may come, nothing throws. */

/** Whether a value can be an id: a positive whole number. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

/** Whether a value is an object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a text of at most so many UTF-16 units. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

/** Whether a value is a whole number between two bounds, both included. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
}

/** The value of a JSON text; undefined for any other text. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
